### The shell's words in English. A title's own words stand beside its rules.

comma = , { "" }
colon = : { "" }
list-comma = , { "" }
middle-dot = { " · " }

## Every page
home-link = Opsroom home
theme-to-day = Switch to day
theme-to-night = Switch to night
close = Close
copy = Copy
copied = Copied
failed = That did not work. Try again in a moment.
offline = The server cannot be reached. The page will work again when it is back.
missing = Not here
missing-page = There is no page at this address.
missing-table = This table does not exist, is private, or was deleted because nobody had used it for a long time.
set-aside = This table cannot be opened at the moment
set-aside-title = This server no longer offers the game that is played at this table.
set-aside-data = The table was played with data files that this server does not have.
set-aside-rules = The rules of this game have been updated since the table was last played, and the version installed here cannot continue it.
set-aside-record = The version of Opsroom installed here cannot read the stored record of this table.
set-aside-kept = Nothing has been deleted or changed. You can play on as soon as a version that can open the table is installed; reload this page to try again.
set-aside-no-log = The log of this table cannot be shown either.
set-aside-omitted = { $count ->
    [one] One log entry that this version does not know is left out.
   *[other] { $count } log entries that this version does not know are left out.
  }
set-aside-open = Details
expired = This table has expired
expired-yours = Nobody has used it for a long time, so it was moved to the trash. You can bring it back until { $until }; after that it is deleted.
expired-others = Nobody has used it for a long time, so it was moved to the trash. Its players can bring it back until { $until }; after that it is deleted.
restore-table = Bring it back

## Home
home-title = Opsroom · Second World War tabletop games
welcome = Welcome
pitch = Pull up a chair. The raid is on its way.
pitch-line = Tabletop games of the Second World War. The rules are enforced and explained, and there is an opponent for every empty seat.
play-now = Play { $title } now
watch-a-game = Watch a game
quick-you = You
quick-bot = Staff bot, no sign-in
chart = A plotting table with raids crossing the Channel towards Kent
shelf = The shelf
shelf-line = Against bots, at one screen or with a friend through a link, in English and Japanese.
seats-range = { $least } to { $most } seats
seats-count = { $least ->
    [one] 1 seat
   *[other] { $least } seats
}
play = Play
play-title = Play { $title }
learn = Learn
learn-title = Learn { $title }
data-stated = Complete data
data-reconstructed = Data partly reconstructed
your-tables = Your tables
no-tables = You hold no seat yet.
watch-tables = Tables to watch
none-to-watch = No open table at the moment.
watch = Watch
sit-down = Sit down
resume = Resume
row-set-aside = Turn { $turn }, cannot be opened at the moment
row-expired = Expired, deleted after { $until }
row-won = { $seat } won, turn { $turn }
row-drawn = Drawn, turn { $turn }
row-open = Turn { $turn }, a seat waits for a friend
row-yours = Turn { $turn }, your decision
row-waiting = Turn { $turn }, { $seat } decides
import = A saved table
import-line = A file saved from a finished table, or from one you held alone, can be set up again.
import-choose = Open a file
import-failed = This file cannot be opened: { $message }
not-affiliated = Opsroom is not affiliated with the publishers of these games. Names identify them; words, pictures and layout are our own.
notice = Notice and data sources
version = Opsroom { $version }

## New table
new-table = Set up a table
new-title = Set up a table of { $title }
mode = Game
who-sits = Who sits where
how-many = How many play
sit-me = I do
sit-friend = A friend, by link
sit-note = Take both seats to play at one screen: it is covered when it changes hands.
table-manners = At the table
guided = Guided
guided-note = A line of advice, with its rule, at each new kind of question.
may-watch = Others may watch. Hands stay covered.
start = Start
bot = Bot
bot-random = Bot: random
bot-staff = Bot: staff
bot-search-small = Bot: search, quick
bot-search-large = Bot: search, deep
bot-plan = Bot: staff, { $plan }
bot-level = Bot

## Joining
join = Invitation
join-invited = A seat at { $title } is kept for you
join-seat = You would play { $seat }.
join-taken = You would take over { $seat } from whoever holds it now.
join-sit = Sit down as { $seat }
disclosed = Hidden information may be known
disclosed-exported = The whole game, with all hands, was saved to a file before.
disclosed-imported = The game was loaded from a file that contains all hands.
disclosed-several_seats = One player has held more than one seat.
disclosed-previous_holder = Someone else has held one of the seats before.
disclosed-undone = Someone playing alone took back answers after dice, draws or reveals.
disclosed-untracked = The game began on an older version that did not keep track of this.
disclosed-joining = When you join, a fresh secret seed is drawn for all dice and draws from then on. Cards already dealt stay where they are.
disclosed-playing = A fresh secret seed is drawn whenever a new player joins. Cards already dealt stay where they are.
join-gone = This invitation is no longer good. Ask for a new link.
join-offline = The server cannot be reached. Try again in a moment.

## Learning
first-game = Guided first game
how-a-turn-goes = How a turn goes
rules = Rules
rules-all = All sections
rules-notes = Rulings and sources
rules-language = Language of the rule
rules-failed = The rules could not be fetched.
open-rule = Rule: { $name }

## The table
laying-out = Laying out the table …
region-strip = Table
region-orders = Orders
region-log = Log
orders-and-log = Orders and log
seats = Seats
turn = Turn { $turn }
phases = Phases of turn { $turn }
connecting = reconnecting
who-name = { $seat }
who-you = { $seat }, you
who-won = won
who-over = game over
who-thinking = thinking
who-to-decide = to decide
who-open = invited
who-waiting = waiting
who-away = away
slip-you = { $seat } to play
slip-other = { $seat } to play
waiting = { $seat } is deciding.
waiting-now = You can look around meanwhile.
waiting-since = { $seat } has been deciding for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
options = Options
many-options = { $count } can be chosen on the board. Search here by name or number.
not-now = Not now, and why
more = { $count } more
all-of-them = Name them all
stays = stays { $after }
tools = Tools
undo = Undo
undo-asks = Ask to undo
undo-chance = A card or die has been drawn since: the others are asked.
undo-revealed = Something hidden has been shown since: the others are asked.
undo-seat_changed = Another seat has acted since: the others are asked.
undo-asked = { $seat } asks to take the last decision back.
undo-pending = You asked to take your last decision back. The other side decides.
undo-agree = Agree as { $seat }
undo-refuse = Decline
hint = Hint
hint-would = { $bot_id ->
    [staff] The staff would choose { $option }.
   *[other] The bot would choose { $option }.
}
coach = Advice
coach-dismiss = Put the advice away
replay = Replay
replay-back = One step back
replay-on = One step on
replay-moment = Moment
replay-at = Turn { $turn }, step { $at } of { $moments }
replay-eyes = Whose eyes
replay-all = All hands
replay-watcher = Onlooker
replay-live = Back to the game
replay-end = Back to the result
log = Log
log-empty = Nothing has happened yet.
earlier = Earlier
before-first-turn = Set-up
menu = Menu
people = People and links
export = Save to a file
keys = Keys
letters = Letter keys (U, H, R, L, T, I)
auto = Take the only option by itself
kept-until = Kept until { $date } if nobody plays.
you = you
person = a person, here
person-away = a person, away
stand-in = { $level }, standing in for a player
give-back = Take the bot out
put-bot = Put the bot in
new-link = New link
new-link-note = You can change another player's seat only while they are away. A new link replaces the old one at once: whoever held the seat loses it, and whoever opens the new link takes it. Everyone sees this in the log.
invitation-link = Invitation link
open-seat = { $seat } waits for a friend. Give them this link:
sure = Are you sure? This cannot be undone.
sure-yes = Yes: { $action }
sure-back = Back
sheet-peek = Orders: raise the sheet
sheet-half = Orders: raise the sheet
sheet-full = Orders: lower the sheet
over = Game over
over-won = { $you ->
    [yes] You win as { $seat }.
   *[other] { $seat } wins.
}
over-drawn = A draw.
over-turn = Turns
play-again = Play again
fair = Was the chance fair?
fair-how = Before the first card the server committed itself to a secret seed by publishing its hash. Save the finished table to a file and check every draw yourself:
fair-promise = The server has chosen a secret seed and published its hash. When the game is over it shows the seed, and every draw can be checked.
fair-several = A fresh seed was drawn during the game, so there is one commitment for each.
fair-commitment = Commitment
fair-seed = Seed
hot-seat = One screen, turn { $turn }
pass-to = Pass to { $seat }
pass-covered = All other hands are covered. Nothing shows until the next player is ready.
pass-here = I am the { $seat } player
your-turn = Your turn. { $question }
can-be-played = Can be played.
total-becomes = Total becomes { $after }.
not-now-because = Not now: { $why } Rule: { $rule }.

## Errors
error-offline = The server cannot be reached.
error-table_set_aside = This table cannot be opened at the moment. The version of Opsroom installed here cannot load it. The link will work again once a version that can is installed.
error-table_expired = Nobody has used this table for a long time, so it has expired. If one of its players brings it back, this link will work again.
error-seat_taken = Someone else has taken this seat. Ask for a new link.
error-other_seat_held = You already hold or held another seat at this table. Because other people play here, you cannot take this one as well.
error-holder_connected = This player is connected or was a moment ago. You can change their seat once they have been away for a few minutes.
error-too_many_changes = Seats and links of this table have been changed too often.
error-record_full = This game has become too long to go on.
error-undo_seat_open = A seat is still waiting for its player, who cannot agree yet.
error-undo_nobody_left = Another player has left this table, so nobody can agree to this undo.
error-illegal_answer = That is not offered now.
error-not_your_seat = You do not hold that seat.
error-rate_limited = Too fast. Wait a moment.
error-no_worker = The server is busy. Try again in a moment.
error-undo_refused = There is nothing to take back.
error-game_over = The game is over.
error-not_your_question = It is not your decision now.
error-not_stored = The server could not store the answer. Try again.

## A hex map
space = { " " }
full-stop = .
hex-help = Arrow keys move to the next hex that way; W, E, D, X, Z and A go to the six neighbours, clockwise. Enter chooses or looks into the hex, G goes to the next offered hex, S reads the hex, slash searches, plus and minus zoom.
hex-offered = Can be chosen:
hex-lit = A counter here can be chosen: Enter shows it.
hex-next = Next offered hex
hex-places = Places
hex-search = Search for a place or a hex
hex-found = Found
hex-not-found = No place of that name
hex-nearer = Nearer
hex-farther = Farther
hex-whole = The whole map
hex-card = The hex looked at
hex-layers = Layers of the map
hex-signs = Signs on the map

## Keys
key-digits = Choose the option with that lamp; 0 stops or finishes
key-tab = Next item
key-f6 = Next region: table, board, hand, orders, log
key-arrows = Next card; nearest hex that way
key-hexes = On a hex map: the six neighbours, clockwise
key-next-offer = Next offered hex; with Shift the last one
key-read-hex = Read the hex
key-find = Search the map
key-zoom = Nearer, farther, the whole map
key-layers = Layers of the map
key-undo = Undo
key-hint = Hint
key-rule = The rule in question
key-log = Log
key-replay = Replay: a step back, a step on
key-space = Skip the animation
key-theme = Day or night
key-inspect = Look at the card closely
key-escape = Put back, close
key-help = This list

## Notice
notice-affiliation = No affiliation
    .text = Opsroom is not affiliated with, endorsed by or sponsored by the designers or publishers of the games. The names of the games identify them and belong to their owners.
notice-data = Words and numbers
    .text = The rules are told in our own words. Where a rulebook states a number, we use it; where we had to reconstruct one, the title's page and its data files say so. Owners of a printed game can load their own numbers as a data pack.
notice-drawings = Drawings
    .text = All pictures were drawn for this project: plan-view silhouettes, map-room signs, a section clock. Coastlines come from Natural Earth, which is in the public domain.
notice-subject = The subject
    .text = These games are about a war in which many people died. They are shown as diagrams, without emblems, portraits or glee.
notice-privacy = What is kept
    .text = A cookie with a random number holds your seats; your language and theme stay in your browser. Tables that nobody uses move to a trash after a time and are deleted later. There are no trackers and no outside files.
notice-licence = Licence
    .text = The program is free software under the Apache License 2.0.
