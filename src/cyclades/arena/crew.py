"""Who plays the games: this process, several, or a Ray cluster. The outcomes are the same."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from cyclades.arena.games import Fixture, GameFailed, Outcome, play_game

QUICK_GAMES: Final = 20  # that a worker takes at a time; of games that take their time, one
AHEAD: Final = 2  # pieces of work handed out for each worker
SECONDS_TO_ANSWER: Final = 10
LISTENING_SECONDS: Final = 0.2  # between looks whether the command was interrupted

Piece = list[Fixture]
Played = tuple[int, Outcome]  # a fixture's number, and how it went


def play_piece(piece: Piece) -> list[Played]:
    return [(fixture.number, play_game(fixture)) for fixture in piece]


def in_pieces(fixtures: Iterable[Fixture]) -> Iterator[Piece]:
    """What is handed out at a time."""
    waiting: Piece = []
    for fixture in fixtures:
        if set(fixture.bots) != {"random"}:
            yield [fixture]
            continue
        waiting.append(fixture)
        if len(waiting) == QUICK_GAMES:
            yield waiting
            waiting = []
    if waiting:
        yield waiting


def play_here(fixtures: Iterable[Fixture], workers: int) -> Iterator[Played]:
    """All games on this machine, as they end."""
    if workers == 1:
        for fixture in fixtures:
            yield fixture.number, play_game(fixture)
        return
    pieces = in_pieces(fixtures)
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _settle_in)
    waiting: set[Future[list[Played]]] = set()
    try:
        while True:
            for piece in itertools.islice(pieces, AHEAD * workers - len(waiting)):
                with _uninterrupted():
                    waiting.add(pool.submit(play_piece, piece))
            if not waiting:
                return
            with _uninterrupted():  # in the middle of it, it would leave locks that the pool's own thread waits for
                done, waiting = wait(waiting, LISTENING_SECONDS, FIRST_COMPLETED)
                played = [one for future in done for one in future.result()]
            yield from played
    except BrokenProcessPool:
        raise GameFailed("worker_ended") from None
    finally:
        if waiting:  # nobody wants these games any more, and some take minutes
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def play_on_ray(fixtures: Iterable[Fixture], address: str) -> Iterator[Played]:
    """All games on a Ray cluster, as they end; "local" starts one on this machine.

    Every machine has this package. Ray plays a game again, from the same seeds, if its machine is lost.
    """
    try:
        import ray
        from ray.exceptions import RayError, RayTaskError
    except ImportError:
        raise GameFailed("ray_missing") from None
    pieces = in_pieces(fixtures)
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:
            socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()  # Ray itself would try for minutes
        ray.init(address=address, log_to_driver=False, logging_level="error", configure_logging=False)
    except (OSError, ValueError, OverflowError, RuntimeError, RayError) as error:
        raise GameFailed("ray_failed", address=address, reason=str(error)) from None
    try:
        work = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(play_piece)
        waiting: list[object] = []
        while True:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # machines may come and go
            waiting += [work.remote(piece) for piece in itertools.islice(pieces, max(0, AHEAD * cores - len(waiting)))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            for played in ray.get(done):
                yield from played
    except RayTaskError as error:
        raise error.cause from None
    finally:
        ray.shutdown()


def in_order(played: Iterable[Played]) -> Iterator[Outcome]:
    """The outcomes by the fixtures' numbers, which count from 0."""
    early: dict[int, Outcome] = {}
    expected = 0
    for number, outcome in played:
        early[number] = outcome
        while expected in early:
            yield early.pop(expected)
            expected += 1


def _settle_in() -> None:
    """In the worker's process: Ctrl-C is for the command, which ends its workers; where it can't, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_command, daemon=True).start()


def _end_with_the_command() -> None:
    command = multiprocessing.parent_process()
    assert command is not None
    command.join()
    os._exit(1)  # in the middle of a game too


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, and the command only afterwards: it is the one to end them.

    Windows can't hold it back: there workers hear none from the moment they have settled in.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
