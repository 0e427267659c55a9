"""The channel of mail: what waits for one player goes into one mail, with the boards and what happened."""

import asyncio
from collections.abc import Callable, Sequence
from email.message import EmailMessage

import orjson
import structlog

from app.identity import Addresses, Mailbox
from app.language import Catalogues
from app.link import Position
from app.mail.letters import Letters, Reader, Told
from app.mail.page import Block
from app.mail.post import AWAY, LATER, REFUSED, NotPosted, Post
from app.notices.acts import Acts, act_of
from app.notices.outbox import Due, Outcome, failed, later, sent
from app.notices.telling import LATE, wish_of
from app.notices.wording import Wording, isolated
from app.pictures.making import NoPicture, Pictures
from app.rooms.claims import Claim
from app.rooms.room import Room

log = structlog.get_logger("app")
# Boards in one mail: each is some hundred kilobytes.
MOST_BOARDS = 3
# Kinds where it is the reader who is on the move.
ON_THE_MOVE = frozenset(("turn", "reminder", "nudge"))


class MailChannel:
    """Tells by mail. `now` gives ms; a mail waits for its pictures so many seconds, then it goes without."""

    def __init__(
        self, addresses: Addresses, texts: Catalogues, letters: Letters, post: Post, pictures: Pictures, acts: Acts, *,
        origin: str, now: Callable[[], int], picture_seconds: float,
    ) -> None:  # fmt: skip
        self._addresses = addresses
        self._texts = texts
        self._letters = letters
        self._post = post
        self._pictures = pictures
        self._acts = acts
        self._origin = origin
        self._now = now
        self._picture_seconds = picture_seconds

    async def send(self, due: Due) -> Outcome:
        """Tell one thing."""
        return await self.send_together([due])

    async def send_together(self, dues: Sequence[Due]) -> Outcome:
        """Tell one player of all this in one mail."""
        first = dues[0]
        box = await self._addresses.of(first.claimed.player)
        if box is None or box.address is None:
            return failed("no address")
        wait = await self._addresses.may_get(box.address)
        if wait is not None:
            return later("too many", wait)
        seat = first.room.seat_of(first.claimed.player)
        reader = Reader(box.nickname if seat is None else seat.nickname, first.language, box.address, box.token)
        until = asyncio.get_running_loop().time() + self._picture_seconds
        told = [await self._told(due, until if n < MOST_BOARDS else None) for n, due in enumerate(dues)]
        letter = self._letters.notice(reader, told, min(due.claimed.id for due in dues), self._now())
        return await self._posted(letter, box)

    async def _posted(self, letter: EmailMessage, box: Mailbox) -> Outcome:
        address = box.address or ""
        try:
            await self._post.send(letter, address, self._letters.sender.addr_spec)
        except NotPosted as error:
            log.warning("not_mailed", failure=error.failure)
            await self._addresses.fared(address, error.failure, for_good=error.failure == REFUSED)
            if error.failure in (AWAY, LATER):
                return later(error.failure, everywhere=error.failure == AWAY)
            return failed(error.failure)
        if box.failure is not None:
            await self._addresses.fared(address, None)
        return sent()

    async def _told(self, due: Due, until: float | None) -> Told:
        words = Wording(self._texts, due.language, due.room)
        table = isolated(due.room.name) if due.room.name else words.say(
            "mail.table_with", names=words.others(due.claimed.player)
        )  # fmt: skip
        seat = due.room.seat_of(due.claimed.player)
        happened, before = words.happened(due.events, -1 if seat is None or seat.clan is None else seat.clan)
        if before:
            happened = [words.count("mail.before", before), *happened]
        board = None if until is None else await self._board(due.room, until)
        block = Block(
            title=table,
            lines=tuple(_lines(due, words)),
            link=f"{self._origin}/r/{due.room.code}",
            link_text=words.say("mail.to_table"),
            board=None if board is None else f"board-{due.room.version}-{due.claimed.id}",
            about_board=words.say("link.picture"),
            happened_title=words.say("away.title"),
            happened=tuple(happened),
            act=await self._act(due, words),
        )
        return Told(wish_of(due.claimed.kind), words.say(f"mail.subject_{due.claimed.kind}", table=table), block, board)

    async def _act(self, due: Due, words: Wording) -> tuple[str, str] | None:
        """What can be answered right from the mail: the button's text, and its link, which is good for that once."""
        wanted = act_of(due.claimed.kind, due.claimed.number, due.room)
        offered = None if wanted is None else await self._acts.offer(due.room, due.claimed.player, wanted)
        if offered is None:
            return None
        act, token = offered
        return words.say(f"push.act_{act}"), f"{self._origin}/act#{token}"

    async def _board(self, room: Room, until: float) -> bytes | None:
        """The board as it is now; None where it cannot be drawn until then."""
        position = Position(room, room.version, orjson.loads(room.state))
        shown = position.shown("light")
        try:
            async with asyncio.timeout_at(until):
                return self._pictures.kept(shown) or await self._pictures.make(shown, lambda: position.draw("light"))
        except (NoPicture, TimeoutError):
            return None


def _lines(due: Due, words: Wording) -> list[str]:
    """What is told, and until when there is time."""
    room, kind = due.room, due.claimed.kind
    lines = [_lead(due, words)]
    clock = room.clock
    if kind in ON_THE_MOVE and clock is not None and clock.due is not None:
        lines.append(words.say("mail.until", when=words.moment(clock.due, due.hours.zone)))
    return lines


def _lead(due: Due, words: Wording) -> str:
    room, kind, game = due.room, due.claimed.kind, due.room.game
    if kind == "over" and game is not None:
        if game.result is None:
            return words.say("end.none")
        winner = "" if game.winner is None else words.name(game.winner)
        return words.say(f"end.{game.result}", name=winner)
    if kind == "began" and game is not None and game.clan is not None:
        return words.say("mail.lead_began", name=words.name(game.clan))
    if kind == LATE and game is not None and game.clan is not None:
        return words.say("mail.lead_late", name=words.name(game.clan))
    claim = _claim(due)
    if claim is not None:
        return words.say(f"mail.lead_claim_{kind}", who=isolated(claim.nickname), name=words.name(claim.clan))
    if kind == "asked" and due.claimed.number >= 0 and room.draw:
        return words.say("draw.offered", name=words.name(room.draw[0]))
    if kind == "asked" and room.proposal is not None:
        return _proposed(room, words)
    return words.say(f"mail.lead_{kind}")


def _claim(due: Due) -> Claim | None:
    """The claim on a seat that this is about: on the reader's own, or one to vouch for."""
    number = -due.claimed.number
    proposal = due.room.proposal
    if due.claimed.kind == "asked" and proposal is not None and proposal.number == number:
        return None
    if due.claimed.kind not in ("seat", "asked") or number <= 0:
        return None
    return next((claim for claim in due.room.claims if claim.number == number), None)


def _proposed(room: Room, words: Wording) -> str:
    """What somebody proposes, as far as it is one simple thing."""
    proposal = room.proposal
    asked = {} if proposal is None else proposal.wish.told()
    if proposal is None or len(asked) != 1 or not {"pause", "undo", "end"} & set(asked):
        return words.say("mail.lead_asked")
    name = "resume" if asked.get("pause") is False else next(iter(asked))
    return words.say("time.proposed", name=words.name(proposal.by), what=words.say(f"time.{name}_short"))
