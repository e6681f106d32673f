"""`make setup`: the page, the package and what developing needs, in .venv. Does nothing, quickly, when all is there.

What doesn't need one another is made side by side: compiling leaves one core free for most of its time.
"""

from concurrent.futures import ThreadPoolExecutor

from build_package import build_package
from build_page import build_page
from environment import install


def main() -> None:
    with ThreadPoolExecutor() as side_by_side:
        page = side_by_side.submit(build_page)
        install("run", "build")
        page.result()
        tools = side_by_side.submit(install, "run", "build", "dev")
        build_package()
        tools.result()


if __name__ == "__main__":
    main()
