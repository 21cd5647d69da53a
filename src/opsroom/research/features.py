"""Observations as floats for a network: categories one by one, numbers scaled.  The arrays say how, so that a GPU can do the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from opsroom.engine.encoder import WORD_BITS
from opsroom.engine.observations import CATEGORY, NUMBER, SET, Element, ObservationSpace
from opsroom.engine.visibility import FLAG

Array = npt.NDArray[Any]
FEW = 40  # values of a category that become an element each
SCALE = 0.1  # of numbers
LARGEST = 10.0  # then they are cut off


class Features:
    """From integers to floats between -10 and 10.

    Numbers and flags are scaled; a category of up to 40 values becomes an element for each, a larger one a fraction; a list of things how
    many of each lie in it; a large set one element for each member.
    """

    def __init__(self, space: ObservationSpace) -> None:
        self.names: list[str] = []
        scaled: list[tuple[int, float]] = []  # element, factor
        equal: list[tuple[int, int]] = []  # element, value
        bits: list[tuple[int, int]] = []  # element, bit
        lists: dict[str, list[int]] = {}
        elements = space.elements
        for i, element in enumerate(elements):
            if element.list_of:
                lists.setdefault(element.list_of, []).append(i)
        for i, element in enumerate(elements):
            if element.what in (NUMBER, FLAG) or (element.what == CATEGORY and len(element.values) > FEW):
                if element.list_of in lists and len(lists[element.list_of]) > 1:
                    continue
                scaled.append((i, factor(element)))
        self.names += [elements[i].name for i, _ in scaled]
        for i, element in enumerate(elements):
            in_list = element.list_of in lists and len(lists[element.list_of]) > 1
            if element.what == CATEGORY and len(element.values) <= FEW and not in_list:
                equal += [(i, value) for value in element.values if value >= 0]
        self.names += [f"{elements[i].name} is {elements[i].values[value]}" for i, value in equal]
        for i, element in enumerate(elements):
            if element.what == SET:
                bits += [(i, bit) for bit in element.values]
        self.names += [f"{elements[i].name} has {elements[i].values[bit]}" for i, bit in bits]
        self.counted: list[tuple[Array, Array]] = []  # the elements of a list, and the things that can lie in it
        for name, places in lists.items():
            if len(places) > 1:
                things = [value for value in elements[places[0]].values if value >= 0]
                self.counted.append((np.array(places), np.array(things, np.int32)))
                self.names += [f"{name} holds {elements[places[0]].values[thing]}" for thing in things]
        self.scaled = np.array([i for i, _ in scaled], np.int64)
        self.factors = np.array([f for _, f in scaled], np.float32)
        self.equal = np.array([i for i, _ in equal], np.int64)
        self.values = np.array([v for _, v in equal], np.int32)
        self.bits = np.array([i for i, _ in bits], np.int64)
        self.places = np.array([b for _, b in bits], np.int32)
        self.size = len(self.names)
        assert all(bit < WORD_BITS for _, bit in bits)

    def __call__(self, observations: Array) -> Array:
        """One observation or many: the last axis is replaced."""
        many = np.atleast_2d(observations)
        out = np.empty((len(many), self.size), np.float32)
        at = len(self.scaled)
        np.multiply(many[:, self.scaled], self.factors, out=out[:, :at])
        np.clip(out[:, :at], -LARGEST, LARGEST, out=out[:, :at])
        out[:, at : at + len(self.equal)] = many[:, self.equal] == self.values
        at += len(self.equal)
        out[:, at : at + len(self.bits)] = (many[:, self.bits] >> self.places) & 1
        at += len(self.bits)
        for places, things in self.counted:
            lying = many[:, places]
            for k, thing in enumerate(things):
                out[:, at + k] = (lying == thing).sum(1) * SCALE
            at += len(things)
        return out.reshape(*observations.shape[:-1], self.size)


def factor(element: Element) -> float:
    if element.what == FLAG:
        return 1.0
    if element.what == CATEGORY:
        return 1.0 / max(1, element.high)
    return SCALE
