import { env } from "cloudflare:workers";
import { formatOrderNumber, orderKey, orderListKey } from "#app/shop/order/access.server.ts";
import { createStaffLink, revokeStaffLinks } from "#app/studio/staff/mutations.server.ts";
import { newStaffSession, serializeStaffSession } from "#app/studio/staff/session.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { addressesBehind } from "./guards.ts";
import { goodOrder } from "./posted-forms.ts";
import { open, post } from "./site.ts";

type Headers = Record<string, string>;
/** Headers, and another address in place of its own, that open something or do not. */
export type Credential = { headers?: Headers; instead?: (address: string) => string };
export type Guarded = {
  addresses: string[];
  /** Text that its pages show, where that is not the marker. */
  shows?: string;
  right: Credential;
  wrong: Record<string, Credential>;
};

/** Changes one sign in the middle of a signed value, of which every bit counts. */
export function tampered(value: string): string {
  const at = value.lastIndexOf(".") - 8;
  return `${value.slice(0, at)}${value[at] === "A" ? "B" : "A"}${value.slice(at + 1)}`;
}

/** An address, and the one at which the page's script asks. */
const withData = (address: string) => [address, `${address}.data`];

export const cookieIn = (header: string): Headers => ({ Cookie: header.split(";")[0] ?? "" });

async function phoneOf(token: string): Promise<Headers> {
  return cookieIn((await open(`/studio/${token}`)).headers.get("Set-Cookie") ?? "");
}

/**
 * An order with what leads to it: its page, its files, all orders of its customer, and staff's pages.
 * @param marker its names. @param couple what opens a couple's pages, and must open nothing of this.
 */
export async function guardedOrders(
  marker: string,
  couple: { Cookie: string },
): Promise<Record<string, Guarded>> {
  const { DASHBOARD_SECRET, REPLY_SECRET, GATE_SECRET } = requireSettings(env, [
    "DASHBOARD_SECRET",
    "REPLY_SECRET",
    "GATE_SECRET",
  ]);
  const given: Record<string, string> = { ...goodOrder("2031-06-12"), names: marker };
  const orderOf = async (fields: Record<string, string>) =>
    (await post("/order", fields)).headers.get("Location") ?? "";
  const [order, other] = [await orderOf(given), await orderOf(goodOrder("2031-06-12"))];
  const keyOf = (address: string) =>
    new URL(address, "http://localhost").searchParams.get("key") ?? "";
  const number = Number(/\d+/.exec(order)?.[0]);
  const own = keyOf(order);
  /** The same address with a key in its query. */
  const withKey = (key: string) => ({
    instead: (address: string) =>
      `${address}${address.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`,
  });
  const listKey = await orderListKey(REPLY_SECRET, given.email ?? "");
  const wrongKeys: Record<string, Credential> = {
    none: {},
    "another order's": withKey(keyOf(other)),
    tampered: withKey(`${own.slice(0, -2)}AA`),
    "signed by the couples' secret": withKey(await orderKey(DASHBOARD_SECRET, number)),
    empty: withKey(""),
    "a couple's": { headers: couple },
  };
  const phone = await phoneOf(await createStaffLink(env.DB, "Ani", Date.now()));
  const revoked = await phoneOf(await createStaffLink(env.DB, "Gor", Date.now()));
  await revokeStaffLinks(env.DB, "Gor", Date.now());
  const link = await env.DB.prepare("SELECT id FROM staff_links WHERE name = 'Ani'").first<string>(
    "id",
  );
  const session = newStaffSession(link ?? "", Date.now());
  const ended = { ...session, expires: Date.now() - 1 };
  const signedBy = async (secret: typeof DASHBOARD_SECRET, one: typeof session) =>
    cookieIn(await serializeStaffSession(secret, one, Date.now() - 10_000));
  const params = { number: String(number), hash: "0".repeat(64) };
  return {
    "an order": {
      addresses: addressesBehind("order", params),
      shows: formatOrderNumber(number),
      right: withKey(own),
      wrong: wrongKeys,
    },
    "an order's files": {
      addresses: addressesBehind("order's files", params).map(
        (address) => `${address}?hash=${params.hash}&size=9`,
      ),
      shows: '"state":"partly"',
      right: withKey(own),
      wrong: { ...wrongKeys, "of all orders": withKey(listKey) },
    },
    "all orders of a customer": {
      addresses: addressesBehind("all orders", params).flatMap(withData),
      shows: formatOrderNumber(number),
      right: withKey(listKey),
      wrong: { ...wrongKeys, "of one order": withKey(own) },
    },
    "the studio's pages": {
      addresses: addressesBehind("staff", params).flatMap(withData),
      right: { headers: phone },
      wrong: {
        none: {},
        "an order's": withKey(own),
        revoked: { headers: revoked },
        expired: { headers: await signedBy(DASHBOARD_SECRET, ended) },
        tampered: { headers: { Cookie: tampered(phone.Cookie ?? "") } },
        "signed by the gates' secret": { headers: await signedBy(GATE_SECRET, session) },
        "a couple's": {
          headers: { Cookie: couple.Cookie.replace("__Host-dashboard", "__Host-staff") },
        },
        "an invented token": { headers: { Cookie: `__Host-staff=${newToken()}` } },
      },
    },
  };
}
