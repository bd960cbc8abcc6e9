import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { orderKey, orderListKey } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { answerOrder, payOrder } from "#app/shop/order/staff/mutations.server.ts";
import type { OrderState } from "#app/shop/order/state.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { readWaiting } from "#app/studio/staff/today/data.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { countOf, textsOf } from "../support/html.ts";
import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { open, origin, post } from "../support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET", "STUDIO_EMAIL"]);

async function placed(email = `${crypto.randomUUID()}@example.com`): Promise<Order> {
  const given = {
    key: crypto.randomUUID(),
    names: "Narek & Mariam",
    email,
    phone: "+37491234567",
    occasionType: "wd" as const,
    occasionDate: dayFromNow(100),
    languages: ["am" as const],
    rsvp: "yes" as const,
    details: "Սուրբ Գայանե, 13:30",
  };
  const saved = { given, language: "en" as const, suspect: false, studioEmail: "s@example.com" };
  const { number } = await saveOrder(env.DB, saved, Date.now());
  return requireOrder(number);
}

async function requireOrder(number: number): Promise<Order> {
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  return order;
}

async function pageOf({ number }: Order): Promise<string> {
  return `/order/${number}?key=${await orderKey(secrets.REPLY_SECRET, number)}&lng=en`;
}

const needs = async (order: Order, state: string) =>
  countOf(await (await open(await pageOf(order))).text(), `[data-need=${state}]`);

async function mailsOf(kind: string, reference: string): Promise<OutboxRow[]> {
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE kind = ? AND reference LIKE ?",
  )
    .bind(kind, `${reference}%`)
    .all<OutboxRow>();
  return results;
}

const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  secret: secrets.REPLY_SECRET,
  dashboardSecret: secrets.DASHBOARD_SECRET,
  now: Date.now,
};

test("what is needed is ticked off by the customer, and by itself where it shows", async () => {
  const order = await placed();
  const page = await pageOf(order);
  expect([await needs(order, "open"), await needs(order, "done")]).toEqual([3, 0]);
  const settle = (item: string, value: string) => post(page, { intent: "settle", item, value });
  await settle("photos", "yes");
  await settle("song", "yes");
  await settle("photos", "no");
  expect(await requireOrder(order.number)).toMatchObject({ settled: ["song"] });
  expect((await settle("payment", "yes")).status).toBe(400);
  await payOrder(env.DB, order.id, { sum: 1, way: "cash" }, { person: "Ani", now: Date.now() });
  expect([await needs(order, "open"), await needs(order, "done")]).toEqual([2, 2]);
  await markOrder(env.DB, order.number, { state: "published" }, Date.now());
  expect(await needs(order, "open")).toBe(0);
  expect((await settle("photos", "yes")).status).toBe(409);
});

test.each<[OrderState, number]>([
  ["received", 409],
  ["in-work", 303],
  ["approved", 303],
  ["cancelled", 409],
])(
  "while an order is %s, a change request on its page is answered with %i",
  async (state, status) => {
    const order = await placed();
    const invitation = `wedding/${crypto.randomUUID()}`;
    await markOrder(env.DB, order.number, { state, invitation }, Date.now());
    const page = await pageOf(order);
    const sent = await post(page, { intent: "ask", text: "At 14:00", languages: ["ru", "xx"] });
    expect(sent.status).toBe(status);
    const isKept = status === 303;
    expect((await requireOrder(order.number)).changeRequest).toBe(
      isKept ? "Русский\nAt 14:00" : null,
    );
    expect(await mailsOf("order-change-request", order.id)).toHaveLength(isKept ? 1 : 0);
  },
);

test("what is ordered after publication is mailed to the studio, and the page stays published", async () => {
  const order = await placed();
  await markOrder(
    env.DB,
    order.number,
    { state: "published", invitation: "wedding/x" },
    Date.now(),
  );
  const page = await pageOf(order);
  expect((await post(page, { intent: "ask", text: " " })).status).toBe(400);
  const sent = await post(page, { intent: "ask", text: "A card for the table" });
  // Its answer was lost, so it comes again.
  await post(page, { intent: "ask", text: "A card for the table" });
  expect(sent.headers.get("Location")).toContain("sent=ask");
  expect(await requireOrder(order.number)).toMatchObject({
    state: "published",
    changeRequest: null,
  });
  expect(await listEvents(env.DB, order.id)).toMatchObject([
    { kind: "addition", text: "A card for the table" },
  ]);
  const [row, ...others] = await mailsOf("order-addition", order.id);
  if (!row) throw new Error("nothing was mailed");
  expect(others).toEqual([]);
  expect((await composeOrderMail(sources, row)).text).toContain("A card for the table");
});

test("what is asked for after publication waits in today's list until staff answer, and its page has both", async () => {
  const order = await placed();
  const isWaiting = async () =>
    (await readWaiting({ content: env.CONTENT, db: env.DB }, Date.now())).additions.some(
      ({ number }) => number === order.number,
    );
  const by = { person: "Ani", now: Date.now() + 60_000 };
  const published = { state: "published", invitation: "wedding/x" } as const;
  await markOrder(env.DB, order.number, published, Date.now());
  expect(await answerOrder(env.DB, order.id, "Nobody asked", by)).toBe(false);
  const page = await pageOf(order);
  await post(page, { intent: "ask", text: "A card for the table" });
  expect(await isWaiting()).toBe(true);
  await payOrder(env.DB, order.id, { sum: 12_000, way: "cash" }, by);
  expect(await isWaiting()).toBe(true);
  expect(await answerOrder(env.DB, order.id, "By Friday", by)).toBe(true);
  expect(await isWaiting()).toBe(false);
  const html = await (await open(page)).text();
  expect(textsOf(html, ".order-rounds blockquote")).toEqual(["A card for the table", "By Friday"]);
  expect(await mailsOf("order-answer", order.id)).toHaveLength(1);
});

test("the link to the replies goes to the order's address, once a day, and is not on the order's page", async () => {
  const order = await placed();
  const page = await pageOf(order);
  expect(await (await open(page)).text()).not.toContain('value="replies"');
  const path = `wedding/replies-${crypto.randomUUID()}`;
  await post(page, { intent: "replies" });
  await markOrder(env.DB, order.number, { state: "published", invitation: path }, Date.now());
  await createLink(env.DB, path, Date.now());
  const html = await (await open(page)).text();
  expect(html).toContain('value="replies"');
  expect(html).not.toContain("/replies/");
  await post(page, { intent: "replies" });
  await post(page, { intent: "replies" });
  expect(await mailsOf("order-published", order.id)).toMatchObject([{ recipient: order.email }]);
});

test("one customer's orders are together behind a link that goes to their address alone", async () => {
  const email = `Narek-${crypto.randomUUID()}@example.com`;
  const [first, second, other] = [
    await placed(email),
    await placed(email.toLowerCase()),
    await placed(),
  ];
  const page = await pageOf(first);
  await post(page, { intent: "list" });
  await post(page, { intent: "list" });
  const rows = await mailsOf("order-list", first.id);
  expect(rows).toMatchObject([{ recipient: email }]);
  const mails = await Promise.all(rows.map((row) => composeOrderMail(sources, row)));
  const link = /\/order\/all\/\d+\?key=[\w-]+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  const listed = await open(`${link}&lng=en`);
  expect(listed.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await listed.text();
  expect(countOf(html, ".order-list li")).toBe(2);
  expect(html).toContain(`/order/${second.number}?`);
  const all = `/order/all/${first.number}`;
  const foreign = [
    await orderKey(secrets.REPLY_SECRET, first.number),
    await orderListKey(secrets.REPLY_SECRET, other.email),
    "",
  ];
  for (const key of foreign) expect((await open(`${all}?key=${key}`)).status).toBe(404);
  const sentTo = await (await open(`${page}&sent=list`)).text();
  expect(textsOf(sentTo, "[role=status]").join("")).toContain("email address of this order");
});

test("a preview in three languages is approved page by page, and a later revision begins anew", async () => {
  const order = await placed();
  const wedding = weddingOf();
  const { path: invitation } = wedding;
  await markOrder(env.DB, order.number, { state: "in-work", invitation }, Date.now());
  const { version: _, hash: __, ...draft } = wedding;
  const show = (title: string) =>
    savePreview(env.DB, { ...draft, title: { am: title } }, order.id, Date.now());
  const preview = await show("Ա");
  expect(wedding.languages.length).toBeGreaterThan(1);
  const [first = "am", ...others] = wedding.languages;
  const approve = (language: string, revision = 1) =>
    post(`${previewAddress(preview)}/${language}`, {
      intent: "approve",
      revision: String(revision),
      language,
    });
  expect((await approve(first)).status).toBe(303);
  await approve(first);
  expect((await approve("xx")).status).toBe(404);
  const approved = async () =>
    countOf(await (await open(previewAddress(preview))).text(), ".approval-pages [data-approved]");
  expect(await approved()).toBe(1);
  expect(await mailsOf("order-approved", order.id)).toEqual([]);
  await show("Բ");
  expect(await approved()).toBe(0);
  expect((await approve(first, 1)).status).toBe(409);
  for (const language of [first, ...others]) {
    expect((await requireOrder(order.number)).state).toBe("ready");
    expect((await approve(language, 2)).status).toBe(303);
  }
  expect((await requireOrder(order.number)).state).toBe("approved");
  expect(await mailsOf("order-approved", order.id)).toHaveLength(1);
});
