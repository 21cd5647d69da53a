"""A passkey in software: makes and uses credentials as a browser with an authenticator does."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as b64

Json = dict[str, Any]
USER_PRESENT, USER_VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One key for one account."""

    origin: str = "http://localhost"
    counter: int = 0
    counts: bool = True  # many passkeys always say 0
    verifies: bool = True  # asks for a finger or a PIN
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential_id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user_handle: str = ""
    rp_id: str | None = None  # instead of the one that it is asked for

    def create(self, options: Json) -> Json:
        """Answers the options of a new passkey."""
        self.user_handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.credential_id).to_bytes(2, "big") + self.credential_id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        return self._credential(
            {
                "clientDataJSON": b64(self._client("webauthn.create", options["challenge"])),
                "attestationObject": b64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
                "transports": ["internal"],
            }
        )

    def use(self, options: Json) -> Json:
        """Answers the options of a sign-in."""
        if self.counts:
            self.counter += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data(options["rpId"], 0)
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
                "userHandle": self.user_handle,
            }
        )

    def _data(self, rp_id: str, flags: int) -> bytes:
        flags |= USER_PRESENT | (USER_VERIFIED if self.verifies else 0)
        rp_hash = hashlib.sha256((self.rp_id or rp_id).encode()).digest()
        return rp_hash + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _credential(self, response: Json) -> Json:
        name = b64(self.credential_id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
