"""What looking back answers is typed, and the bytes are those of the plain forms it is made of."""

from __future__ import annotations

import gzip
from base64 import b64decode

import pytest
from msgspec import convert
from msgspec.json import decode, encode

from cyclades.review.chances import HoldingsJudge, biggest_told, course
from cyclades.review.statistics import statistics
from cyclades.review.steps import Eyes, frames, opening
from cyclades.server.reviews import Judgement
from cyclades.table.outgoing import Judged, Moments, Statistics
from cyclades.table.thoughts import replay
from tests.games.corpus import recorded

RECORD = recorded("modules-hades-heroes-favours")


@pytest.mark.parametrize("eyes", ["all", "sparta"])
def test_moments(eyes: str) -> None:
    seen_by = Eyes.named(eyes, int(RECORD.config["players"]))
    whole = {"told": opening(RECORD, seen_by), "steps": len(RECORD.steps)} | frames(RECORD, seen_by, 0, 20)
    told = gzip.decompress(b64decode(replay(RECORD.as_json(), eyes, 0, 20, True)["packed"]))
    assert told == encode(whole)
    decode(told, type=Moments)
    part = gzip.decompress(b64decode(replay(RECORD.as_json(), eyes, 5, 9, False)["packed"]))
    assert part == encode({"steps": len(RECORD.steps)} | frames(RECORD, seen_by, 5, 9))


def test_chances() -> None:
    moments = [moment.as_json() for moment in course(RECORD, HoldingsJudge())]
    assert any(moment["swings"] for moment in moments)
    form = {"cities": ["sparta"], "steps": 9, "judged": moments[-1]["step"], "done": True}
    form |= {"moments": moments[3:], "swings": biggest_told(moments)}
    judgement = Judgement(moments, ["sparta"], 9, True)
    told = encode(judgement.told(moments[2]["step"]))
    assert told == encode(form)
    decode(told, type=Judged)
    assert encode(judgement.told(moments[2]["step"], "abc")) == encode({"judgement": "abc"} | form)


def test_statistics() -> None:
    form = {"tables": [figures.as_json() for figures in statistics(RECORD)]}
    assert encode(convert(form, Statistics)) == encode(form)
