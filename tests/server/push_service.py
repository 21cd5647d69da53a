"""A push service on this machine: it checks who sends, and decrypts what only a browser could."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a subscription, as a browser has them."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(point), "auth": encoded(self.secret)}

    def read(self, body: bytes) -> Any:
        """What a message says."""
        found = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return json.loads(found)


@dataclass
class Message:
    """A message that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


def claims_of(message: Message, key: str) -> Any:
    """What the sender's token says, if it was signed with this public key (RFC 8292)."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"].rstrip("=") == key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decoded(head))["alg"] == "ES256"
    raw = decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(decoded(claims))


@dataclass
class PushService:
    """Takes messages, and answers as it is told."""

    statuses: list[int] = field(default_factory=list)  # of the next answers; then 201
    headers: dict[str, str] = field(default_factory=dict)
    answer: bytes = b""
    messages: list[Message] = field(default_factory=list)
    arrived: threading.Event = field(default_factory=threading.Event)
    open: threading.Event = field(default_factory=threading.Event)  # until it is set, nothing is answered

    def start(self) -> None:
        service = self
        self.open.set()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.messages.append(Message(self.path, headers, body))
                service.arrived.set()
                service.open.wait(30)
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(service.answer)))
                self.end_headers()
                with contextlib.suppress(OSError):  # the sender may be gone
                    self.wfile.write(service.answer)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> Message:
        """Waits for the next message."""
        assert self.arrived.wait(30), "no message"
        self.arrived.clear()
        return self.messages[-1]
