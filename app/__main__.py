"""The start: settings, tables, server. What cannot work ends here, with one clear sentence."""

import asyncio
import os
import socket
import sys
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog
import uvicorn
from uvicorn.supervisors import Multiprocess

from app import metrics, steward
from app.config import BadSettings, Settings, read_settings, secret_key
from app.connections import BoundedHttp, BoundedSocket
from app.main import create_app, milliseconds, open_database
from app.migrate import migrate
from app.observe import log_json
from app.protocol import BODY_LIMIT

log = structlog.get_logger("app")

BACKLOG = 2048
# What the system keeps for a client that does not read. By itself it keeps megabytes: a thousand frames that are
# out of date, all of which a phone would have to take before it sees the newest.
SEND_BUFFER = 131_072
# Any address will do: nothing is sent, the system only says which of ours it would use.
SOMEWHERE = ("192.0.2.1", 9)


class Server(uvicorn.Server):
    """A server that says where it is, once it is there."""

    def __init__(self, config: uvicorn.Config, addresses: list[str]) -> None:
        super().__init__(config)
        self._addresses = addresses

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(_invitation(self._addresses), flush=True)


def _invitation(addresses: list[str]) -> str:
    first, *others = addresses
    lines = [f"Make Make is at {first}"]
    lines += [f"For phones on the same network: {address}" for address in others]
    return "\n".join(lines)


def bind(settings: Settings) -> socket.socket:
    """The listening socket. Raises BadSettings when the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # those that are accepted inherit it
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise BadSettings(f"HOST and PORT: {settings.host}:{settings.port} cannot be used: {reason}.") from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


def network_address() -> str | None:
    """This machine's address in its network, None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if ip_address(address).is_loopback else address


def addresses(settings: Settings, port: int) -> list[str]:
    """Where to open the page: on this machine first, then for others in the network."""
    if settings.public_url is not None:
        return [settings.public_url]
    everywhere = settings.host in ("0.0.0.0", "::")  # noqa: S104 - only compared
    shown = "127.0.0.1" if everywhere else settings.host
    found = [f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"]
    network = network_address() if everywhere else None
    return found + ([f"http://{network}:{port}"] if network else [])


def serve(settings: Settings) -> None:
    """Serve until told to stop. Raises BadSettings when it cannot begin."""
    secret_key(settings)
    listening = bind(settings)
    later = migrate(settings)
    found = addresses(settings, listening.getsockname()[1])
    origin = found[1] if len(found) > 1 else None
    log_json(settings.log_level)
    if later is not None:
        log.warning("database_of_a_later_release", revision=later)
    if settings.workers > 1:
        # The workers read the environment themselves; this is the one thing that they cannot see in it.
        os.environ["LINK_ORIGIN"] = origin or ""
        with TemporaryDirectory(prefix="make-make-metrics-") as folder:
            metrics.share_among_workers(Path(folder))
            print(_invitation(found), flush=True)
            Multiprocess(_config("app.main:from_environment", settings, factory=True), [listening]).run()
        return
    server = Server(_config(create_app(settings, origin=origin), settings), found)
    server.run(sockets=[listening])


def _config(app: object, settings: Settings, **more: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        **more,  # type: ignore[arg-type]
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        # Forwarded addresses are looked at by our own door, which knows whom to trust.
        proxy_headers=False,
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=BODY_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_interval,
        ws_ping_timeout=settings.ping_timeout,
        timeout_keep_alive=settings.request_timeout,  # type: ignore[arg-type]
        timeout_graceful_shutdown=settings.shutdown_grace,
    )


def main() -> int:
    """The command `python -m app`."""
    os.chdir(Path(__file__).parent.parent)
    if steward.COMMANDS & set(sys.argv[1:2]):
        return steward.main(sys.argv[1:], open_database, milliseconds())
    try:
        serve(read_settings())
    except BadSettings as error:
        print(f"Make Make cannot start. {error}", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
