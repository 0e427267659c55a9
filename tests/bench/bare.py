"""The bare application: the same server, each message answered with one frame to three sockets; no rules, no store.

It shows what the server and the sockets alone can do on this machine.
"""

import os
import sys

import uvicorn

Room = list
rooms: dict[str, list] = {}
FRAME = "x" * int(os.environ.get("FRAME_BYTES", "3000"))
MESSAGE = {"type": "websocket.send", "text": FRAME}


async def app(scope, receive, send) -> None:
    """ASGI: sockets of one path are one room; over HTTP it only says that it is there."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = rooms.setdefault(scope["path"], [])
    room.append(send)
    try:
        while (await receive())["type"] == "websocket.receive":
            for each in room:
                await each(MESSAGE)
    finally:
        room.remove(send)


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]) if len(sys.argv) > 1 else int(os.environ["PORT"]),
        ws_per_message_deflate=False,
        ws_max_size=16384,
        log_level="warning",
        lifespan="off",
    )
