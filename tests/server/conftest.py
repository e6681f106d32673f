"""One server for all tests that leave it running."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.host import Host


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("server"), "--absence=0")
    yield host
    assert host.stop() == 0
