/** Passkeys in the browser: WebAuthn speaks in bytes, our API in base64url. */
type Json = Record<string, unknown>;

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const ids = (given: unknown): PublicKeyCredentialDescriptor[] =>
  ((given ?? []) as { id: string; type: "public-key" }[]).map((each) => ({ ...each, id: toBytes(each.id) }));

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function";

export async function createPasskey(options: Json): Promise<PublicKeyCredential> {
  const user = options["user"] as Json;
  const publicKey = {
    ...options,
    challenge: toBytes(options["challenge"] as string),
    user: { ...user, id: toBytes(user["id"] as string) },
    excludeCredentials: ids(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  return (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
}

export async function usePasskey(options: Json): Promise<PublicKeyCredential> {
  const publicKey = {
    ...options,
    challenge: toBytes(options["challenge"] as string),
    allowCredentials: ids(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  return (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
}

/** What a passkey answered, as the API takes it. */
export function answerOf(credential: PublicKeyCredential): Json {
  const given = credential.response;
  const response: Json = { clientDataJSON: toText(given.clientDataJSON) };
  if (given instanceof AuthenticatorAttestationResponse) {
    response["attestationObject"] = toText(given.attestationObject);
    response["transports"] = given.getTransports();
  } else if (given instanceof AuthenticatorAssertionResponse) {
    response["authenticatorData"] = toText(given.authenticatorData);
    response["signature"] = toText(given.signature);
    response["userHandle"] = given.userHandle ? toText(given.userHandle) : null;
  }
  return { id: credential.id, rawId: toText(credential.rawId), type: credential.type, response };
}
