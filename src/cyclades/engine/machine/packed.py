"""Rows of numbers for the engine: packed when it is compiled, plain lists when it isn't. `Numbers` are fractions.

This module is never compiled. The engine writes ``Row([0] * n)``, ``row[i]`` and ``row[:]`` and little else,
which mean the same for both kinds of row. `Bytes` are rows of numbers from 0 to 255, whose memory others may read.
``vec[Room]([…])`` is a row of objects of one class; unlike a list's, what it gives needs no look at its class.
"""

from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader, PathFinder
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8

    Row = vec[i64]
    Bytes = vec[u8]
    Numbers = vec[float]
    COMPILED: bool
else:
    _T = TypeVar("_T")
    _spec = PathFinder.find_spec(f"{__package__}.state", __import__(__package__, fromlist=["_"]).__path__)
    COMPILED = _spec is not None and isinstance(_spec.loader, ExtensionFileLoader)

    if COMPILED:
        from librt.vecs import vec
        from mypy_extensions import i64, mypyc_attr, u8

        Row = vec[i64]
        Bytes = vec[u8]
        Numbers = vec[float]
    else:
        i64 = int
        u8 = int
        Row = list
        Bytes = bytearray
        Numbers = list

        class vec:  # noqa: N801 - the name it has when compiled
            """`vec[Room]` is just `list`: calling `list[Room]` takes three times as long."""

            def __class_getitem__(cls, _: type) -> type[list]:
                return list

        def mypyc_attr(**_: Any) -> Callable[[_T], _T]:
            return lambda decorated: decorated
