"""What is wrong with something that can't be read or set up, in sentences. `web/src/texts/flaws.ts` makes the same."""

from __future__ import annotations

from cyclades.engine.words.flaws import Flaw
from cyclades.text import Texts
from cyclades.text.narrator import key_of


def flaw_text(texts: Texts, flaw: Flaw) -> str:
    """A flaw with its place and what is behind it."""
    causes = {"causes": "; ".join(flaw_text(texts, cause) for cause in flaw.causes)} if flaw.causes else {}
    said = texts.say(key_of("flaw", flaw.code), **flaw.args, **causes)
    return texts.say("flaw-at", place=flaw.place, flaw=said) if flaw.place else said
