import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { orderKey } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { saveDecision } from "#app/shop/order/approval/mutations.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import { agreeOnSum, setDueDay } from "#app/shop/order/staff/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { createStaffLink, revokeStaffLinks } from "#app/studio/staff/mutations.server.ts";
import { readWaiting } from "#app/studio/staff/today/data.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { attributesOf, countOf, textOf, textsOf } from "../support/html.ts";
import { faults } from "../support/failing-database.ts";
import { dayFromNow } from "../support/invitations.ts";
import { open, origin, post } from "../support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET", "STUDIO_EMAIL"]);

async function placed(
  names = "Narek & Mariam",
  accessories: Record<string, number> = {},
): Promise<Order> {
  const given = {
    key: crypto.randomUUID(),
    names,
    email: `${crypto.randomUUID()}@example.com`,
    phone: "+37491234567",
    occasionType: "wd" as const,
    occasionDate: dayFromNow(100),
    languages: ["am" as const],
    rsvp: "yes" as const,
    extras: ["guest-list" as const],
    details: "Սուրբ Գայանե, 13:30",
  };
  const saved = {
    given,
    accessories,
    language: "en" as const,
    suspect: false,
    studioEmail: "s@example.com",
  };
  const { number } = await saveOrder(env.DB, saved, Date.now());
  return requireOrder(number);
}

async function requireOrder(number: number): Promise<Order> {
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  return order;
}

/** A phone on which the link of one of the staff was opened. */
async function phoneOf(name: string): Promise<{ Cookie: string }> {
  const token = await createStaffLink(env.DB, name, Date.now());
  const entered = await open(`/studio/${token}`);
  expect(entered.headers.get("Location")).toBe("/studio");
  const [cookie = ""] = (entered.headers.get("Set-Cookie") ?? "").split(";");
  return { Cookie: cookie };
}

test("without a link, with a wrong one and with a revoked one the studio's pages are not found", async () => {
  const order = await placed();
  const phone = await phoneOf("Lusine");
  for (const path of ["/studio", `/studio/orders/${order.number}`]) {
    expect((await open(path)).status, path).toBe(404);
    expect((await open(path, { Cookie: "__Host-staff=x" })).status, path).toBe(404);
    const answer = await open(path, phone);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  }
  expect((await open(`/studio/${"A".repeat(43)}`)).status).toBe(404);
  await revokeStaffLinks(env.DB, "Lusine", Date.now());
  for (const path of ["/studio", `/studio/orders/${order.number}`])
    expect((await open(path, phone)).status, path).toBe(404);
  const paid = await post(
    `/studio/orders/${order.number}`,
    { intent: "paid", sum: "1", way: "cash" },
    phone,
  );
  expect(paid.status).toBe(404);
  expect(await requireOrder(order.number)).toMatchObject({ paidAt: null });
});

test.for(["am", "ru", "en"])("today's list in %s is what the command lists", async (language) => {
  const phone = await phoneOf("Ani");
  const late = await placed(`Gor ${language}`);
  await setDueDay(env.DB, late.id, "2020-01-01", { person: "Ani", now: Date.now() });
  const html = await (await open(`/studio?lng=${language}`, phone)).text();
  const waiting = await readWaiting({ content: env.CONTENT, db: env.DB }, Date.now());
  expect(countOf(html, "[data-section=overdue] .staff-line")).toBe(waiting.overdue.length);
  expect(countOf(html, "[data-section=newOrders] .staff-line")).toBe(waiting.newOrders.length);
  expect(textsOf(html, "[data-section=overdue]").join("")).toContain(`Gor ${language}`);
  expect(
    textsOf(html, ".staff-line").filter((line) => line.includes(`Gor ${language}`)),
  ).toHaveLength(1);
  expect(textsOf(html, ".staff").join("")).not.toMatch(/\{\{|staff:/);
});

test("a number opens its order, with phone, preview and what came; an unknown one says so", async () => {
  const phone = await phoneOf("Ani");
  const order = await placed();
  const found = await open(`/studio?order=${order.number}`, phone);
  expect(found.headers.get("Location")).toBe(`/studio/orders/${order.number}`);
  await agreeOnSum(env.DB, order.id, 52_000, { person: "Ani", now: Date.now() });
  const html = await (await open(`/studio/orders/${order.number}?lng=en`, phone)).text();
  expect(textOf(html)).toContain("Սուրբ Գայանե, 13:30");
  expect(html).toContain('href="tel:+37491234567"');
  // By names, and the sum with its currency.
  expect(textsOf(html, ".staff dl dd")).toContain("Guest list");
  expect(textsOf(html, ".staff-history p").join()).toMatch(/AMD\s52,000/);
  expect(html).toContain(await orderKey(secrets.REPLY_SECRET, order.number));
  const unknown = await (await open("/studio?order=100001&lng=en", phone)).text();
  expect(textsOf(unknown, "#order-error").join("")).toContain("no order");
});

test("an answer to a change request is mailed, stands on the customer's page, and is in the history by name", async () => {
  const phone = await phoneOf("Ani");
  const order = await placed();
  const page = `/studio/orders/${order.number}`;
  const early = await post(page, { intent: "answer", text: "Yes" }, phone);
  expect(early.status).toBe(400);
  await markOrder(env.DB, order.number, { state: "ready" }, Date.now());
  const changeRequest = { intent: "change-request", changeRequest: "At 14:00, please" } as const;
  await saveDecision(env.DB, order.id, changeRequest, secrets.STUDIO_EMAIL, Date.now());
  expect((await post(page, { intent: "answer", text: "  " }, phone)).status).toBe(400);
  const said = "The church is free at 15:00.\nIs that good?";
  expect((await post(page, { intent: "answer", text: said }, phone)).status).toBe(200);
  expect((await listEvents(env.DB, order.id)).at(-1)).toMatchObject({
    kind: "answer",
    person: "Ani",
    text: said,
  });
  const key = await orderKey(secrets.REPLY_SECRET, order.number);
  const html = await (await open(`/order/${order.number}?key=${key}&lng=en`)).text();
  expect(textsOf(html, ".order-rounds blockquote")).toEqual([changeRequest.changeRequest, said]);
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE kind = 'order-answer' AND recipient = ?",
  )
    .bind(order.email)
    .all<OutboxRow>();
  expect(results).toHaveLength(1);
  const sources = {
    db: env.DB,
    kv: env.CONTENT,
    origin,
    secret: secrets.REPLY_SECRET,
    dashboardSecret: secrets.DASHBOARD_SECRET,
    now: Date.now,
  };
  const mails = await Promise.all(results.map((row) => composeOrderMail(sources, row)));
  expect(mails[0]?.text).toContain("The church is free at 15:00.");
  expect(mails[0]?.to).toBe(order.email);
});

test("a form of staff that is sent again, because its answer was lost, is stored and mailed once", async () => {
  const phone = await phoneOf("Lilit");
  const order = await placed();
  const page = `/studio/orders/${order.number}`;
  await markOrder(env.DB, order.number, { state: "ready" }, Date.now());
  const changeRequest = { intent: "change-request", changeRequest: "At 14:00, please" } as const;
  await saveDecision(env.DB, order.id, changeRequest, secrets.STUDIO_EMAIL, Date.now() - 1);
  const said = { intent: "answer", text: "It is done." };
  const noted = { intent: "note", text: "Calls on Friday" };
  for (const fields of [said, noted, said, noted])
    expect((await post(page, fields, phone)).status).toBe(200);
  const kinds = async () => (await listEvents(env.DB, order.id)).map(({ kind }) => kind);
  expect(await kinds()).toEqual(["change-request", "answer", "note"]);

  // After another request the same words are another answer.
  await scheduler.wait(5);
  const another = { ...changeRequest, changeRequest: "In blue" };
  await saveDecision(env.DB, order.id, another, secrets.STUDIO_EMAIL, Date.now());
  await scheduler.wait(5);
  expect((await post(page, said, phone)).status).toBe(200);
  expect(await kinds()).toEqual(["change-request", "answer", "note", "change-request", "answer"]);
  const { results } = await env.DB.prepare(
    "SELECT id FROM outbox WHERE kind = 'order-answer' AND recipient = ?",
  )
    .bind(order.email)
    .all();
  expect(results).toHaveLength(2);
});

test("while D1 fails, staff are told to send it again, and lose no word", async () => {
  const phone = await phoneOf("Mane");
  const order = await placed();
  const page = `/studio/orders/${order.number}`;
  const noted = { intent: "note", text: "Calls on Friday" };
  // A note is stored in one batch; the session, the order and the page are read without one.
  const storing = vi.spyOn(env.DB, "batch").mockImplementation(faults.throws);
  const answered = await post(page, noted, phone);
  storing.mockRestore();
  expect(answered.status).toBe(503);
  expect(await answered.text()).toContain("Calls on Friday");
}, 20_000);

test("staff mark an order as paid once, and note something for colleagues alone", async () => {
  const phone = await phoneOf("Ani");
  const order = await placed();
  const page = `/studio/orders/${order.number}`;
  const pay = (sum: string) => post(page, { intent: "paid", sum, way: "cash" }, phone);
  expect((await pay("many")).status).toBe(400);
  expect((await pay("15 000")).status).toBe(200);
  expect((await pay("16 000")).status).toBe(400);
  expect(await requireOrder(order.number)).toMatchObject({ paidSum: 15_000, paidBy: "cash" });
  expect((await post(page, { intent: "note", text: "Calls on Friday" }, phone)).status).toBe(200);
  const kinds = (await listEvents(env.DB, order.id)).map(({ kind, person }) => [kind, person]);
  expect(kinds).toEqual([
    ["paid", "Ani"],
    ["note", "Ani"],
  ]);
  const key = await orderKey(secrets.REPLY_SECRET, order.number);
  const html = await (await open(`/order/${order.number}?key=${key}&lng=en`)).text();
  expect(html).not.toContain("Calls on Friday");
});

test("staff mark what is printed by one tap, and take it back", async () => {
  const phone = await phoneOf("Ani");
  const order = await placed("Narek & Mariam", { menu: 40 });
  const page = `/studio/orders/${order.number}`;
  const tap = async (goods: string) => (await post(page, { intent: "goods", goods }, phone)).status;
  const buttons = async () =>
    attributesOf(await (await open(page, phone)).text(), "[data-section=goods] button", "value");
  expect(await buttons()).toEqual(["made"]);
  expect(await tap("made")).toBe(200);
  expect(await buttons()).toEqual(["ready", "sent", "to-make"]);
  expect(await tap("made")).toBe(400);
  expect(await tap("lost")).toBe(400);
  expect(await tap("to-make")).toBe(200);
  expect(await requireOrder(order.number)).toMatchObject({ goods: "to-make" });
  expect((await listEvents(env.DB, order.id)).map(({ kind, person }) => [kind, person])).toEqual([
    ["goods-made", "Ani"],
    ["goods-to-make", "Ani"],
  ]);
  const without = await open(`/studio/orders/${(await placed()).number}`, phone);
  expect(countOf(await without.text(), "[data-section=goods]")).toBe(0);
});

test("one of the staff signs out on a phone, and the link stays", async () => {
  const phone = await phoneOf("Lilit");
  expect(countOf(await (await open("/studio", phone)).text(), ".leave button")).toBe(1);
  const left = await post("/studio/leave", {}, phone);
  const [cookie = ""] = (left.headers.get("Set-Cookie") ?? "").split(";");
  expect(countOf(await (await open("/studio/leave", phone)).text(), "main form")).toBe(1);
  const page = await (await open("/studio/leave", { Cookie: cookie })).text();
  expect(countOf(page, "[data-left]")).toBe(1);
  expect((await open("/studio", { Cookie: cookie })).status).toBe(404);
  expect((await open("/studio", phone)).status).toBe(200);
});
