"""The cards of Barbarossa as data, and their effects.

An effect is a small table with a `do`; the rules carry out these few and no others, so a data pack can add a card without code.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Type = Literal["supply", "unit", "operation", "deployment", "objective", "event"]
Known = Literal["stated", "public", "reconstructed", "stated in part", "public in part"]
TYPES = ("supply", "unit", "operation", "deployment", "objective", "event")
BOUGHT = ("supply", "unit", "operation", "deployment")  # § 11-3
MOST_ON_TOP = 24  # cards that lie on top of one deck where everyone saw them put there


class Who(Struct, forbid_unknown_fields=True):
    """Some of the acting player's cards."""

    count: Positive | Literal["all"]
    zone: Literal["deployed", "discard", "hand"] = "deployed"
    type: Type | None = None
    subtype: str | None = None
    not_subtype: str | None = None
    up_to: bool = False


This = Literal["this"]


# --- the primitives
class Gain(Struct, forbid_unknown_fields=True, tag_field="do", tag="gain"):
    operation: Natural = 0
    supply: Natural = 0
    reinforcement: Natural = 0
    combat: Natural = 0
    draw: Natural = 0


class Pay(Struct, forbid_unknown_fields=True, tag_field="do", tag="pay"):
    operation: Natural = 0
    supply: Natural = 0
    reinforcement: Natural = 0
    combat: Natural = 0


class Exhaust(Struct, forbid_unknown_fields=True, tag_field="do", tag="exhaust"):
    who: This | Who


class Activate(Struct, forbid_unknown_fields=True, tag_field="do", tag="activate"):
    who: This | Who


class Deploy(Struct, forbid_unknown_fields=True, tag_field="do", tag="deploy"):
    """This card goes into its player's deployment area; optional: at any moment of the operations phase, or not."""

    exhausted: bool
    optional: bool = False


class DeployFromHand(Struct, forbid_unknown_fields=True, tag_field="do", tag="deploy_from_hand"):
    """Cards of these subtypes, without playing them: one now, or any number until the operations phase ends."""

    subtypes: Annotated[list[str], Meta(min_length=1)]
    count: Literal["any"] | Positive
    exhausted: bool = False
    until: Literal["now", "end_of_operations"] = "now"


class Move(Struct, forbid_unknown_fields=True, tag_field="do", tag="move"):
    """`area` is the deployment area of any player, whom the acting player names."""

    who: This | Who
    to: Literal["discard", "hand", "deck_top", "battlefield", "box", "event_bottom", "area"]


class Take(Struct, forbid_unknown_fields=True, tag_field="do", tag="take"):
    """The top card of a battlefield pile, without paying."""

    pile: Id
    to: Literal["discard", "hand"] = "discard"


class Defence(Struct, forbid_unknown_fields=True, tag_field="do", tag="defence"):
    amount: Annotated[int, Meta(ge=-99, le=99)]


class Reveal(Struct, forbid_unknown_fields=True, tag_field="do", tag="reveal"):
    count: Positive


class EndGame(Struct, forbid_unknown_fields=True, tag_field="do", tag="end_game"):
    pass


class Choose(Struct, forbid_unknown_fields=True, tag_field="do", tag="choose"):
    options: Annotated[list[list[Effect]], Meta(min_length=2, max_length=6)]


PlainEffect = Gain | Pay | Exhaust | Activate | Deploy | DeployFromHand | Move | Take | Defence | Reveal | EndGame
Effect = PlainEffect | Choose


class NoAutoActivate(Struct, forbid_unknown_fields=True, tag_field="do", tag="no_auto_activate"):
    who: This | Who


class DrawModifier(Struct, forbid_unknown_fields=True, tag_field="do", tag="draw_modifier"):
    amount: Annotated[int, Meta(ge=-9, le=9)]


class CostModifier(Struct, forbid_unknown_fields=True, tag_field="do", tag="cost_modifier"):
    """Of the first card that is bought in a turn."""

    supply: Annotated[int, Meta(ge=-9, le=9)]


Static = NoAutoActivate | DrawModifier | CostModifier


# --- cards
class Ability(Struct, forbid_unknown_fields=True):
    cost: Annotated[list[Effect], Meta(min_length=1)]
    effect: Annotated[list[Effect], Meta(min_length=1)]
    zone: Literal["deployed", "played"] = "deployed"
    window: Literal["start", "operations", "battle"] = "operations"


class Card(Struct, forbid_unknown_fields=True):
    id: Id
    type: Type
    count: Annotated[int, Meta(ge=1, le=200)]
    provenance: dict[str, Known]
    subtypes: list[str] = []
    play_cost: Natural | None = None
    reinforcement_cost: Natural | None = None
    defence: Natural | None = None
    defence_printed: Natural | None = None
    modifier: Annotated[int, Meta(ge=-99, le=99)] | None = None
    vp: Natural = 0
    at_the_bottom: bool = False
    play: list[Effect] = []
    while_deployed: list[Static] = []
    on_gain: list[Effect] = []
    on_reveal: list[Effect] = []
    on_battle: list[Effect] = []
    on_win: list[Effect] = []
    ability: list[Ability] = []

    @property
    def is_city(self) -> bool:
        return self.type == "objective" and "city" in self.subtypes

    @property
    def has_own_pile(self) -> bool:
        """§ 4: deployment cards, events and cities lie together, all others by name."""
        return self.type not in ("deployment", "event") and not self.is_city

    def lists(self) -> Iterator[tuple[str, list[Effect]]]:
        """All its effects, each list with its key."""
        for hook in ("play", "on_gain", "on_reveal", "on_battle", "on_win"):
            yield hook, getattr(self, hook)
        for i, ability in enumerate(self.ability):
            yield f"ability[{i}].cost", ability.cost
            yield f"ability[{i}].effect", ability.effect


class Numbers(Struct, forbid_unknown_fields=True):
    opening_hand: Positive
    draw: Positive
    keep: Annotated[int, Meta(ge=0, le=1)]
    operation_points: Natural
    reinforcement_points: Natural
    provenance: Known


class Cards(Struct, forbid_unknown_fields=True):
    numbers: Numbers
    start_deck: dict[str, Positive]
    card: list[Card]
