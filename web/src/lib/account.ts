import type { Answers, Bodies } from "../generated/http";
import { ask } from "./api";
import { me } from "./me.svelte";
import { answerOf, createPasskey, usePasskey } from "./passkeys";

/** Everything about my account. Whatever changes it answers with the whole page. */
export type Page = Answers["GET /api/account"];
export type Account = NonNullable<Page["account"]>;
export type SignedUp = Answers["POST /api/account/sign-up"];

const post = <T>(path: string, body: unknown): Promise<T> => ask<T>(`/account${path}`, body);

/** The name at the head of the page follows. */
function known(page: Page): Page {
  me.now = page.me;
  return page;
}
const page = async (path: string, body: unknown): Promise<Page> => known(await post<Page>(path, body));
async function signedUp(answer: Promise<SignedUp>): Promise<SignedUp> {
  const found = await answer;
  known(found.page);
  return found;
}

export const load = async () => known(await ask<Page>("/account"));
export const signUp = (body: Bodies["POST /api/account/sign-up"]) => signedUp(post<SignedUp>("/sign-up", body));
export const signIn = (body: Bodies["POST /api/account/sign-in"]) => page("/sign-in", body);
export const recover = (body: Bodies["POST /api/account/recover"]) => page("/recover", body);
export const signOut = () => post("/sign-out", {});

/** A new passkey: with a name for a new account, without one for mine. */
export async function addPasskey(name: string | null): Promise<SignedUp> {
  type Begun = Answers["POST /api/account/passkey/new"];
  const { id, options } = await post<Begun>("/passkey/new", { name });
  const credential = answerOf(await createPasskey(options));
  return signedUp(post<SignedUp>("/passkey/create", { id, credential }));
}
export async function signInWithPasskey(): Promise<Page> {
  const { id, options } = await post<Answers["POST /api/account/passkey/ask"]>("/passkey/ask", {});
  return page("/passkey/use", { id, credential: answerOf(await usePasskey(options)) });
}
export const removePasskey = (id: number) => page(`/passkeys/${id}/remove`, {});

export const changePassword = (password: string | null) => page("/password", { password });
export const newCodes = async () =>
  (await post<Answers["POST /api/account/recovery-codes"]>("/recovery-codes", {})).codes;
export const changeEmail = (email: string | null, language: "en" | "ja") => page("/email", { email, language });
export const confirmEmail = (token: string) => page("/email/confirm", { token });
export const mailLink = (name: string, language: "en" | "ja") => post("/recovery-mail", { name, language });
export const linkOwner = async (token: string) =>
  (await post<Answers["POST /api/account/recovery-mail/look"]>("/recovery-mail/look", { token })).name;
export const signInWithLink = (token: string) => page("/recovery-mail/use", { token });
export const endDevice = (id: number) => page(`/devices/${id}/sign-out`, {});
export const endOtherDevices = () => page("/devices/sign-out", {});
export const deleteAccount = () => post("/delete", {});
export const exportAddress = "/api/account/export";
