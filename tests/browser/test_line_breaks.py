"""Words on cards and piles stay whole where a line breaks, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from opsroom import Table
from tests.browser.conftest import DESKTOP, Server, Visit
from tests.browser.pilot import played, ready, sit_down

SMALL = (1024, 768)
MOMENTS: dict[str, Callable[[Table], bool]] = {
    "blitz": lambda table: table.question is not None and table.question.key == "choose_defence" and table.turn > 5,
    "mirage": lambda table: table.question is not None and table.question.key == "choose_german_card",
    "barbarossa": lambda table: table.question is not None and table.question.key == "choose_in_battle",
}
SPLIT = r"""() => {
    // Latin words, runs of katakana, and what the dictionary calls a word
    const words = text => [
        ...[...text.matchAll(/[A-Za-z]{2,}|[\u30a1-\u30fa\u30fc]{2,}/g)].map(found => [found.index, found[0]]),
        ...[...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)]
            .filter(each => each.isWordLike && /^[\u4e00-\u9fff]{2,}$/.test(each.segment))
            .map(each => [each.index, each.segment]),
    ];
    const splits = node => words(node.data).filter(([at, word]) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        const lines = [...range.getClientRects()].filter(each => each.width > 1).map(each => Math.round(each.top / 4));
        return new Set(lines).size > 1;
    });
    const split = new Set();
    for (const whole of document.querySelectorAll('main .whole')) {
        if (!whole.checkVisibility()) continue;
        for (const node of whole.childNodes)
            if (node.nodeType === Node.TEXT_NODE)
                for (const [, word] of splits(node)) split.add(`${word} of ${whole.textContent}`);
        if (whole.scrollWidth > whole.clientWidth + 1) split.add(`${whole.textContent} is cut off`);
    }
    if (!document.querySelector('main .whole')) split.add('no names');
    return [...split];
}"""


@cache
def moment(title: str) -> Table:
    return played(title, MOMENTS[title], seeds=range(20), mode=None)


@pytest.mark.parametrize("title", MOMENTS)
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
@pytest.mark.parametrize("language", ["ja-JP", "en-GB"])
def test_no_word_is_split(visit: Visit, server: Server, title: str, size: tuple[int, int], language: str) -> None:
    page, table = visit(size=size, language=language), moment(title)
    sit_down(page, server.address, table, {seat: "me" if seat == table.asked else "bot staff" for seat in table.seats})
    ready(page)
    assert page.evaluate(SPLIT) == []
