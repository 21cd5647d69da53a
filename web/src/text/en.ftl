### The shell's text in English. Each title's own text is with its rules.

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
missing = Not found
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
expired-yours = Nobody has used it for a long time, so it was moved to the trash. You can restore it until { $until }; after that it will be deleted.
expired-others = Nobody has used it for a long time, so it was moved to the trash. Its players can restore it until { $until }; after that it will be deleted.
restore-table = Restore it

## Names
name-choose = Choose a name
name-label = Your name
name-note = Others see it at the table. You can change it at any time.
name-save = Save
player-guest = { $name } (guest)
player-former = a former player

## Account
account = Account
account-or-sign-in = Sign in or make an account
account-parts = Parts of this page
name-title = Name
sign-in = Sign in
sign-in-line = What you have played in this browser moves into the account. You can also play on without one.
sign-in-again-line = This change needs a fresh sign-in. After it, make the change once more.
with-passkey = With a passkey
with-passkey-line = Your fingerprint, face or device PIN. There is nothing to remember, and nothing that we could leak.
passkey-use = Continue with a passkey
passkey-add = Add a passkey
passkey-second = One passkey on one device is a risk. Add a second one.
passkey-of = Passkey, { $label }
passkey-added = Added { $added }
passkey-used = Added { $added }, last used { $used }
passkey-cancelled = The passkey was not used.
passkey-needs-host = Passkeys are bound to a host name, and this site was opened by an IP address. Open it by its name, or use a password.
passkey-needs-https = Passkeys need a secure connection (HTTPS). Open the site by its https address, or use a password.
passkey-needs-browser = This browser has no passkeys. Use a password.
with-password = With a password
sign-in-name = Account name
password = Password
password-use = Sign in with password
password-rule = 10 characters or more, and not your name.
password-signs-out = Your other browsers are signed out.
password-changed = Changed { $when }. Can be removed once you have two passkeys.
password-none = You have none.
password-change = Change
password-set = Set a password
password-remove = Remove
password-new = New password
password-save = Save password
sign-in-lost = Lost both? Use a recovery code
recovery-code = Recovery code
recovery-code-use = Sign in with the code
recovery-mail-send = Send me a link
recovery-mail-sent = If this account has an e-mail address, a link is on its way.
recovery-link-line = This link signs you in as { $name }. What you have played in this browser as a guest moves into that account, your seats included. If the account is not yours, close this page.
recovery-link-use = Sign in
sign-up = New account
sign-up-line = An account keeps your name, tables and lessons on every device.
sign-up-name = Account name, which others see
sign-up-passkey = Make an account with a passkey
sign-up-password = Make an account with a password
ways-in = Ways to sign in
ways-in-line = Two ways are better than one.
remove = Remove
recovery-codes = Recovery codes
recovery-codes-new = Ten new codes. If you lose every passkey and the password, each lets you in once. Keep them in a safe place.
recovery-codes-left = { $count ->
    [0] No codes are left. Make ten new ones.
    [one] One code is left.
   *[other] { $count } codes are left.
  }
recovery-codes-renew = Make ten new ones
recovery-codes-note = We keep no readable copy: you see the codes when they are made, and never again.
print = Print
email = E-mail
email-line = For a link when you cannot sign in. It is not shown to anyone.
email-address = E-mail address
email-new = Another address
email-send = Send a link to confirm it
email-sent = We have sent a link to { $address }. The address is stored when you open it.
email-remove = Remove
email-confirm-line = This link confirms your e-mail address.
email-confirm = Confirm the address
email-confirmed = The e-mail address is confirmed.
devices = Devices
device-on = { $browser } on { $system }
device-unknown = unknown device
device-here = This browser
device-seen = Last used { $when }
sign-out = Sign out
sign-out-here = Sign out here
sign-out-others = Sign out everywhere else
signed-out = You are signed out.
delete-account = Delete account
delete-account-line = { $count ->
    [0] Your name, sign-ins, devices and lessons are deleted at once and cannot be brought back. Finished games stay, with “a former player” in your seat.
    [one] Your name, sign-ins, devices and lessons are deleted at once and cannot be brought back. Finished games stay, with “a former player” in your seat. Your running game against others is conceded.
   *[other] Your name, sign-ins, devices and lessons are deleted at once and cannot be brought back. Finished games stay, with “a former player” in your seat. Your { $count } running games against others are conceded.
  }
delete-account-button = Delete my account
delete-guest = Your data
delete-guest-line = You play as a guest. You can download or delete what the site knows about you; finished games stay without your name.
delete-guest-button = Delete my data
delete-sure = Delete everything for good?
delete-yes = Yes, delete everything
delete-no = Keep it
deleted = Everything about you is deleted.
export-data = Download my data

## Home
home-title = Opsroom · Second World War tabletop games
welcome = Welcome
pitch = Pull up a chair. The raid is on its way.
pitch-line = Tabletop games of the Second World War. The rules are enforced and explained, and there is an opponent for every empty seat.
play-now = Play { $title } now
watch-a-game = Watch a game
quick-you = You
quick-bot = Standard bot, no sign-up
chart = A plotting table with raids crossing the Channel towards Kent
shelf = The games
shelf-line = Play against bots, on one screen, or with a friend by link. In English and Japanese.
seats-range = { $least } to { $most } seats
seats-count = { $least ->
    [one] 1 seat
   *[other] { $least } seats
}
play = Play
play-title = Play { $title }
learn = Learn
learn-title = Learn { $title }
data-stated = All numbers come from the rulebook
data-reconstructed = Complete; some numbers not in the rulebook are ours
watch = Watch
resume = Resume
row-closed = Closed by a moderator
row-set-aside = Turn { $turn }, cannot be opened at the moment
row-expired = Expired, deleted after { $until }
row-won = { $seat } won, turn { $turn }
row-drawn = Draw, turn { $turn }
row-lost = The players lost, turn { $turn }
import = Load a saved game
import-line = You can continue from a file saved from a finished game, or from a game that you played alone.
import-choose = Choose a file
import-failed = This file cannot be opened: { $message }
not-affiliated = Opsroom is not affiliated with the publishers of these games. Their names identify them; all text, pictures and layout are our own.
notice = Legal notice and data sources
version = Opsroom { $version }

## New table
new-table = Set up a table
new-title = Set up a table of { $title }
mode = Game
who-sits = Who plays which side
how-many = Number of players
sit-me = Me
sit-friend = A friend (by link)
sit-note = Take more than one seat to share a screen. It is hidden whenever it changes hands.
quick-side = Your side
quick-level = Opponents
level-random = Beginner
    .about = Plays at random. Good for learning how a turn works.
level-staff = Standard
    .about = Follows a few clear priorities and answers at once. Beats Beginner almost every time.
level-search-small = Strong
    .about = Tries out what could happen, up to a second for each decision.
level-search-large = Strongest
    .about = Looks further ahead, up to four seconds for each decision.
levels-slow = The searching opponents are not offered in this game: one of their turns would take half a minute or more.
who-sits-note = Friends, one screen for several players, a level for each bot
variants = Rule variants ({ $count })
variants-changed = { $changed ->
    [0] All as in the standard game
    [one] 1 differs from the standard game
   *[other] { $changed } differ from the standard game
}
table-manners = Table settings
guided = Guided game
guided-note = Shows a tip and the rule the first time each kind of decision comes up.
start = Start
bot = Bot
bot-random = Bot: Beginner
bot-staff = Bot: Standard
bot-search-small = Bot: Strong
bot-search-large = Bot: Strongest (slow)
bot-plan = Bot: Standard, { $plan }
bot-level = Bot

## Joining
join = Invitation
join-invited = You have been invited to play { $title }
join-seat = You would play { $seat }.
join-taken = You would take over { $seat } from the current player.
join-sit = Play { $seat }
disclosed = Hidden information may be known
disclosed-exported = The whole game, including all hands, was saved to a file earlier.
disclosed-imported = The game was loaded from a file that contains all hands.
disclosed-shared = Someone playing alone shared what their seat saw.
disclosed-several_seats = One player has held more than one seat.
disclosed-previous_holder = Someone else has held one of the seats before.
disclosed-undone = Someone playing alone undid moves after dice were rolled, cards were drawn or something was revealed.
disclosed-untracked = The game began on an older version that did not keep track of this.
disclosed-joining = When you join, a fresh secret seed is drawn for all later dice and draws. Cards that were already dealt do not change.
disclosed-playing = A fresh secret seed is drawn whenever a new player joins. Cards that were already dealt do not change.
join-gone = This invitation is no longer valid. Ask for a new link.
join-offline = The server cannot be reached. Try again in a moment.

## Learning
first-game = First game with tips
how-a-turn-goes = How a turn works
rules = Rules
rules-all = All sections
rules-notes = Rulings and sources
rules-language = Language of the rule
rules-failed = The rules could not be loaded.
open-rule = Rule: { $name }

## Lessons
lesson = Lesson
lessons = Lessons
lessons-line = Short and interactive: you play prepared positions on the real board, one idea at a time. Wrong moves are explained, and nothing is lost.
lessons-all = All lessons
lessons-count = { $count ->
    [one] { $done ->
        [0] 1 lesson
       *[other] 1 lesson, done
    }
   *[other] { $done ->
        [0] { $count } lessons
       *[other] { $count } lessons, { $done } done
    }
}
lessons-first = New to this game? Take a lesson first ({ $minutes } min)
lesson-first = Learn it in { $minutes } minutes
lesson-minutes = { $minutes } min
lesson-done = done
lesson-start = Start
lesson-resume = Continue
lesson-again = Take it again
lesson-take = Lesson: { $name }
lesson-of = Lesson { $place } of { $lessons }
lesson-step = Step { $at } of { $of }
lesson-goals = What this task asks for
lesson-met = done
lesson-not-yet = not yet
lesson-not-that = Not that one
lesson-missed = What happened
lesson-read = Read this step first, then go on.
lesson-on = Next
lesson-back = Back
lesson-show = Show me
lesson-step-again = Start over
lesson-try-again = Try again
lesson-finished = Lesson finished
lesson-finished-line = You have finished “{ $name }”.
lesson-next = Next lesson: { $name }
lesson-play = Play a game
lesson-changed = This lesson has been revised since you started it. Take it again to continue.

## The table
laying-out = Setting up the table …
region-strip = Table
briefing = Briefing
briefings = A briefing before each game
briefing-yours = Your goal, { $seat }
briefing-theirs = The other side: { $seat }
briefing-theirs-all = The other players
briefing-turn = How a turn works
briefing-what-decides = What decides
briefing-table = This table
briefing-you-play = You play
briefing-time = A game takes
briefing-go-on = Go on
region-goal = Goal and standing
goal-bands = Results, and where things stand
goal-band-now = As things stand: { $band }
up-to = ≤ { $high }
from-to = { $low }–{ $high }
from-on = { $low }+
region-orders = Decision
region-log = Log
orders-and-log = Decision and log
seats = Seats
turn = Turn { $turn }
phases = Phases of turn { $turn }
connecting = reconnecting
who-name = { $seat }
who-you = { $seat }, you
who-won = won
who-over = game over
who-thinking = thinking
who-to-decide = to move
who-open = invited
who-waiting = waiting
who-away = away
slip-you = { $seat } to move
slip-other = { $seat } to move
waiting = Waiting for { $seat }.
waiting-now = Feel free to look around.
waiting-since = { $seat } has been thinking for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
options = Options
many-options = { $count } choices on the board. You can also search by name or number.
many-options-near = { $count } choices. Tap one on the map, search by name or number, or pick one of these.
not-now = Unavailable now
more = { $count } more
all-of-them = Show all
stays = stays { $after }
tools = Tools
undo = Undo
undo-asks = Ask to undo
undo-chance = A card or die was drawn since then, so the other players must agree.
undo-revealed = Hidden information was revealed since then, so the other players must agree.
undo-seat_changed = Another player has acted since then, so the other players must agree.
undo-asked = { $seat } would like to undo their last decision.
undo-pending = You asked to undo your last decision. Waiting for the other players.
undo-agree = Agree as { $seat }
undo-refuse = Decline
hint = Hint
hint-would = { $bot_id ->
    [lesson] Choose { $option }.
    [staff] The Standard bot would choose { $option }.
   *[other] The bot would choose { $option }.
}
coach = Tip
coach-dismiss = Hide this tip
replay = Replay
replay-back = Previous step
replay-on = Next step
replay-moment = Step
replay-nearest_turn = The rules or the data have changed since this game was played. You see the beginning of the turn; the log is the recorded one.
replay-at = Turn { $turn }, step { $at } of { $moments }
replay-view-as = View as
replay-all = All hands
replay-watcher = Spectator
replay-live = Back to the game
replay-end = Back to the result
replay-play = Play
replay-pause = Pause
replay-speed = Speed
playback = Others’ moves
playback-heading = The others have moved.
playback-left = { $count ->
    [one] 1 more move to show.
   *[other] { $count } more moves to show.
}
playback-thinned = Some are shown together; the log has them all.
playback-play = Go on
playback-pause = Pause
playback-next = Next
playback-skip = Skip
recap = Since your last decision
recap-look = Show in the log
recap-rest = and { $count } more
pace = Others’ moves are shown
pace-instant = at once
pace-fast = fast
pace-slow = slowly
pace-step = step by step
log = Log
log-empty = Nothing has happened yet.
earlier = Earlier
before-first-turn = Setup
menu = Menu
people = Players and links
export = Save to a file
keys = Keys
letters = Letter keys (U, H, R, L, T, I)
auto = Auto-answer single choices
auto-single = Answer single choices automatically for everyone. Faster, but a quick answer reveals that a player had nothing else to choose.
auto-single-joining = At this table, questions with a single choice are answered automatically for every player. A quick answer therefore shows that a player had nothing else to choose.
orders-pass = Pass questions like this automatically
orders-pass-note = You pass every question of this kind, even if you could play something. The other players only see that you pass.
orders-phase = This phase
orders-turn = This turn
orders-game = Until I stop it
orders-passing = Passing automatically
orders-now = { $until ->
    [phase] Passing such questions automatically this phase.
    [turn] Passing such questions automatically this turn.
   *[game] Passing such questions automatically.
}
orders-stop = Stop
kept-until = Deleted on { $date } unless someone plays.
you = you
person = player, online
person-away = player, away
you-named = { $name }, you
person-named = { $name }, online
person-away-named = { $name }, away
stand-in = { $level }, standing in for a player
stand-in-for = { $level }, standing in for { $name }
give-back = Remove the bot
put-bot = Let a bot play
new-link = New link
new-link-note = You can change another player's seat only while they are away. A new link replaces the old one immediately: the current player loses the seat, and the next person to open the new link gets it. Everyone sees this in the log.
invitation-link = Invitation link
open-seat = { $seat } is waiting for a friend. Send them this link:
concede-for = Concede for { $seat }
sure = Are you sure? This cannot be undone.
sure-yes = Yes: { $action }
sure-back = Cancel
confirm-tapped = Confirm: { $option }
sheet-peek = Decision: open the panel
sheet-half = Decision: open the panel fully
sheet-full = Decision: lower the panel
over = Game over
over-won = { $you ->
    [yes] You win as { $seat }.
   *[other] { $seat } wins.
}
over-drawn = The game is a draw.
over-lost = The players lose.
over-turn = Turns
play-again = Play again
fair = Verify the shuffle
fair-how = Before the first draw the server chose a secret seed and published its hash. Save the finished game to a file to check every die and card yourself:
fair-promise = The server has chosen a secret seed and published its hash. When the game is over the seed is revealed, and you can check every die and card.
fair-several = A fresh seed was drawn during the game, so there is one commitment per seed.
fair-commitment = Commitment
fair-seed = Seed
hot-seat = Shared screen, turn { $turn }
pass-to = Pass to { $seat }
pass-covered = All hands are hidden until the next player is ready.
pass-here = I'm playing { $seat }
your-turn = Your turn. { $question }
can-be-played = Playable now.
total-becomes = The total becomes { $after }.
not-now-because = Not now: { $why } Rule: { $rule }.

## Errors
error-offline = The server cannot be reached.
error-table_set_aside = This table cannot be opened at the moment. The version of Opsroom installed here cannot load it. The link will work again once a version that can is installed.
error-table_expired = Nobody has used this table for a long time, so it has expired. If one of its players restores it, this link will work again.
error-bad_name = A name has 1 to 24 letters, digits and plain signs, and at least one letter or digit.
error-name_taken = This name is taken. Try another one.
error-banned = You are banned from this site.
error-wrong_credentials = The name does not fit the password or code.
error-bad_passkey = This passkey could not be used. Try again.
error-sign_in_needed = This is only for players with an account.
error-sign_in_again = Sign in again to change this.
error-already_signed_in = This browser is signed in already. Reload the page.
error-weak_password = This password would be guessed. Take at least 10 characters, without your name.
error-bad_email = We cannot send to this e-mail address.
error-last_credential = Without a password you need two passkeys, so this one cannot go.
error-too_many_passkeys = You have as many passkeys as one account can have.
error-passkeys_off = Passkeys do not work at this address.
error-mail_off = This site sends no e-mails.
error-expired_link = This link is no longer valid. Ask for a new one.
error-unknown_player = There is nothing stored about you.
error-unknown_complaint = This report does not exist.
error-unknown_credential = This passkey no longer exists.
error-unknown_device = This device is already signed out.
error-table_closed = A moderator has closed this table.
error-seat_taken = Someone else has taken this seat. Ask for a new link.
error-other_seat_held = You already hold or held another seat at this table. Because other people play here, you cannot take this one as well.
error-holder_connected = This player is connected or was a moment ago. You can change their seat once they have been away for a few minutes.
error-cannot_concede = You took this seat over during the game, so you cannot concede it. You can let a bot play on.
error-too_many_changes = Seats and links of this table have been changed too often.
error-too_many_shares = You have shared as many positions of this table as you can.
error-record_full = This game has become too long to continue.
error-undo_seat_open = A seat is still waiting for its player, who cannot agree yet.
error-undo_nobody_left = Another player has left this table, so nobody can agree to this undo.
error-illegal_answer = You cannot choose that now.
error-not_your_seat = You do not hold that seat.
error-rate_limited = Too many actions at once. Wait a moment.
error-no_worker = The server is busy. Try again in a moment.
error-order_refused = When playing with other people, you cannot pass this question in advance: how quickly you pass would give away what you hold.
error-undo_refused = There is nothing to undo.
error-no_lesson = This lesson has been revised. Take it again to continue.
error-lesson_table = This is a lesson: it is yours alone and cannot be shared or saved.
error-game_over = The game is over.
error-not_your_question = It is not your turn to decide.
error-not_stored = The server could not save your answer. Try again.
error-malformed = The server did not understand this request. Reload the page and try again.
error-bad_save = This file cannot be loaded: it is damaged, or it is not a saved game.
error-not_authorized = The site no longer recognizes this browser. Open your link again.
moderation = Moderation
moderation-line = You moderate this site. Whatever you do here is in its audit log.
moderation-none = There are no open reports.
moderation-guest = a guest
moderation-gone = a former player
moderation-by = Reported by { $name }, { $date }
moderation-table = table
moderation-banned = Banned
moderation-delete-line = Delete the line
moderation-ban = Ban the player
moderation-ban-sure = Ban { $name }? They are signed out and can no longer sit down, write or sign in. You can end the ban here.
moderation-unban = End the ban
moderation-resolve = Dealt with
error-not_moderator = This is for the moderators of this site. Moderators themselves are for its operator.
error-not_starter = Only the person who set up this table can do that.
error-others_play = Other people play at this table, so you cannot do that.
error-not_watchable = This table is private.
error-not_over = That is possible only when the game is over.
error-foreign_origin = The request came from another site, so it was refused.
error-not_found = There is nothing here.
error-unknown_title = This game is not available here.
error-unknown_table = This table no longer exists.
error-unknown_seat = This table has no such seat.
error-unknown_link = This link is no longer valid.
error-unknown_moment = This game has no such moment.
error-unknown_lesson = This lesson does not exist.
error-method_not_allowed = The server did not understand this request. Reload the page and try again.
error-request_timeout = The request took too long to arrive. Try again.
error-stale_answer = The game has moved on. Look at the table again.
error-nothing_asked = Nothing is being asked at the moment.
error-what_if_running = While other people play, you cannot try out moves from this game. Wait until it is over.
error-share_running = While a game between people goes on, what a seat sees cannot be shared.
error-unknown_position = This position is no longer shared.
error-not_a_sandbox = That is possible only in a sandbox.
error-sandbox_table = This is a sandbox: that is not possible here.
error-too_large = This is too large for the server.
error-not_json = The server did not understand this request. Reload the page and try again.
error-upgrade_required = This page is out of date. Reload it.
error-unknown_host = This site cannot be reached under this address.
error-server_error = Something went wrong on the server. Try again in a moment.
error-dead_end = The rules found no way to go on here. Nothing was changed.
error-stopping = The server is restarting. Try again in a moment.
error-elsewhere = The table is moving to another server. Try again in a moment.
error-bad_setup = These settings do not fit together or do not exist here.
error-busy = The server is busy. Try again in a moment.

## A hex map
space = { " " }
full-stop = .
hex-help = Arrow keys move to the next hex in that direction; W, E, D, X, Z and A go to the six neighbours, clockwise. Enter chooses or opens the hex, G goes to the next available hex, S reads the hex, slash searches, plus and minus zoom.
hex-offered = Available:
hex-lit = A counter here can be chosen. Press Enter to see it.
hex-next = Next available hex
hex-places = Places
hex-search = Search for a place or a hex
hex-found = Results
hex-not-found = No place with that name
hex-nearer = Zoom in
hex-farther = Zoom out
hex-whole = Whole map
hex-card = Selected hex
hex-layers = Map layers
hex-signs = Map legend

## Keys
key-digits = Choose the option with that number; 0 passes or finishes
key-tab = Next item
key-f6 = Next region: table, board, hand, decision, log
key-arrows = Next card; next hex in that direction
key-hexes = On a hex map: the six neighbours, clockwise
key-next-offer = Next available hex; with Shift, the previous one
key-read-hex = Read the hex
key-find = Search the map
key-zoom = Zoom in, zoom out, whole map
key-layers = Map layers
key-undo = Undo
key-hint = Hint
key-rule = The rule for this decision
key-log = Log
key-replay = Replay: previous step, next step
key-space = Skip the animation
key-theme = Day or night
key-inspect = Inspect the card
key-escape = Cancel, close
key-help = This list

## Notice
notice-affiliation = No affiliation
    .text = Opsroom is not affiliated with, endorsed by or sponsored by the designers or publishers of the games. The names of the games identify them and belong to their owners.
notice-data = Text and numbers
    .text = The rules are explained in our own words. Where a rulebook states a number, we use it; where we had to reconstruct one, the game's page and its data files say so. Owners of a printed game can load their own numbers as a data pack.
notice-drawings = Pictures
    .text = All pictures were drawn for this project: aircraft seen from above, plotting-room symbols, a sector clock. Coastlines come from Natural Earth, which is in the public domain.
notice-subject = The subject
    .text = These games are about a war in which many people died. They are shown as diagrams, without emblems or portraits.
notice-privacy = What we store
    .text = A cookie with a random number keeps your seats; your language and theme stay in your browser. If you choose a name, others see it. An account stores your name, public keys of passkeys or a hash of your password, and the kinds of browsers you use; an e-mail address only if you give one. You can download and delete all of it on the account page. Tables that nobody uses are moved to the trash and deleted later. There are no trackers and no third-party files.
notice-licence = Licence
    .text = Opsroom is open-source software under the Apache License 2.0.

## Odds and advice
odds-setting = Show odds beside the options
odds-note = Odds based on what you know.
odds-pending = …
odds-exact = { $outcome }: { $chance }%
odds-sampled = { $outcome }: about { $chance }% (±{ $error })
analyse = Analyse deeper
analysis-running = Analysing …
analysis = Winning chances
analysis-option = { $option }: { $chance }% (±{ $error })
analysis-even = The difference is within the error, so treat these two as equal.
analysis-how = { $worlds ->
    [one] Estimated from one simulated game, based on what you know.
   *[other] Estimated from { $worlds } simulated games, based on what you know.
}

## Stacks on hex maps
hex-stack = { $count ->
    [one] One counter
   *[other] Stack of { $count } counters: click to lay it out
  }
hex-fan = { $hex }: { $count } counters

## The slip on a phone
options-pinned = Pass or finish

## The page about a game, the home page, exhibition games

guide-examples = Examples
guide-decides = Decided by: { $who }
guide-automatic = Runs by itself
guide-again = Then the next turn begins.
guide-side-player = the player whose turn it is
guide-side-german = Germans
guide-side-british = British
guide-search = Search the rules
guide-found = { $count } of { $of } sections
guide-count = { $count } sections
guide-rulings = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
guide-none = No section contains these words.
guide-notes = Show
home-due = { $count ->
    [0] Your tables
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
home-waiting = Waiting for others
home-finished = Finished
home-deleted = Deleted, can still be restored
home-live = Watch
home-live-line = Bots play each other at human pace. You can leave at any time.
home-watch-bots = Watch bots play { $title }
home-turn = Turn { $turn }
home-you-play = You play { $seat }
home-against = Against { $who }
home-alone = You play every side
home-status-yours = Your move
home-status-theirs = { $seat } to move
home-status-open = Waiting for a friend to join
home-moved = Last move { $when }
home-delete = Delete
home-delete-label = Delete the { $title } table
home-delete-sure = Delete it? You can restore it for a while.
home-delete-yes = Yes, delete
home-delete-no = Keep it
home-delete-failed = The table could not be deleted.
home-person = a person
home-nobody = an open seat
exhibition-next = Watch the next game

## After-action report
report = After-action report
report-game = { $title }, { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}.
report-working = Working on the report. You can leave this page; it will continue.
report-partial = This report took too long, so it is incomplete.
report-failed = This game could not be analysed. Try again later. Games played under earlier rules may not work at all.
report-as-chart = Chart
report-as-table = Table
report-turn = Turn { $turn }
report-turns = Turns { $first } to { $last }
report-turn-head = Turn
report-end = End
report-opening = From the opening
report-replay = Replay from here
report-share = Copy the link
report-copied = Link copied
report-back = Back to the table
report-chances = Chances to win, turn by turn
report-chances-about = As each seat could judge them from what it knew. { $worlds } games played on from each moment; the bands are the 95 % range.
report-chances-label = Chances of { $seat }: from { $first } to { $last }.
report-turning-dice = of which chance events { $dice } ± { $error } %
report-no-turning = No change from one turn to the next was larger than its error.
report-luck = Luck: each roll against its expectation
report-luck-about = How much each die roll or draw helped or hurt { $seat }, seen with all hands open. Changes within the margin of error are left out.
report-luck-none = No single roll changed more than its error.
report-luck-others = { $count ->
    [one] One other event: { $change }.
   *[other] { $count } other events together: { $change }.
}
report-luck-left = { $count ->
    [one] One event was not looked at.
   *[other] { $count } events were not looked at.
}
report-luck-sum = All together: { $change }
report-roll = Event
report-change = Change
report-balance = Luck and decisions
report-balance-about = From the chances at the opening to the result, with open hands.
report-balance-part = Part
report-balance-opening = Chances at the opening
report-balance-luck = Luck
report-balance-own = Decisions of { $seat }
report-balance-others = Decisions of others
report-balance-conceded = The concession
report-balance-rest = Not explained
report-balance-result = Result
report-decisions = The most costly decisions of { $seat }
report-decisions-search = Compared with the move that a bot's search picks from the same information. Each was checked again with newly dealt hidden cards and units; losses within the margin of error are left out.
report-decisions-staff = Compared, in points, with what the Standard bot would have done with the same information. Each was checked again with newly dealt hidden cards and units; losses within the margin of error are left out.
report-no-decisions = { $count ->
    [0] There were no decisions to check.
    [one] One decision was checked; it made no clear difference.
   *[other] { $count } decisions were checked; none made a clear difference.
}
report-not-yet = Not worked out yet.
report-did = Played
report-would = Better
report-cost-points = { $cost } points.
report-cost-chance = { $cost } chance to win.
report-clear = Clear.
report-likely = Likely.
report-both = { $worlds } simulated games each: { $chosen } won with the move played, { $better } with the better one.
report-reason-ending = “{ $ending }” then ends { $better } of the games instead of { $chosen }.
report-reason-lead = The average lead is { $better } instead of { $chosen }.
report-history = Losses beside history
report-history-about = Bars: this game. Red: the historical average and the middle 50% of the figures.
report-history-mean = history: { $mean }, middle 50% { $low } to { $high }
report-no-history = no figure on record
report-measure = Measure
report-this-game = This game
report-mean = Mean
report-half = Middle half
report-breakdown = Points and losses
report-points = Points: { $seat }
report-losses = Losses: { $seat }
report-more = { $count } more
report-sum = Total
report-care = How to read this
report-care-about = These are estimates from games the bots played to the end from each moment; people might play differently. The ranges show how much another run could differ.

## What if
what-if = What if
what-if-here = What if from here
what-if-true = What if, true position
what-if-banner = Sandbox: this is not the real game.
what-if-about = { $open ->
    [yes] From the true position in turn { $turn }. Nothing here counts.
   *[no] From what { $seat } knew in turn { $turn }; what was hidden is re-dealt. Nothing here counts.
}
what-if-back = Back to the real game
what-if-who = Who plays on
what-if-me = You
what-if-compare = Compare over { $worlds } worlds
what-if-compare-about = Each world is one game that the staff plays to the end, for { $seat }.
what-if-compare-answers = Compare the options
what-if-working = Simulating games…
what-if-start = As it began
what-if-now = As it stands
what-if-worlds = { $worlds } worlds
what-if-won = { $chance } ± { $error }
what-if-difference = { $gain } compared with the first: better in { $better }, the same in { $equal }, worse in { $worse } of the games.
what-if-unclear = The difference is smaller than its error.
what-if-open = Branches and comparison
what-if-branches = Branches
what-if-branches-about = Every line of play you have tried from this game. Play the same moves and you get the same dice.
what-if-branch = New branch here
what-if-branch-short = Branch
what-if-name = Branch { $name }
what-if-nothing = Nothing played yet
what-if-from-game = branches off from the game in turn { $turn }
what-if-from-branch = branches off from { $name } in turn { $turn }
what-if-stands = { $answers ->
    [one] 1 answer, now turn { $turn }
   *[other] { $answers } answers, now turn { $turn }
}
what-if-ended = { $answers ->
    [one] 1 answer, over in turn { $turn }
   *[other] { $answers } answers, over in turn { $turn }
}
what-if-you-are-here = You are here
what-if-go = Go there
what-if-go-back = Go back to it
what-if-taken-back = taken back in { $name }, turn { $turn }
what-if-delete = Delete branch { $name }
what-if-choose = Compare branch { $name }
what-if-choose-two = Choose two branches to compare them; otherwise this branch is compared with how it began.
what-if-pair = Branches { $first } and { $second }, each from where it stands.
what-if-gain = { $gain } against the first.

## Sharing a position
share = Share this position
share-link = Copy a link
share-file = Save as a file
share-copied = Link copied
share-seat = Others see what { $seat } saw at this moment, and nothing else.
share-everyone = Others see what every spectator sees.
share-alone = The table remembers that you shared your view, and tells anyone who joins later.
position = A shared position
position-about = { $seat ->
    [hidden] Turn { $turn }, as every spectator saw it.
   *[other] Turn { $turn }, as { $seat } saw it.
}
position-open = Open the table
position-gone = This link is no longer valid.

auto-routine = Skip questions about cards that can be played later

## Time

time = Time
time-none = No clock
time-kind = Clock
time-kind-none = No clock
    .about = Everyone takes the time they need
time-kind-live = Live
    .about = You play together, in one sitting
time-kind-correspondence = By correspondence
    .about = Days for each stretch of play
time-minutes = Minutes for each seat
time-increment = Seconds added after each stretch of play
time-days-a-move = Days for each stretch of play
time-reserve = Days in reserve, for the whole game
time-quiet-note = Each player can choose quiet hours at the table, in their own time zone. Their clock stands still then.
time-stretch-note = A stretch of play lasts for as long as it is the same player's turn, however many decisions that takes. Clocks run on the server, and stand still while it is down. Bots have no clock.
time-timeout = When time is up
time-timeout-claim = When a player's time is up, the opponents can claim the win.
time-timeout-bot = When a player's time is up, a bot plays on until the player comes back.
time-timeout-wait = When a player's time is up, the game waits.
time-people-only = A clock is for games between people: give a seat to a friend first.
time-joining = This table has a clock: { $time }.
time-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
time-slow = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}{ $reserve ->
    [0] {""}
   *[other] , { $reserve } in reserve
}
time-days = { $days } d { $hours } h
time-hours = { $hours } h
time-until = until { $when }
time-up = time is up
time-up-yours = Your time is up.
time-up-of = { $seat }: time is up.
time-claim = Claim the win
time-left = You have { $time } left.
time-stands = not running
time-paused = paused while an undo is being discussed
time-paused-short = paused
time-quiet = quiet hours
time-quiet-until = quiet hours until { $when }
time-quiet-hours = Your quiet hours
time-quiet-set = { $begin } to { $end } ({ $zone })
time-quiet-unset = You have no quiet hours.
time-quiet-begin = From
time-quiet-end = To
time-quiet-save = Set quiet hours
time-quiet-none = No quiet hours
time-quiet-about = In your time zone, { $zone }; up to twelve hours. Your clock stands still then. Everyone at the table can see your quiet hours. While it is your turn, a change counts from your next one.
ahead = Answer in advance
ahead-note = The server gives these answers for you when you are asked, after a short pause. The other players only see what you play.
ahead-question = When asked
ahead-answer = Answer
ahead-or-pass = It is used once. If it is not possible then, you pass: that way nobody can tell what you hold from how quickly you answer.
ahead-dropped = It is used once. If it is not possible then, it is dropped and you decide.
ahead-add = Add to the list
ahead-keep-note = Or keep giving this answer whenever it is possible:
ahead-list = Answers given in advance
ahead-kept = { $until ->
    [phase] This phase, always: { $answer }
    [turn] This turn, always: { $answer }
   *[game] Always: { $answer }
}
ahead-waiting = Next: { $answer }
ahead-remove = Remove
ahead-remove-label = Remove: { $answer }
orders-answer = an answer
error-no_clock = This table has no such clock.
error-time_left = The time is not up yet.
error-nothing_to_claim = There is no win to claim here now.
error-clock_decides = This table has a clock: a player keeps the seat until their time is up.

### Programs: people write them, and they play through the bot API.

player-program = { $name } (program)
program-of = A program of { $name }
called-waiting = invited: the program { $name }
called-declined = { $name } does not want to play
called-seat = { $seat } is waiting for the program { $name }.
called-seat-declined = The program { $name } does not want to play { $seat }. Under “Players and links” you can give the seat to a bot or make a link.
sit-program = { $name } by { $owner }{ $online ->
    [yes] {""}
   *[no] , away
}
programs = Programs
programs-line = A program that you write can play here, under a name of its own. It is marked as a program wherever its name is shown, together with yours.
programs-off = This site does not let programs play at the moment.
programs-how = A program sends its token with every request. Anyone who has the token can play in its name and see what it sees, so keep it secret. At a table, you and your programs count as one person. The address for programs is /api/bot/v1/; examples/bot.py plays complete games.
program-name = Name of a new program
program-add = Make a program
program-online = online
program-away = away
program-games = { $count ->
    [0] no running games
    [one] 1 running game
   *[other] { $count } running games
}
program-delete = Delete the program
program-delete-yes = Delete
program-delete-sure = { $count ->
    [0] Delete this program and all its tokens?
    [one] Delete this program and all its tokens? Its running game is conceded.
   *[other] Delete this program and all its tokens? Its { $count } running games are conceded.
}
token = Token
token-new = The token of { $name }:
token-once = It is shown only now. Copy it to where the program runs.
token-used = made { $made }, last used { $used }
token-unused = made { $made }, not used yet
token-revoke = Revoke
token-label = Where another token is used
token-add = New token
error-bad_token = This token is not valid.
error-token_and_cookie = A program sends its token and no cookie of this site.
error-programs_off = This site does not let programs play.
error-program_busy = This program has too many games or challenges already.
error-too_many_programs = You have as many programs as one account can have.
error-too_many_tokens = This program has as many tokens as it can have. Revoke one first.
error-unknown_program = There is no program of this name.
error-unknown_token = This token is revoked already.
error-unknown_challenge = This challenge is over.

# --- chat
chat = Chat
chat-and-log = Chat and log
chat-lines = Chat
chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
chat-you = You
chat-someone = a guest
chat-watching = watching
chat-removed = A moderator removed this line.
chat-empty = Nothing has been written yet.
chat-players-only = Until the game is over, only players read this.
chat-watchers-only = Until the game is over, only spectators read this.
chat-all-read = The game is over: everyone reads everything.
chat-former = You have given your seat up. You can read and write here when the game is over.
chat-is-off = You have turned the chat off at this table.
chat-needs-name = Choose a name to write to the other spectators.
chat-write = Write to the players
chat-write-watchers = Write to the spectators
chat-send = Send
chat-phrases = Phrases, shown to everyone in their language
chat-manage = Mute, block or report
chat-manage-note = Players are not notified when you mute or block them.
chat-nobody = Nobody else has written here yet.
chat-mute-here = Mute here
chat-mute = Mute everywhere
chat-block = Block
chat-unblock = Unblock
chat-show = Show their lines
chat-how-here = Muted at this table
chat-how-mute = Muted everywhere
chat-how-block = Blocked: cannot write to you or invite you
chat-report = Report the player
chat-report-line = Report this line
chat-report-why = What is wrong? (optional)
chat-report-note = The moderators read it together with the line. The other player is not told who reported it.
chat-report-send = Send the report
chat-reported = Thank you. The moderators will see your report.
chat-turn-off = Turn the chat off for me
chat-turn-on = Turn the chat on again
chat-allow = Chat
chat-allow-note = The players can write to each other, and spectators among themselves. Everyone can turn it off for themselves.
chat-hidden-title = Muted and blocked
chat-hidden-line = You do not see what these players write. They are not told. Blocked players cannot invite you either.
chat-hidden-none = You have not muted or blocked anybody.
greeting-hello = Hello
greeting-good_luck = Good luck
greeting-have_fun = Have fun
greeting-one_moment = One moment
greeting-take_your_time = Take your time
greeting-well_played = Well played
greeting-good_game = Good game
greeting-thanks = Thanks
greeting-another_day = Again another day
notes = Notes
notes-note = Only you can read your notes on this game.
notes-saved = Saved
key-chat = Chat
error-bad_line = A chat line has up to 500 characters.
error-chat_off = There is no chat here, or you have turned it off.
error-not_your_chat = You can write here when the game is over.
error-name_needed = Choose a name first.
error-unknown_line = This line no longer exists.
error-no_such_player = This player no longer exists.
error-list_full = This list is full. Remove something from it first.

## Notifications

notify-title = Notifications
notify-lead = Nothing is sent while you are looking at the table, and nothing unless you choose it here.
notify-saved = Saved.
notify-tab = In the tab
notify-tab-line = The title and icon of a table in a background tab show that it is your turn.
notify-tab-on = Show it in the tab
notify-tab-title = ● Your turn · { $name }
notify-push = On this device
notify-push-line = Notifications from your browser, also when Opsroom is not open. What they say is encrypted on its way.
notify-on = Turn on notifications here
notify-off = Turn off
notify-here = This browser receives notifications.
notify-device-on = This browser receives notifications now. Choose below which ones.
notify-device-off = This browser receives no more notifications.
notify-test = Send a test
notify-test-sent = A test is on its way.
notify-cannot-insecure = Browsers allow notifications only on pages with a secure address (https). Ask the people who run this site.
notify-cannot-ios = On an iPhone or iPad, add Opsroom to the home screen first; see below.
notify-cannot-unsupported = This browser cannot receive notifications.
notify-cannot-denied = You have blocked notifications from this site. You can allow them in your browser's settings for it.
notify-install = Opsroom as an app on a phone
notify-install-ios = iPhone and iPad: open this site in Safari, tap Share, then Add to Home Screen. Open Opsroom from there and turn on notifications on this page.
notify-install-other = Android and computers: choose Install or Add to Home screen in the browser's menu. Notifications work without that, too.
notify-kinds = Notify me about
notify-kinds-line = A notification names the game and the other players, and says nothing about the position.
notify-what = What
notify-by-push = Device
notify-by-mail = E-mail
notify-device-needs = Turn on notifications on a device first; then you can choose them here.
notify-mail-needs = For e-mails you need an account with a confirmed address:
notify-kind-turn_live = Your turn
notify-when-turn_live = In live games, and games without a clock
notify-kind-turn_days = Your turn, by correspondence
notify-when-turn_days = Once when your turn begins
notify-kind-time = Your time is running out
notify-when-time = When a quarter of it is left; by correspondence
notify-kind-joined = Somebody joins
notify-when-joined = Takes a seat at one of your tables
notify-kind-over = Your game is over
notify-when-over = However it ended
notify-kind-invitation = Invitations
notify-when-invitation = Somebody invites you to a game
notify-kind-rematch = Rematches
notify-when-rematch = Somebody offers you another game
notify-every = E-mails
notify-every-600 = soon, several in one
notify-every-3600 = at most once an hour
notify-every-86400 = at most once a day
notify-every-line = Each e-mail sums up what has come in since the last one and still holds. Only time that runs out does not wait. Every e-mail has a link that stops them.
notify-quiet = Quiet hours
notify-quiet-line = Nothing is sent in these hours, nor in those that you have chosen at a table. Nobody else sees the hours that you set here.
notify-stop-title = Stop e-mails
notify-stop-line = You will receive no more notifications by e-mail. You can turn them on again at any time.
notify-stop = Stop all notification e-mails
notify-stopped = You will receive no more notifications by e-mail.
notify-settings = Choose notifications
error-bad_endpoint = This browser's push service cannot be used here.
error-push_off = This site sends no notifications to devices.
error-too_many_subscriptions = Too many of your devices receive notifications. Turn them off on one of the others first.

# Ratings and the archive of games
site-parts = Parts of the site
nav-games = Games
nav-ratings = Ratings
rated = Rated
rated-game = Rated game
rated-about = The result counts for the ratings. There are no hints and no analysis, no bot plays for you while you have time, and nothing is taken back without the other player.
rated-account = Rated games are for players with an account.
rated-more = How ratings work
rated-clock = Choose a time control that ends the game when a player's time is up. A rated game between people needs one.
rated-variants = A rated game is played without variants. Set them back under “Rule variants”.
rated-joining = This game is rated. You need an account; there are no hints, and the result changes your rating.
rated-counted = This game counted for the ratings.
unrated-disclosed = Not rated: hidden information may have been known.
unrated-too_short = Not rated: it ended before every player had made a decision.
unrated-open_seat = Not rated: a seat was empty.
unrated-guest = Not rated: a player has no account.
unrated-moderator = Not rated: a moderator took it out of the ratings.
kept-for-good = This game stays in the archive.
archive = Finished games
archive-about = Games that everyone may see, with their replays. Games at private tables are not listed.
archive-search = Search
archive-title = Game
archive-any = Any
archive-player = Player
archive-since = From
archive-until = To
archive-rated = Rated games only
archive-seek = Search
archive-found = Games found
archive-none = No games found.
archive-more = Show more
archive-download = Download these games
archive-download-about = One game per line as JSON, each with its complete record.
archive-when = { $date }, turn { $turn }
archive-side-won = { $seat } wins
archive-won = Won
archive-all-won = The players win
archive-all-lost = The players lose
archive-drawn = Draw
archive-lost = Lost
game-page = Game page
game-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
game-share = Copy link
game-save = Save file
game-table = Open at the table
game-report = Open the report
game-first = First step
game-last = Last step
player-page = Player
player-since = Here since { $month }.
player-games = { $games ->
    [0] No public games yet.
    [one] 1 public game.
   *[other] { $games } public games.
}
player-sides = Results by game and side
player-side = Side
player-wdl = Won–drawn–lost
player-share = Share won
player-sides-about = Public games only. The small figures are 95 % intervals: few games say little.
player-no-games = No public games yet.
player-recent = Recent games
player-all = { $games ->
    [one] 1 game
   *[other] All { $games }
}
player-last = Last public game: { $date }.
rating = Rating
ratings = Ratings
ratings-lead = One ladder for each game, with people and bots on the same scale.
rating-band = The band is where the strength lies with 95 % confidence. Dotted lines are the bots.
rating-chart = Rating after { $games } rated games: { $rating } ± { $error }
rated-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
provisional = Provisional
ladder-of = Ladder: { $title }
ladder-about = { $players ->
    [0] Nobody has played a rated game yet.
    [one] 1 player has a rating.
   *[other] { $players } players have a rating.
}
ladder-place = Place
ladder-player = Player
ladder-games = Games
ladder-program = Program
ladder-whole = Whole ladder
sides-worth = What each side is worth
sides-worth-about = In rating points, between equal players; estimated from rated games.
sides-points = Points
sides-standard = Standard
sides-many = ({ $seats } players)
sides-players = The players together
ratings-method = How ratings work
ratings-scale = The scale
    .text = Everyone starts at 1500. If two players are 400 points apart and the sides are equal, the stronger one wins about ten games for every one they lose. Each game on this site has its own ladder.
ratings-uncertain = The number after ±
    .text = A rating is an estimate. With 95 % confidence your strength lies within the range that follows ±. A rating is provisional until you have played 10 rated games and the range is small enough; provisional ratings have no place on the ladder.
ratings-sides = Sides
    .text = In many of these games one side is easier to win with. In Blitz! the Luftwaffe wins about nine games in ten between equal players. So each side has a rating of its own in each mode, and plays along as a team-mate of the player who has it. A win that the side explains moves your rating only a little, and a win against the odds moves it a lot. What the sides are worth is estimated from the rated games, with every game. It begins with what bots of equal strength scored.
ratings-bots = Bots
    .text = Bots stand on the same ladder. Their ratings are fixed: they were measured in matches against each other, and a game against you does not change them. A game against a bot counts for you like any other.
ratings-teams = More than two players
    .text = With three or more players, the winner has beaten all the others, and those who did not win have drawn among themselves. In co-operative games all players are one team, and the game itself is the opponent.
ratings-counts = What counts
    .text = Conceding and losing on time are losses. If your time is up and a bot finishes the game for you, its result is yours. A game that ends before every seat has made a decision is not rated. Imported games are never rated, nor are games in which hidden information may have been known.
ratings-fair = What a rated game does not allow
    .text = No hints, no analysis, no trying things out, no bot that plays for you while you have time, and nothing is taken back alone. The odds that can be worked out from what is printed on the table are shown as always. It is played without variants, as what the sides are worth is estimated for the standard rules. Between people there is a time control that ends the game when a player's time is up. Against bots alone you may have three rated games running at a time.
ratings-people = Who is rated
    .text = Players with an account, and programs, which are marked. Guests are not rated. Ratings are public, also for games at private tables, but those games are not listed. A player whose account is deleted leaves the ladder.
error-rated_table = This game is rated, so that is not possible here.
error-not_ratable = This game cannot be rated as it is set up: you play exactly one seat, without variants and not guided, and between people a time control ends it when time is up.
error-account_needed = Rated games are for players with an account. Sign in or sign up first.
error-too_many_rated = You have three rated games running against bots. Finish or concede one first.
error-unknown_game = There is no such game, or it is not public.

## Meeting people
lobby = Lobby
lobby-line = { $people ->
    [0] Nobody is here at the moment.
    [one] One person is here.
   *[other] { $people } people are here.
}
lobby-lost = The list is not up to date: the connection to the server was lost.
lobby-open = Open seats
lobby-whole = Whole lobby
lobby-none = No seat is free at the moment. Look for an opponent, or offer a seat: you can do something else while you wait.
lobby-offer = Offer a seat
lobby-game = Game
lobby-host = Host
lobby-time = Time
lobby-join = Join
lobby-join-as = Join as { $seat }
lobby-yours = Your table
lobby-to-table = To the table
lobby-taken = Someone else was quicker: this seat is taken.
lobby-anybody = Guest
lobby-variants = { $count ->
    [one] 1 rule variant
   *[other] { $count } rule variants
}
lobby-all-titles = All games
lobby-filter = Show
level-everyone = Everyone
level-beginners = Beginners welcome
level-experienced = Experienced players
presence-table = at the table
presence-online = online
presence-away = away
quick-match = Quick match
quick-match-line = We seat you at a fitting table, or open one where the next player joins you.
quick-match-start = Find an opponent
quick-match-time-none = No clock
invitations = Invitations
invitation-from = { $name } invites you to play { $title }
invitation-from-nobody = Somebody invites you to play { $title }
invitation-seat = You would play { $seat }.
invitation-accept = Accept
invitation-decline = Decline
invite-name = Invite a player by account name
invite-send = Invite
invite-sent = Invited: { $name }
invite-declined = { $name } has declined
invite-note = If there is a player of that name, they see the invitation on the home page and in the lobby.
visibility = Who can find this table
visibility-private = Private
    .about = Only by link. Nobody else can join or watch.
visibility-open = Open seats
    .about = Listed in the lobby. Anyone may take a free seat, or watch.
visibility-public = Public to watch
    .about = Anyone may watch. Seats are taken by link.
visibility-note = Spectators never see hidden cards.
visibility-level = Players you hope for
visibility-offer = Offer the free seats in the lobby
visibility-withdraw = Take the free seats out of the lobby
visibility-offered = The free seats of this table are in the lobby. They leave it when you have been gone for a while, and come back with you.
sit-open = Anyone (open seat)
spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
spectators-named = Watching: { $names }
spectating-named = Show my name when I watch
who-elsewhere = online, not at the table
rematch-ask = Play again with the same players?
rematch-same = Rematch, same sides
rematch-swap = Rematch, sides changed
rematch-proposed = { $names } would like a rematch
rematch-with-same = Everyone keeps their side.
rematch-with-swap = Everyone takes the next side.
rematch-accept = Accept
rematch-other-same = Rather with the same sides
rematch-other-swap = Rather with the sides changed
rematch-decline = Not now
rematch-waiting = You have proposed a rematch. Waiting for { $names }.
rematch-withdraw = Withdraw
rematch-declined = { $names } would rather not play again now.
rematch-ready = The new table is ready.
rematch-go = To the new table
leave-bot = Leave and let a bot finish
    .confirm = A bot plays on for you. You can come back and take your seat again.
error-offer_gone = This seat is no longer available.
error-offer_changed = Something about this table has changed. Look again before you join.
error-too_many_invitations = No more players can be invited to this table.
error-unknown_invitation = This invitation is no longer open.
error-no_rematch = There is no rematch to reply to.

# The lab.
lab = Lab
lab-about = Let bots play many games and see what comes of it: who wins, how long games take, what is chosen. Runs give way to everybody's games.
lab-only-operators = Only the operators of this site can start runs. Whoever has the link of a run can look at it.
lab-only-accounts = To start runs you need an account. Whoever has the link of a run can look at it.
lab-only-everyone = Anyone can start runs here.
lab-new = New run
lab-kind = What to find out
lab-simulate = Simulation
    .about = Many games with a bot in each seat
lab-match = Match
    .about = Two bots, with seats swapped
lab-tournament = Tournament
    .about = Several bots, rated against each other
lab-compare = Comparison
    .about = The same games with two sets of data
lab-games-wanted = Games (up to { $most })
lab-mode = Mode
lab-seed = Seed
lab-bots = Bots
lab-first = First bot
lab-second = Second bot
lab-pack = Data
lab-pack-a = Data A
lab-pack-b = Data B
lab-shipped = the shipped data
lab-start = Start
lab-limits = { $runs ->
    [one] One run at a time
   *[other] Up to { $runs } runs at a time
}, each at most { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
lab-runs = Your runs
lab-none = You have no runs yet.
lab-run-name = { $kind }: { $title }, { $mode }
lab-run-about = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }.
lab-stop = Stop
lab-resume = Continue
lab-json = Download JSON
lab-again = Run again
lab-copy = Copy
lab-copied = Copied
lab-state-waiting = Waiting for its turn
lab-state-running = Running
lab-state-stopped = Stopped
lab-state-finished = Finished
lab-state-failed = Failed
lab-place = place { $place } in the queue
lab-progress = Games played
lab-done-of = { $done } of { $total } games
lab-rate = { $rate } games a second
lab-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
lab-errors = { $errors ->
    [one] 1 game ended with an error
   *[other] { $errors } games ended with an error
}
lab-stopped-asked = It was stopped. What has been played is kept.
lab-stopped-time = It has used up the time that one run may take. What has been played is kept.
lab-stopped-day = Your runs have used up their time for today. It can continue tomorrow.
lab-stopped-size = Its files have become too large. What has been played is kept.
lab-stopped-restart = The server was restarted. What has been played is kept.
lab-failed = This run could not be carried out. The operator finds the reason in its log.
lab-in-short = In short
lab-games = Games
lab-draws = Draws
lab-turns = Turns
lab-points = Points
lab-share = Share
lab-turns-mean = Turns, on average
lab-answers-mean = Decisions, on average
lab-middle = Decisions, middle 90 %
lab-same = Games that went alike
lab-endings = How games ended
lab-what = What
lab-value = Value
lab-interval = 95 % interval
lab-wins = Who wins
lab-wins-about = Share of games, with 95 % intervals.
lab-trail = How sure it is
lab-trail-about = The share after so many games. The bands are 95 % intervals; they become narrower.
lab-length = Length in turns
lab-length-about = Bars are the share of games.
lab-decisions = Decisions in a game
lab-decisions-about = Questions with at least two options. Bars are the share of games.
lab-leads = Margin
lab-leads-two = Points of { $first } less those of { $second }, at the end.
lab-leads-many = Points of the best seat less those of the next, at the end.
lab-measure-about = Bars are the share of all values. Red is history.
lab-measure-turns = Turns
lab-measure-answers = Decisions
lab-measure-draws = Draws
lab-history = History
lab-history-mean = history, on average { $mean }
lab-mean-of = average { $mean }
lab-spread-line = Average { $mean }, median { $median }, middle 90 % { $low } to { $high }.
lab-choices = What was chosen
lab-choices-about = Where there was a choice, in the first hundred games.
lab-choice = Choice
lab-times = Times
lab-question = Question
lab-score = Score
lab-score-about = { $first } against { $second }: wins and half of the draws, with 95 % intervals.
lab-all-seats = All seats
lab-as = As { $seat }
lab-ratings = Ratings
lab-ratings-about = On the scale of Elo around 1500, with 95 % intervals.
lab-fair = Seats
lab-fair-about = Victories of each seat against its fair share, with 95 % intervals. 1 is even.
lab-changes-shares = What the second data change: results
lab-changes-shares-about = The same games with either data. Shares before and after; the scale is their difference.
lab-changes = What the second data change: numbers
lab-changes-about = The same games with either data. Averages before and after; the scale is the change against the first.
lab-clear = clear
lab-unclear = not certain
lab-wins-of = Wins of { $seat }
lab-score-of = Score of { $seat }
lab-ending-of = Ending: { $ending }
lab-unusual = Unusual games
lab-unusual-about = Those furthest from the middle, each with its record.
lab-unusual-pack = They were played with another data pack, which the site cannot replay. Use opsroom --data with the downloaded record.
lab-why = Why
lab-game = Game
lab-game-of = of game { $game }
lab-replay = Replay
lab-unusual-longest = Longest
lab-unusual-closest = Closest
lab-unusual-one_sided = Most one-sided
lab-unusual-value-longest = { $value } decisions
lab-unusual-value-closest = { $value ->
    [one] 1 point apart
   *[other] { $value } points apart
}
lab-unusual-value-one_sided = { $value ->
    [one] 1 point apart
   *[other] { $value } points apart
}
lab-trust = Can it be repeated?
lab-trust-about = The command above gives the same games on any machine, with any number of processes. The digest proves it.
lab-digest = Digest
lab-manifest-opsroom = Opsroom
lab-manifest-rules = Version of the rules
lab-manifest-data = Data
lab-files = Files
lab-files-about = One row per game and per seat, in Parquet, for Polars, DuckDB or pandas.
lab-files-none = Tables of all games are there for simulations.
lab-files-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
lab-delete = Delete this run
lab-delete-sure = Yes, delete it
lab-delete-not = Keep it
lab-care-about = Bots are not people, and where the numbers of a game were tuned with this program, it agrees with history by construction. Intervals say how much another run could differ, not how well bots play.
error-lab_off = This site has no lab.
error-lab_closed = You may look at runs whose links you have, but not start any.
error-unknown_run = There is no such run. It may have been deleted.
error-not_your_run = Only who has started this run can do that.
error-bad_run = This run is not possible as it stands. Look at the bots, the games and the data.
error-run_not_stopped = That is possible only when the run has stopped.
error-run_used_up = This run has used up its time and cannot continue.
error-too_many_runs = You have as many runs under way as you may. Wait for one to end, or stop one.
error-lab_full = The lab is full at the moment. Try again later.
