"""How a mail looks: as plain text, and as HTML that mail programs understand, light and dark."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a mail: a title, lines, a picture by its content id, what happened, and a link as a button."""

    title: str
    lines: tuple[str, ...]
    link: str
    link_text: str
    board: str | None = None
    about_board: str = ""
    happened_title: str = ""
    happened: tuple[str, ...] = ()
    # One more button: its text and link.
    act: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands at the end: lines, and links with their texts."""

    lines: tuple[str, ...]
    links: tuple[tuple[str, str], ...]


# Inside of a mail there is no style sheet of ours; programs that know no media queries show the light one.
STYLE = """
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #efe6d6; }
.sea { background: #efe6d6; padding: 20px 12px; }
.card { max-width: 600px; margin: 0 auto; background: #fffaf0; border-radius: 14px; overflow: hidden; }
.in { padding: 20px 26px; font: 17px/1.5 Georgia, 'Times New Roman', serif; color: #2a241d; }
.in + .in { border-top: 1px solid #e2d6c2; }
.mark { font: 700 15px/1 system-ui, sans-serif; letter-spacing: 0.04em; color: #9c3f25; }
h1 { font-size: 23px; line-height: 1.25; margin: 0 0 8px; color: #2a241d; }
h2 { font-size: 17px; margin: 18px 0 6px; color: #2a241d; }
p { margin: 0 0 10px; }
ul { margin: 0; padding: 0 0 0 20px; }
li { margin: 0 0 5px; }
.board { display: block; width: 100%; height: auto; border: 0; border-radius: 10px; margin: 14px 0; }
.go { display: inline-block; margin: 14px 0 4px; padding: 13px 24px; border-radius: 10px; background: #9c3f25; color: #ffffff; font: 700 16px/1.2 system-ui, sans-serif; text-decoration: none; }
.foot { max-width: 600px; margin: 0 auto; padding: 16px 26px; font: 13px/1.6 system-ui, sans-serif; color: #5f5547; }
.foot a { color: #5f5547; display: inline-block; padding: 6px 14px 6px 0; }
@media (prefers-color-scheme: dark) {
  body, .sea { background: #171412 !important; }
  .card { background: #252019 !important; }
  .in, h1, h2 { color: #f0e6d6 !important; }
  .in + .in { border-color: #40372c !important; }
  .mark { color: #f0906c !important; }
  .go { background: #b84a2d !important; color: #ffffff !important; }
  .foot, .foot a { color: #b9ac99 !important; }
}
""".strip()  # noqa: E501


def plain(blocks: Sequence[Block], foot: Foot) -> str:
    """The mail as plain text."""
    parts = []
    for block in blocks:
        parts.append("\n".join([block.title, "", *block.lines]))
        if block.happened:
            parts.append("\n".join([f"{block.happened_title}:", *(f"- {line}" for line in block.happened)]))
        parts += [f"{text}:\n{link}" for text, link in _buttons(block)]
    links = [f"{text}:\n{link}" for text, link in foot.links]
    return "\n\n".join([*parts, "--\n" + "\n".join(foot.lines), *links]) + "\n"


def page(language: str, title: str, blocks: Sequence[Block], foot: Foot) -> str:
    """The mail as HTML. All that people have written is escaped."""
    links = "".join(f'<a href="{escape(link)}">{escape(text)}</a> ' for text, link in foot.links)
    lines = "".join(f"<p>{escape(line)}</p>" for line in foot.lines)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>',
            '<meta name="viewport" content="width=device-width">',
            '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
            f"<style>{STYLE}</style></head>",
            '<body><div class="sea"><div class="card"><div class="in"><span class="mark">Make Make</span></div>',
            *(_block(block) for block in blocks),
            f'</div><div class="foot">{lines}<p>{links}</p></div></div></body></html>',
        ]
    )


def _block(block: Block) -> str:
    parts = [f'<div class="in"><h1>{escape(block.title)}</h1>', *(f"<p>{escape(line)}</p>" for line in block.lines)]
    link = escape(block.link)
    if block.board is not None:
        image = f'<img class="board" src="cid:{block.board}" width="548" alt="{escape(block.about_board)}">'
        parts.append(f'<a href="{link}">{image}</a>')
    if block.happened:
        happened = "".join(f"<li>{escape(line)}</li>" for line in block.happened)
        parts.append(f"<h2>{escape(block.happened_title)}</h2><ul>{happened}</ul>")
    parts += [f'<a class="go" href="{escape(there)}">{escape(text)}</a> ' for text, there in _buttons(block)]
    return "".join([*parts, "</div>"])


def _buttons(block: Block) -> list[tuple[str, str]]:
    return [(block.link_text, block.link), *([] if block.act is None else [block.act])]
