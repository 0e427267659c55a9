"""`make bench`: measures on this machine and prints the tables of the README. `make bench ONLY=crowd` for one part."""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence

from tests.bench import crowd, durable, page, processor, provider, rules_speed
from tests.bench.load import Figures


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table in Markdown."""
    print(f"\n### {title}\n")
    for cells in (head, ["---"] * len(head), *rows):
        print("| " + " | ".join(cells) + " |", flush=True)


def _per_action(figures: Figures) -> str:
    return f"{figures.server_cpu / max(1, figures.actions) * 1000:.3f} ms"


def saturated() -> None:
    pairs = durable.saturated()
    rows = [
        [
            str(number),
            f"{mine.rate:,.0f}",
            f"{other.rate:,.0f}",
            f"{mine.rate / other.rate:.2f}",
            _per_action(mine),
            f"{mine.server_busy:.0%} · {other.server_busy:.0%}",
            f"{mine.generator_busy:.0%} · {other.generator_busy:.0%}",
        ]
        for number, (mine, other) in enumerate(pairs, 1)
    ]
    rows.append(
        [
            "median",
            f"{durable.middle([mine.rate for mine, _ in pairs]):,.0f}",
            f"{durable.middle([other.rate for _, other in pairs]):,.0f}",
            f"{durable.middle([mine.rate / other.rate for mine, other in pairs]):.2f}",
            f"{durable.middle([mine.server_cpu / mine.actions * 1000 for mine, _ in pairs]):.3f} ms",
            "",
            "",
        ]
    )
    head = [
        "pair",
        "ours, actions/s",
        "bare, messages/s",
        "ours/bare",
        "processor per action",
        "server busy",
        "generator busy",
    ]
    table("Saturated: 100 rooms × 3 sockets, one process, SQLite `synchronous=FULL`", head, rows)


def parts() -> None:
    figures, spent = processor.parts_of_an_action()
    rows = [[part, f"{each:.3f} ms", f"{each / sum(spent.values()):.0%}"] for part, each in spent.items()]
    rows.append(["in all, while it was looked at", _per_action(figures), ""])
    table("Where the processor's time of an action goes", ["part", "processor per action", "share"], rows)


def open_loop() -> None:
    found = durable.open_loop()
    named = {
        "ours": found.ours, "bare": found.bare, "ours, the file in memory": found.in_memory,
        "the disk alone: written and synced": found.disk,
    }  # fmt: skip
    rows = [
        [name, f"{each.latency(0.5):.2f} ms", f"{each.latency(0.99):.2f} ms", str(each.actions)]
        for name, each in named.items()
    ]
    table(
        "Open loop, 300 actions a second: sent → the last client of the room has it",
        ["", "p50", "p99", "actions"],
        rows,
    )


def postgres() -> None:
    rounds, slow = durable.on_postgres()
    found = [(fast.rate, raw, fast.rate / raw) for fast, raw in rounds]
    found.append(tuple(durable.middle(column) for column in zip(*found, strict=True)))
    names = [*map(str, range(1, len(rounds) + 1)), "median"]
    rows = [
        [name, f"{mine:,.0f}", f"{raw:,.0f}", f"{share:.2f}"]
        for name, (mine, raw, share) in zip(names, found, strict=True)
    ]
    head = f"the same two statements by asyncpg alone, {durable.RAW_CONNECTIONS} connections, commits/s"
    title = "PostgreSQL `synchronous_commit=on`, Redis, two workers, all on the same two cores"
    table(title, ["round", "ours, actions/s", head, "ours/raw"], rows)
    print(f"\n100 actions a second: p50 {slow.latency(0.5):.2f} ms, p99 {slow.latency(0.99):.2f} ms.")


def memory() -> None:
    idle = crowd.idle_sockets()
    stored = crowd.stored_rooms()
    cold = stored.cold_milliseconds
    rows = [
        ["an idle socket, ours", f"{idle.ours:.1f} KB"],
        ["an idle socket, bare", f"{idle.bare:.1f} KB"],
        ["ours/bare", f"{idle.ours / idle.bare:.2f}"],
        [
            f"50 actions a second beside {crowd.IDLE_SOCKETS:,} idle sockets, p99",
            f"{idle.playing.latency(0.99):.1f} ms",
        ],
        [f"a loaded room of {crowd.TURNS} turns", f"{stored.kilobytes:.1f} KB"],
        [f"start to the first answer, {crowd.STORED_ROOMS:,} stored rooms", f"{stored.start_seconds:.2f} s"],
        ["a room that is not in memory, p50", f"{cold[len(cold) // 2]:.1f} ms"],
        ["a room that is not in memory, p99", f"{cold[int(len(cold) * 0.99)]:.1f} ms"],
    ]
    table("Memory and start", ["what", "figure"], rows)


def faults() -> None:
    back = crowd.coming_back()
    without, with_stalled = crowd.stalled_readers()
    gaps = crowd.rolling_restart()
    rows = [
        ["reconnect to the first, right frame, p95", f"{back.one_by_one[int(len(back.one_by_one) * 0.95)]:.1f} ms"],
        [f"{crowd.COMING_BACK:,} clients at once, all live", f"{back.all_at_once:.1f} s"],
        ["players' p99, no stalled readers", f"{without.latency(0.99):.2f} ms"],
        ["players' p99, 20 stalled readers in each room", f"{with_stalled.latency(0.99):.2f} ms"],
        [
            f"rolling restart of two replicas, {crowd.ROLLING:,} sockets: gap p95",
            f"{gaps[int(len(gaps) * 0.95)]:,.0f} ms",
        ],
    ]
    table("Under faults", ["what", "figure"], rows)


def in_chromium() -> None:
    seen = asyncio.run(page.look())
    ordered = sorted(seen.taps)
    rows = [
        ["first visit of a table, over the wire", f"{seen.weight.kilobytes:.0f} KB in {seen.weight.requests} requests"],
        ["hosts asked", f"{len(seen.weight.hosts)}"],
        [f"the table is painted, processor slowed {page.SLOWED}×", f"{seen.table_painted:.0f} ms"],
        [f"a tap is answered by a paint, slowed {page.SLOWED}×: median", f"{durable.middle(ordered):.0f} ms"],
        [f"the same: slowest of {len(ordered)}", f"{ordered[-1]:.0f} ms"],
    ]  # fmt: skip
    for pause, frames in seen.frames.items():
        through = f"{page.UNTIL - page.FROM} events, one each {pause} s, slowed {page.SLOWED}×"
        rows.append([f"frames a second through {through}", f"{len(frames) / sum(frames) * 1000:.1f}"])
        rows.append(["frames that came late", f"{page.late(frames):.1%}"])
    table("The page in Chromium, 390 × 844", ["what", "figure"], rows)


def provider_away() -> None:
    rows = []
    for name, beside in provider.away().items():
        p99 = beside.p99()
        each = " · ".join(f"{one:.2f}" for one in p99)
        rows.append([name, f"{durable.middle(p99):.2f} ms", f"{each} ms", f"{beside.asked:.0f}"])
    span = f"{provider.WAITING} other turns fall due in {provider.SECONDS:.0f} s"
    title = f"{provider.RATE:.0f} actions a second while {span}"
    table(title, ["", "players' p99, median", "the rounds", "pushes asked for"], rows)


PARTS: dict[str, Callable[[], None]] = {
    "rules": rules_speed.main,
    "saturated": saturated,
    "parts": parts,
    "open": open_loop,
    "postgres": postgres,
    "memory": memory,
    "page": in_chromium,
    "faults": faults,
    "provider": provider_away,
}


def main() -> None:
    wanted = sys.argv[1:] or (os.environ.get("ONLY") or " ".join(PARTS)).split()
    for name in wanted:
        PARTS[name]()


if __name__ == "__main__":
    main()
