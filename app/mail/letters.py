"""The mails that we write: plain text, the same as HTML, and the pictures that belong to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import format_datetime
from urllib.parse import quote

from app.identity import Player
from app.language import Catalogues
from app.mail.page import Block, Foot, page, plain
from app.notices.telling import ALL
from app.notices.wording import isolated


class WholeHeader(UnstructuredHeader):
    """A header of one long word: the library would break it, and write it so that no mail program finds the address."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"  # type: ignore[attr-defined]


HEADERS = HeaderRegistry()
for _name in ("list-unsubscribe", "message-id"):
    HEADERS.map_to_type(_name, WholeHeader)  # type: ignore[arg-type]
POLICY = SMTP.clone(header_factory=HEADERS)


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that is told of a room: its kind, its block of the mail, and the board as PNG where there is one."""

    kind: str
    subject: str
    block: Block
    board: bytes | None


@dataclass(frozen=True, slots=True)
class Reader:
    """Who gets a mail: where, in which language, and by which token it can be unsubscribed."""

    nickname: str
    language: str
    address: str
    token: str


class Letters:
    """Writes mails. `origin` is where their links lead, `sender` whom they come from; `now` gives ms."""

    def __init__(self, texts: Catalogues, origin: str, sender: Address) -> None:
        self._texts = texts
        self._origin = origin
        self.sender = sender

    def question(self, language: str, address: str, token: str, now: int) -> EmailMessage:
        """Is this address yours? Nothing that a player wrote stands in it: it may go to anybody."""
        say = self._texts.text
        block = Block(
            title=say(language, "mail.question_title"),
            lines=(say(language, "mail.question_what"), say(language, "mail.link_day")),
            link=f"{self._origin}/confirm#{token}",
            link_text=say(language, "mail.question_yes"),
        )
        foot = Foot((say(language, "mail.question_else"),), ())
        subject = say(language, "mail.question_subject")
        return self._letter(language, address, subject, [block], foot, now)

    def way_back(self, address: str, ways: Sequence[tuple[Player, str]], now: int) -> EmailMessage:
        """Links to the seats of the players who have this address."""
        language, say = ways[0][0].language, self._texts.text
        blocks = [
            Block(
                title=say(language, "mail.back_title", {"name": isolated(player.nickname)}),
                lines=(say(language, "mail.back_what"), say(language, "mail.link_day")),
                link=f"{self._origin}/seats#{token}",
                link_text=say(language, "mail.back_yes"),
            )
            for player, token in ways
        ]
        foot = Foot((say(language, "mail.back_else"),), ())
        return self._letter(language, address, say(language, "mail.back_subject"), blocks, foot, now)

    def left(self, player: Player, address: str, now: int) -> EmailMessage:
        """To an address that was a player's until now; where their mails go then is not said."""
        language, say = player.language, self._texts.text
        block = Block(
            title=say(language, "mail.left_title", {"name": isolated(player.nickname)}),
            lines=(say(language, "mail.left_what"),),
            link=f"{self._origin}/seats",
            link_text=say(language, "mail.left_seats"),
        )
        foot = Foot((say(language, "mail.left_else"),), ())
        return self._letter(language, address, say(language, "mail.left_subject"), [block], foot, now)

    def notice(self, reader: Reader, told: Sequence[Told], number: int, now: int) -> EmailMessage:
        """What waits for a player; `number` makes the mail the same one when it is sent again."""
        language, say = reader.language, self._texts.text
        kinds = {one.kind for one in told}
        kind = kinds.pop() if len(kinds) == 1 else ALL
        way = f"{self._origin}/unsubscribe/{quote(reader.token)}"
        links = [] if kind == ALL else [(say(language, f"mail.no_{kind}"), f"{way}?kind={kind}")]
        links += [
            (say(language, "mail.no_all"), f"{way}?kind={ALL}"),
            (say(language, "mail.settings"), f"{self._origin}/settings"),
        ]
        why = say(language, "mail.why", {"name": isolated(reader.nickname)})
        many = self._texts.counted(language, "mail.subject_many", len(told))
        subject = told[0].subject if len(told) == 1 else many
        letter = self._letter(
            language, reader.address, subject, [one.block for one in told], Foot((why,), tuple(links)), now,
            {one.block.board: one.board for one in told if one.block.board and one.board},
        )  # fmt: skip
        letter["Message-ID"] = f"<notice-{number}@{self.sender.domain}>"
        letter["List-Unsubscribe"] = f"<{way}?kind={kind}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    def _letter(
        self, language: str, address: str, subject: str, blocks: Sequence[Block], foot: Foot, now: int,
        boards: Mapping[str, bytes] | None = None,
    ) -> EmailMessage:  # fmt: skip
        letter = EmailMessage(policy=POLICY)
        letter["From"] = self.sender
        letter["To"] = Address(addr_spec=address)
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
        # No answering machine is to answer.
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(plain(blocks, foot))
        letter.add_alternative(page(language, subject, blocks, foot), subtype="html")
        html = list(letter.iter_parts())[-1]
        for cid, picture in (boards or {}).items():
            html.add_related(picture, "image", "png", cid=f"<{cid}>", filename=f"{cid}.png", disposition="inline")
        letter["Content-Language"] = language  # last: what is added before goes along with the first part
        return letter
