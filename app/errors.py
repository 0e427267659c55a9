"""Every refusal of the service: its code, its status, what goes with it."""

from collections.abc import Mapping

STATUS: Mapping[str, int] = {
    "unauthenticated": 401,
    "forbidden": 403,
    "not_seated": 403,
    "invite_required": 403,
    "bad_origin": 403,
    "closed": 403,
    "removed": 403,
    "no_such_room": 404,
    "not_found": 404,
    "no_such_link": 404,
    "method_not_allowed": 405,
    "not_your_turn": 409,
    "stale_version": 409,
    "room_full": 409,
    "already_started": 409,
    "not_started": 409,
    "not_enough_players": 409,
    "game_over": 409,
    "not_finished": 409,
    "cancelled": 409,
    "id_used": 409,
    "no_clock": 409,
    "no_such_proposal": 409,
    "no_such_claim": 409,
    "seat_claimed": 409,
    "owner_here": 409,
    "nobody_to_vouch": 409,
    "browser_full": 409,
    "link_revoked": 410,
    "no_mail": 409,
    "link_used": 410,
    "link_replaced": 410,
    "link_expired": 410,
    "too_large": 413,
    "illegal_action": 422,
    "invalid_request": 422,
    "too_many_requests": 429,
    "internal_error": 500,
    "not_saved": 503,
    "needs_repair": 503,
}

# Seconds after which a client that was told "not now" may come back.
RETRY_AFTER: Mapping[str, int] = {"not_saved": 2}


class Problem(Exception):
    """A refusal that the asker is told: `code` for programs, a catalogue key for people.

    `text` is the key of the sentence (`errors.<code>` unless said otherwise), `params` what stands in it,
    `extra` the further members of the answer.
    """

    def __init__(
        self,
        code: str,
        *,
        text: str | None = None,
        params: Mapping[str, object] | None = None,
        retry_after: int | None = None,
        **extra: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.text = text or f"errors.{code}"
        self.params = dict(params or {})
        self.retry_after = retry_after if retry_after is not None else RETRY_AFTER.get(code)
        self.extra = extra

    @property
    def status(self) -> int:
        """The HTTP status of this code."""
        return STATUS[self.code]


def unreachable() -> Problem:
    """The database could not be asked: to programs the same as what could not be saved."""
    return Problem("not_saved", text="errors.unavailable")


def invalid(where: str, problem: str) -> Problem:
    """A request of the wrong form: `where` is the path to the field, `problem` what is wrong with it."""
    return Problem("invalid_request", errors=[{"where": where, "problem": problem}])
