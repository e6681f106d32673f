"""The page's first file and what is shown of it elsewhere: a link's preview, the installed game."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from html import escape
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cyclades.server.http import PAGE, language_of
from cyclades.text import texts_in

PLACE: Final = "<!-- preview -->"  # in web/index.html
GROUND: Final = "#b5532f"
ICONS: Final = [
    {"src": "./icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "./icon-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "./icon-512.png", "sizes": "512x512", "type": "image/png"},
    {"src": "./icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]


async def home(request: Request) -> Response:
    """`index.html`, with what shows where a link to it is shared."""
    language = language_of(request.headers.get("accept-language", ""))
    content, tag = _page(language, str(request.base_url))
    headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Language, Host"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="text/html", headers=headers)


async def manifest(request: Request) -> Response:
    """What a device needs to install the page."""
    language = language_of(request.headers.get("accept-language", ""))
    texts = texts_in(language)
    told: dict[str, Any] = {
        "name": texts.say("page-title"),
        "short_name": texts.say("page-title"),
        "description": texts.say("page-preview"),
        "lang": language,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": ICONS,
    }
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return JSONResponse(told, media_type="application/manifest+json", headers=headers)


@cache
def _template() -> str:
    return (PAGE / "index.html").read_text(encoding="utf-8")


def _page(language: str, base: str) -> tuple[bytes, str]:
    """The page with its preview, and a tag that says which it is. Previews want whole addresses."""
    texts = texts_in(language)
    about = {
        "og:type": "website",
        "og:title": texts.say("page-title"),
        "og:description": texts.say("page-preview"),
        "og:image": f"{base}preview.png",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in about.items()]
    lines.append(f'<meta name="description" content="{escape(texts.say("page-preview"))}" />')
    content = _template().replace(PLACE, "\n    ".join(lines)).encode()
    return content, f'"{sha256(content).hexdigest()[:16]}"'
