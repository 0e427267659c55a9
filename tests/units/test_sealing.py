"""Web push as the standards have it: compared with the example of RFC 8291, and with another implementation."""

from __future__ import annotations

import json

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given, settings
from hypothesis import strategies as st

from app.notices.sealing import MOST_WORDS, ServerKey, bytes_of, check_keys, seal, text_of
from tests.push_service import Browser, Pushed

# Of RFC 8291, appendix A.
WORDS = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl9"
    "5bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
BROWSER = Browser()


def test_the_example_of_the_standard() -> None:
    ours = ec.derive_private_key(int.from_bytes(bytes_of(OURS), "big"), ec.SECP256R1())
    assert text_of(seal(WORDS, THEIRS, AUTH, ours=ours, salt=bytes_of(SALT), step=1)) == SEALED


@settings(max_examples=30)
@given(st.binary(max_size=MOST_WORDS))
def test_the_browser_reads_what_was_said(words: bytes) -> None:
    assert BROWSER.read(seal(words, BROWSER.p256dh, text_of(BROWSER.auth))) == words


def test_the_length_tells_little_and_no_two_are_alike() -> None:
    first, second, third = (seal(words, BROWSER.p256dh, text_of(BROWSER.auth)) for words in (b"a", b"a", b"a" * 256))
    assert first != second
    assert len(first) == len(second) == len(third)
    with pytest.raises(ValueError, match="too long"):
        seal(b"a" * (MOST_WORDS + 1), BROWSER.p256dh, text_of(BROWSER.auth))
    assert len(seal(b"a" * MOST_WORDS, BROWSER.p256dh, text_of(BROWSER.auth))) <= 4096


def test_another_browser_cannot_read_it() -> None:
    sealed = seal(b"a", BROWSER.p256dh, text_of(BROWSER.auth))
    with pytest.raises(http_ece.ECEException):
        Browser().read(sealed)


def test_the_proof_is_ours_and_for_that_service_alone() -> None:
    kept = ServerKey.new()
    key = ServerKey(kept)
    proof = key.proof("https://push.example", 1000, "mailto:me@example.test")
    claims = Pushed("POST", "/", {"authorization": proof}, b"").claims()
    assert claims == {
        "aud": "https://push.example", "exp": 1000 + 12 * 3600, "sub": "mailto:me@example.test", "key": key.public,
    }  # fmt: skip
    assert "sub" not in Pushed("POST", "/", {"authorization": key.proof("https://push.example", 1, None)}, b"").claims()
    assert ServerKey(kept).public == key.public != ServerKey(ServerKey.new()).public
    assert kept not in proof + json.dumps(claims)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", text_of(b"a" * 16)), (BROWSER.p256dh, ""), (BROWSER.p256dh, text_of(b"a" * 15)),
        (BROWSER.p256dh[:-1], AUTH),
        (text_of(b"\x04" + b"\x01" * 64), AUTH), (BROWSER.p256dh, "ä" * 22), ("+" + BROWSER.p256dh[1:], AUTH),
        (text_of(b"\x00"), AUTH),
    ],
    # The key is another in each process that collects these.
    ids=["none", "no-auth", "short-auth", "short", "no-point", "no-base64", "foreign-letter", "nothing"],
)  # fmt: skip
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):
        check_keys(p256dh, auth)
    check_keys(BROWSER.p256dh, AUTH)
