import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { emptyCatalogue, putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import {
  attributesOf,
  checkedIn,
  countOf,
  errorBeside,
  formErrorIn,
  valueOf,
} from "../support/html.ts";
import { dayFromNow } from "../support/invitations.ts";
import { goodOrder } from "../support/posted-forms.ts";
import { open, origin, post } from "../support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET", "STUDIO_EMAIL"]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  secret: secrets.REPLY_SECRET,
  dashboardSecret: secrets.DASHBOARD_SECRET,
  now: Date.now,
};

beforeAll(async () => {
  await putCatalogue({ ...emptyCatalogue, accessories: studioCatalogue.accessories });
});

const visitor = () => ({ "CF-Connecting-IP": crypto.randomUUID() });

/** An order in English, and the address of its page. */
async function placed() {
  const given: Record<string, string> = {
    ...goodOrder(dayFromNow(100)),
    extras: "gallery",
    "accessory-menu": "40",
  };
  const sent = await post("/order?lng=en", given, visitor());
  const address = (sent.headers.get("Location") ?? "").replace("&new=1", "&lng=en");
  const number = Number(/\d{6}/.exec(address));
  return { given, address, number };
}

async function requireOrder(number: number): Promise<Order> {
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  return order;
}

const correctLinkIn = (html: string) => attributesOf(html, 'a[href*="change="]', "href")[0] ?? "";

test("an order has one address: its number in six digits", async () => {
  const { address, number } = await placed();
  expect((await open(address)).status).toBe(200);
  for (const other of [`0${number}`, `${number}.0`, `${number}%20`])
    expect((await open(address.replace(String(number), other))).status, other).toBe(404);
});

test("until work begins an order is corrected in its own form, under its number", async () => {
  const { given, address, number } = await placed();
  const link = correctLinkIn(await (await open(address)).text());
  const form = await (await open(link)).text();
  expect(valueOf(form, "key")).toBe(given.key);
  expect(valueOf(form, "names")).toBe(given.names);
  expect(valueOf(form, "accessory-menu")).toBe("40");
  expect(checkedIn(form, "extras")).toEqual(["gallery"]);
  const sent = await post("/order?lng=en", { ...given, names: "Նարեկ և Մարիա" }, visitor());
  expect(sent.headers.get("Location")).toContain(String(number));
  const order = await requireOrder(number);
  expect(order).toMatchObject({ revision: 2, names: "Նարեկ և Մարիա" });
  expect(await listEvents(env.DB, order.id)).toMatchObject([{ kind: "corrected", person: null }]);
});

test("nobody corrects an order without its key", async () => {
  const { given, number, address } = await placed();
  const link = correctLinkIn(await (await open(address)).text());
  for (const wrong of [link.replace("key=", "key=x"), `/order?change=${number}`]) {
    const form = await (await open(wrong)).text();
    expect(valueOf(form, "key"), wrong).not.toBe(given.key);
    expect(form, wrong).not.toContain(given.email ?? "@");
  }
});

test("once work has begun the form changes nothing, and says whom to call", async () => {
  const { given, address, number } = await placed();
  const link = correctLinkIn(await (await open(address)).text());
  await markOrder(env.DB, number, { state: "in-work" }, Date.now());
  expect(correctLinkIn(await (await open(address)).text())).toBe("");
  expect(valueOf(await (await open(link)).text(), "key")).not.toBe(given.key);
  const late = await post("/order?lng=en", { ...given, names: "Նարեկ և Մարիա" }, visitor());
  expect(late.status).toBe(409);
  expect(formErrorIn(await late.text())).toContain("call us");
  expect(await requireOrder(number)).toMatchObject({ revision: 1, names: given.names });
  // The same form without a change is no correction.
  expect((await post("/order?lng=en", given, visitor())).status).toBe(303);
});

test("a customer cancels with a reason, which the studio is mailed once", async () => {
  const { address, number } = await placed();
  const cancel = (reason: string) => post(address, { intent: "cancel", reason }, visitor());
  const empty = await cancel(" ");
  expect(empty.status).toBe(400);
  expect(errorBeside(await empty.text(), "reason")).toContain("tell us why");
  expect((await cancel("We moved the wedding")).status).toBe(303);
  expect((await cancel("We moved the wedding")).status).toBe(303);
  const order = await requireOrder(number);
  expect(order.state).toBe("cancelled");
  expect(await listEvents(env.DB, order.id)).toMatchObject([
    { kind: "cancelled", person: null, text: "We moved the wedding" },
  ]);
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE reference LIKE ? || ':cancelled:%'`,
  )
    .bind(order.id)
    .all<OutboxRow>();
  expect(results).toMatchObject([{ kind: "order-cancelled", recipient: secrets.STUDIO_EMAIL }]);
  const [mail] = await Promise.all(results.map((row) => composeOrderMail(sources, row)));
  expect(mail?.text).toContain("We moved the wedding");
  const html = await (await open(address)).text();
  expect(countOf(html, "[data-order-state=cancelled]")).toBe(1);
  expect(countOf(html, ".order-cancel")).toBe(0);
});

test("what is published is not cancelled, nor is anything without the order's key", async () => {
  const { address, number } = await placed();
  const given = { intent: "cancel", reason: "too late" };
  expect((await post(address.replace("key=", "key=x"), given, visitor())).status).toBe(404);
  await markOrder(env.DB, number, { state: "published" }, Date.now());
  const refused = await post(address, given, visitor());
  expect(refused.status).toBe(409);
  expect((await requireOrder(number)).state).toBe("published");
});
