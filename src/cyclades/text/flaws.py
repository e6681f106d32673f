"""What is wrong with something that can't be read or set up, in sentences. `web/src/texts/flaws.ts` makes the same."""

from __future__ import annotations

from cyclades.engine.words.flaws import Flaw
from cyclades.engine.words.refusals import Refusal
from cyclades.text import Forms, Texts
from cyclades.text.narrator import Narrator, key_of


def flaw_text(texts: Texts, flaw: Flaw) -> str:
    """A flaw with its place and what is behind it."""
    told = dict(flaw.args)
    if flaw.causes:
        told["causes"] = "; ".join(flaw_text(texts, cause) for cause in flaw.causes)
    if "rule" in told:  # what the rules refuse
        told["refusal"] = _Elsewhere(texts).refusal(Refusal(str(told["code"]), str(told["rule"]), flaw.args))
    said = texts.say(key_of("flaw", flaw.code), **told)
    return texts.say("flaw-at", place=flaw.place, flaw=said) if flaw.place else said


class _Elsewhere(Narrator):
    """Tells of a game that isn't at hand: isles and seas without a message are called almost as in its notation."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.call({})

    def _make_forms(self, kind: str, name: str) -> Forms:
        if kind == "sea" or (kind == "isle" and not self.texts.has(f"isle-{name}")):
            return self.texts.forms("own", kind, name=name.capitalize())
        return super()._make_forms(kind, name)
