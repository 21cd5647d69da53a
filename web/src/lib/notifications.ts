import type { Answers, Bodies } from "../generated/http";
import { ask } from "./api";

/** What I am told, and how. */
export type Choices = Required<Bodies["POST /api/notifications"]>;
export type Page = Omit<Answers["GET /api/notifications"], "choices"> & { choices: Choices };
export type Kind = Choices["push"][number];
export const KINDS: Kind[] = ["turn_live", "turn_days", "time", "joined", "over", "invitation", "rematch"];

const WORKER = "/sw.js";

export const load = () => ask<Page>("/notifications");
export const choose = (choices: Choices) => ask<Page>("/notifications", choices, undefined, true);
export const removeDevice = (id: number) => ask<Page>(`/notifications/devices/${id}/remove`, {});
export const testDevice = (id: number) => ask<Page>(`/notifications/devices/${id}/test`, {});
/** Ends all e-mails of the player that a link was sent to. */
export const endMails = (token: string) =>
  ask<Answers["POST /api/notifications/unsubscribe"]>(
    `/notifications/unsubscribe?token=${encodeURIComponent(token)}`,
    {},
    undefined,
    true,
  );

/** Why this browser cannot receive push messages; null if it can. */
export type Hindrance = "insecure" | "ios" | "unsupported" | "denied" | null;
export function hindrance(): Hindrance {
  if (!window.isSecureContext) return "insecure";
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!can) return isApplePhone() ? "ios" : "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** There, only sites on the home screen can receive push messages. An iPad says it is a Mac with a touch screen. */
export const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}

/** This browser receives push messages from now on, if the person allows it; null if they do not. */
export async function subscribe(key: string): Promise<Page | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  let subscription = await pushManager.getSubscription();
  if (subscription && !isSame(subscription.options.applicationServerKey, applicationServerKey)) {
    await subscription.unsubscribe(); // it was for another key of this site
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const body: Bodies["POST /api/notifications/devices"] = {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
  };
  return ask<Page>("/notifications/devices", body, undefined, true);
}

/** This browser receives no more of them. */
export async function unsubscribe(id: number): Promise<Page> {
  const page = await removeDevice(id);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return page;
}
