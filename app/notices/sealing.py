"""What a push service and a browser ask of us: a message that only the browser reads, and proof of who sends it.

RFC 8291 with the coding of RFC 8188 (aes128gcm) for the message, RFC 8292 (VAPID) for the proof.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; a message is one record
SALT, POINT, AUTH, TAG = 16, 65, 16, 16
MOST_WORDS = RECORD - SALT - 4 - 1 - POINT - TAG - 1
# Messages are filled up to a multiple of this, so that their length tells little.
STEP = 256
NUMBER = 32  # bytes of a private key, and of each half of a signature
VALID = 12 * 3600  # seconds that a proof holds; 24 h are the most that are allowed


def text_of(value: bytes) -> str:
    """Bytes as addresses and headers have them: base64url, not filled up."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The bytes of such a text, filled up or not. Raises ValueError."""
    bare = text.rstrip("=")
    if not bare.replace("-", "").replace("_", "").isalnum() or not bare.isascii():
        raise ValueError("no base64url")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers have it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Look whether a browser's keys are such. Raises ValueError."""
    point = bytes_of(p256dh)
    if len(point) != POINT or len(bytes_of(auth)) != AUTH:
        raise ValueError("wrong length")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def seal(
    words: bytes,
    p256dh: str,
    auth: str,
    *,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    step: int = STEP,
) -> bytes:
    """The message as only the browser with these keys can read it. Raises ValueError where it is too long.

    `ours`, `salt` and `step` are given by tests alone: each message has a key and a salt of its own.
    """
    if len(words) > MOST_WORDS:
        raise ValueError("too long")
    ours, salt = ours or ec.generate_private_key(CURVE), salt or os.urandom(SALT)
    point, theirs = point_of(ours.public_key()), bytes_of(p256dh)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(shared, bytes_of(auth), b"WebPush: info\0" + theirs + point, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    full = min(MOST_WORDS, -(-len(words) // step) * step)
    record = AESGCM(key).encrypt(nonce, words + b"\x02" + bytes(full - len(words)), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point + record


def _derive(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


class ServerKey:
    """What proves to push services that it is us who send. `text` is the private number, as it is stored."""

    def __init__(self, text: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), CURVE)
        self.public = text_of(point_of(self._private.public_key()))

    @staticmethod
    def new() -> str:
        """The private number of a new key."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return text_of(number.to_bytes(NUMBER, "big"))

    def proof(self, origin: str, now: int, contact: str | None) -> str:
        """The header by which the push service at `origin` knows us; `now` in seconds."""
        claims: dict[str, object] = {"aud": origin, "exp": now + VALID}
        if contact is not None:
            claims["sub"] = contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        told = ".".join(text_of(orjson.dumps(part)) for part in parts)
        halves = decode_dss_signature(self._private.sign(told.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(half.to_bytes(NUMBER, "big") for half in halves)
        return f"vapid t={told}.{text_of(signature)}, k={self.public}"
