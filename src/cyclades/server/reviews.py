"""What games come to that are over: chances to win, judged piece by piece when nobody else needs the workers, and
statistics."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import UNSET, UnsetType, convert

from cyclades.review.chances import VERSION, biggest_told
from cyclades.server.bot_room import BotRoom
from cyclades.server.limits import Callers
from cyclades.table.errors import Refused
from cyclades.table.looking_back import game_of, timed_game_of
from cyclades.table.outgoing import Judged, JudgedMoment, Statistics, Swing
from cyclades.table.storage import Clerk, StorageError
from cyclades.table.table import Table
from cyclades.table.thinker import Asker

MOST_UNDER_WAY: Final = 50
MOST_KEPT: Final = 50  # in memory, of records that somebody has shown
FORMS: Final = ("json", "csv")

log = logging.getLogger("cyclades.server")


@dataclass
class Judgement:
    """A game that is being judged, or has been."""

    moments: list[dict[str, Any]] = field(default_factory=list)
    cities: list[str] = field(default_factory=list)
    steps: int = 0
    done: bool = False
    refused: Refused | None = None

    @property
    def known(self) -> int:
        """The step up to which it is judged; -1: not even the beginning."""
        return self.moments[-1]["step"] if self.moments else -1

    def told(self, after: int, name: str | UnsetType = UNSET) -> Judged:
        """As far as it is there; of the moments those after a step."""
        return Judged(
            judgement=name,
            cities=self.cities,
            steps=self.steps,
            judged=max(self.known, 0),
            done=self.done,
            moments=convert([moment for moment in self.moments if moment["step"] > after], list[JudgedMoment]),
            swings=convert(biggest_told(self.moments), list[Swing]),
        )


class Judgements:
    """All games that are judged, and those that were of late."""

    def __init__(self, bots: BotRoom, clerk: Clerk, callers: Callers) -> None:
        self.bots = bots
        self.clerk = clerk
        self.callers = callers
        self._judged: dict[str, Judgement] = {}  # by table, or by the hash of a record; the oldest first
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def of_table(self, table: Table, address: str, after: int) -> Judged:
        """What is known of the chances in a table's game; it is judged if nobody has asked before."""
        if table.row.phase != "over":
            raise Refused("not_over")
        name = table.row.id
        if name not in self._judged:
            kept = await self.clerk.read(self.clerk.storage.judgement, name)
            if kept is not None and kept.get("version") == VERSION:
                return Judgement(kept["moments"], kept["cities"], kept["steps"], True).told(after)
            record = await game_of(table)
            if name not in self._judged:  # nobody else has asked meanwhile
                self._begin(name, record, address, keep=True)
        return self._told(name, after)

    def of_record(self, record: str, address: str) -> Judged:
        """The same of a record that somebody shows; `judgement` is its name from now on."""
        name = hashlib.sha256(record.encode()).hexdigest()
        if name not in self._judged:
            self._begin(name, record, address, keep=False)
        return self._told(name, -1, name)

    def named(self, name: str, after: int) -> Judged:
        """How far a record is judged that somebody has shown."""
        if name not in self._judged:
            raise Refused("not_found")
        return self._told(name, after, name)

    def _told(self, name: str, after: int, shown: str | UnsetType = UNSET) -> Judged:
        """Why it can't be judged is said once: whoever asks again has it tried again."""
        judgement = self._judged[name]
        if judgement.refused is not None:
            del self._judged[name]
            raise judgement.refused
        return judgement.told(after, shown)

    def _begin(self, name: str, record: str | dict[str, Any], address: str, keep: bool) -> None:
        if len(self._tasks) >= MOST_UNDER_WAY:
            raise Refused("too_many")
        self.callers.check("judge", address)
        finished = [one for one in self._judged if one not in self._tasks]
        for old in finished[: max(0, len(finished) - MOST_KEPT + 1)]:
            del self._judged[old]
        self._judged[name] = Judgement()
        self._tasks[name] = asyncio.create_task(self._judge(name, record, address, keep))

    async def _judge(self, name: str, record: str | dict[str, Any], address: str, keep: bool) -> None:
        """Piece by piece; in between others have their turn."""
        judgement = self._judged[name]
        asker = Asker(name, address, time=True)
        try:
            while not judgement.done:
                answer = await self.bots.look_back(asker, "judge_game", name, None, judgement.known)
                if answer is not None and "unknown" in answer:
                    answer = await self.bots.look_back(asker, "judge_game", name, record, judgement.known)
                if answer is None:
                    raise Refused("judging_failed")
                if "fault" in answer:
                    raise Refused("log_unreadable") if keep else Refused("bad_record", **answer["fault"])
                judgement.moments += answer["moments"]
                judgement.cities, judgement.steps = answer["cities"], answer["steps"]
                judgement.done = answer["done"]
            if keep:
                content = {"version": VERSION, "cities": judgement.cities, "steps": judgement.steps}
                await self.clerk.do(self.clerk.storage.keep_judgement, name, content | {"moments": judgement.moments})
                del self._judged[name]
        except Refused as refused:
            judgement.refused = refused
        except StorageError as error:  # it is judged again when somebody asks after this one is forgotten
            log.error("judgement_lost table=%s error=%s", name, error)
        finally:
            del self._tasks[name]

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def statistics_of_table(bots: BotRoom, table: Table, address: str, form: str, language: str) -> Statistics | str:
    record, used = await timed_game_of(table)
    try:
        return await _statistics(bots, record, used, form, language, Asker(table.row.id, address))
    except Refused as refused:
        raise Refused("log_unreadable") if refused.code == "bad_record" else refused from None


async def statistics_of_record(bots: BotRoom, record: str, address: str, form: str, language: str) -> Statistics | str:
    return await _statistics(bots, record, None, form, language, Asker("", address))


async def _statistics(
    bots: BotRoom, record: str | dict[str, Any], used: list[int | None] | None, form: str, language: str, asker: Asker
) -> Statistics | str:
    """The tables, or the text of a file in the form `csv`, in a language."""
    answer = await bots.look_back(asker, "statistics", record, used, form, language)
    if answer is None:
        raise Refused("statistics_failed")
    if "fault" in answer:
        raise Refused("bad_record", **answer["fault"])
    return str(answer["csv"]) if form == "csv" else convert(answer, Statistics)
