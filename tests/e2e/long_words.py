"""Words that are too long: the page in a language that nobody speaks, and what of its texts is cut.

The texts are made of the English ones when they are asked for: longer by two fifths, with accents, in brackets.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from cyclades.text import AGREEMENT, content_of

LONGER: Final = 0.4
ACCENTS: Final = str.maketrans("aeiounycsgkrztAEIOUNYCSGKRZT", "äéïöüñýçšğķřžťÄÉÏÖÜÑÝÇŠĞĶŘŽŤ")

# What a reader can't read: words that something hides, that stick out of their button, or off the screen.
CUT: Final = """() => {
  const faults = new Set()
  const screenWidth = document.documentElement.clientWidth // a phone makes `innerWidth` as wide as what is too wide
  const cutting = (style) => !['visible', 'auto', 'scroll'].includes(style.overflowX)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    if (!data.trim() || parentElement.closest('.hidden, svg, select, script, style, [aria-hidden=true]')) continue
    if (parentElement.closest('.names .soft')) continue // of a long line the name is what is needed
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width < 2) continue
    const said = data.replace(/\\s+/g, ' ').trim().slice(0, 50)
    const button = parentElement.closest('button, a.button, label, .card')
    if (button) {
      const around = button.getBoundingClientRect()
      if (around.width && (left < around.left - 1 || right > around.right + 1)) faults.add(`sticks out: ${said}`)
    }
    let scrolls = false
    for (let at = parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      const { left: from, right: to } = at.getBoundingClientRect()
      if (style.clipPath === 'inset(50%)') break // for ears alone
      if (left >= from - 1 && right <= to + 1) continue
      // Tabs and pictures in a row may be pulled sideways, a page that is read downwards may not.
      const pulled = ['auto', 'scroll'].includes(style.overflowX) && at.scrollWidth > at.clientWidth
      scrolls ||= pulled && at.scrollHeight <= at.clientHeight + 1
      if (scrolls) break
      if (pulled || cutting(style)) faults.add(`cut: ${said}`)
    }
    if (!scrolls && (left < -1 || right > screenWidth + 1)) faults.add(`off the screen: ${said}`)
  }
  const wide = document.documentElement.scrollWidth - screenWidth
  if (wide > 0) faults.add(`${wide} pixels too wide`)
  return [...faults]
}"""


class Longer(Transformer):
    """Makes all words longer, and leaves forms that are no words as they are."""

    def visit_Attribute(self, node: ftl.Attribute) -> ftl.Attribute:  # noqa: N802
        if node.id.name not in (*AGREEMENT, "rules"):
            self.generic_visit(node)
        return node

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = re.sub(r"[^\W\d_]{3,}", lambda word: longer(word[0]), node.value)
        return node


def longer(word: str) -> str:
    """A word with accents and more vowels, which may be broken no better than it could be before."""
    more = "o" * max(1, round(len(word) * LONGER))
    return f"{word[:-1]}{more}{word[-1]}".translate(ACCENTS)


@cache
def long_words(part: str | None) -> str:
    """A file of texts, made longer."""
    resource = FluentParser().parse(content_of("en", part))
    Longer().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.value is not None and entry.id.name.startswith("page-"):
            entry.value.elements.insert(0, ftl.TextElement("["))
            entry.value.elements.append(ftl.TextElement("]"))
    return FluentSerializer().serialize(resource)


def read_long_words(page: Page) -> None:
    """From now on the English of a page is that."""

    def answer(route: Route) -> None:
        found = re.search(r"/api/texts/en(?:/(\w+))?\.ftl", route.request.url)
        assert found
        route.fulfill(body=long_words(found[1]), content_type="text/plain; charset=utf-8")

    page.route(re.compile(r"/api/texts/en"), answer)
