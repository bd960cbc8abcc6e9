import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findOrder } from "#app/shop/order/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import {
  attributesOf,
  checkedIn,
  countOf,
  errorBeside,
  fieldsWithErrors,
  textsOf,
  valueOf,
} from "../support/html.ts";
import { dayFromNow } from "../support/invitations.ts";
import { goodOrder } from "../support/posted-forms.ts";
import { open, origin, post } from "../support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET"]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  secret: secrets.REPLY_SECRET,
  dashboardSecret: secrets.DASHBOARD_SECRET,
  now: Date.now,
};

beforeAll(async () => {
  await putCatalogue(studioCatalogue);
});

const visitor = () => ({ "CF-Connecting-IP": crypto.randomUUID() });
const spaces = (text: string) => text.replaceAll("\u00a0", " ");
const sumIn = (html: string) => spaces(textsOf(html, ".order-price output").join(""));
const linesIn = (html: string) => textsOf(html, ".price-lines dl > div").map(spaces);

/** An order for what costs 3 000 + 4 000 + 3 000 beside the page, and forty menus. */
function order(changes: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  return {
    ...goodOrder(dayFromNow(100)),
    languages: ["am", "ru"],
    extras: ["gallery"],
    "accessory-menu": "40",
    ...changes,
  };
}

async function place(given: Record<string, string | string[]>, language = "en") {
  const sent = await post(`/order?lng=${language}`, given, visitor());
  expect(sent.status).toBe(303);
  const address = sent.headers.get("Location") ?? "";
  const placed = await findOrder(env.DB, Number(/\d{6}/.exec(address)));
  if (!placed) throw new Error("no order was stored");
  return { address, placed };
}

test("the form shows what each choice adds, and the sum of what it begins with", async () => {
  const html = await (await open("/order?lng=en")).text();
  expect(sumIn(html)).toBe("AMD 12,000");
  expect(linesIn(html)).toEqual(["Web invitationAMD 12,000"]);
  expect(checkedIn(html, "rsvp")).toEqual(["yes"]);
  expect(textsOf(html, ".option:has([name=rsvp]) small")).toEqual(["included"]);
  const notes = Object.fromEntries(
    attributesOf(html, "[name=extras]", "value").map((value, index) => [
      value,
      spaces(textsOf(html, ".option:has([name=extras]) small")[index] ?? ""),
    ]),
  );
  expect(notes).toMatchObject({
    gallery: "+AMD 3,000",
    "custom-design": "from AMD 40,000",
    express: "by agreement",
  });
  const armenian = await (await open("/order?lng=am")).text();
  expect(sumIn(armenian)).toBe("12 000 ֏");
});

test("without script the sum is asked for, and nothing is ordered yet", async () => {
  const key = crypto.randomUUID();
  const given = order({ key, intent: "sum", names: "", extras: ["gallery", "express"] });
  const answer = await post("/order?lng=en", given, visitor());
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(sumIn(html)).toBe("AMD 47,000");
  expect(textsOf(html, ".price-lines p").join("")).toContain("Express order");
  expect(fieldsWithErrors(html)).toEqual([]);
  expect(checkedIn(html, "extras")).toEqual(["gallery", "express"]);
  expect(valueOf(html, "accessory-menu")).toBe("40");
  expect(valueOf(html, "key")).toBe(key);
  const kept = await env.DB.prepare("SELECT 1 FROM orders WHERE key = ?").bind(key).all();
  expect(kept.results).toEqual([]);
});

test("an order keeps its lines, its sum and the price list's version, and its page shows them", async () => {
  const { address, placed } = await place(order());
  expect(placed).toMatchObject({
    extras: ["gallery"],
    accessories: { menu: 40 },
    quote: { sum: 47_000, currency: "AMD", list: expect.stringMatching(/^[\da-f]{8}$/) },
  });
  expect(placed.quote?.lines.map(({ id }) => id)).toEqual([
    "web",
    "second-language",
    "gallery",
    "menu",
  ]);
  const html = await (await open(`${address}&lng=en`)).text();
  expect(spaces(textsOf(html, ".order-sum .display").join(""))).toBe("AMD 47,000");
  expect(linesIn(html)).toContain("Menu40 × AMD 700");
});

test("both mails have the lines and the sum, each in its reader's language", async () => {
  const { placed } = await place(order());
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE reference LIKE ? || '%' ORDER BY kind`,
  )
    .bind(placed.id)
    .all<OutboxRow>();
  const [studio, customer] = await Promise.all(
    results.map((row) => composeOrderMail(sources, row)),
  );
  const said = spaces(customer?.text ?? "");
  expect(said).toContain("Menu – 40 × AMD 700");
  expect(said).toContain("Total – AMD 47,000");
  expect(said).toContain("In other currencies – ≈ $122");
  expect(said).toContain("confirm the price");
  expect(spaces(studio?.text ?? "")).toContain("Ընդամենը – 47 000 դրամ");
  expect(countOf(customer?.html ?? "", "table")).toBeGreaterThan(1);
});

test("the same form again is no new order, whatever the prices are by then", async () => {
  const given = order();
  const { placed } = await place(given);
  await env.DB.prepare("UPDATE orders SET quote = NULL WHERE id = ?").bind(placed.id).run();
  const again = await place(given);
  expect(again.placed).toMatchObject({ id: placed.id, revision: 1, quote: null });
  const changed = await place({ ...given, "accessory-menu": "50" });
  expect(changed.placed).toMatchObject({ id: placed.id, revision: 2, accessories: { menu: 50 } });
  expect(changed.placed.quote?.sum).toBe(54_000);
});

test.each(["many", "-3", "1.5", "100000"])("%s menus are asked for once more", async (number) => {
  const answer = await post("/order?lng=en", order({ "accessory-menu": number }), visitor());
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(errorBeside(html, "accessory-menu")).toBe("Please enter a number in figures");
  expect(valueOf(html, "accessory-menu")).toBe(number);
});

test("an order whose price this release cannot read is shown without one", async () => {
  const { address, placed } = await place(order());
  await env.DB.prepare("UPDATE orders SET quote = ? WHERE id = ?")
    .bind('{"lines":"another release"}', placed.id)
    .run();
  const html = await (await open(`${address}&lng=en`)).text();
  expect(countOf(html, "[data-order-state=received]")).toBe(1);
  expect(countOf(html, ".order-sum")).toBe(0);
});

test("an order that was quoted while replies were sold apart keeps their line and its sum", async () => {
  const { address, placed } = await place(order());
  const quote = placed.quote && {
    ...placed.quote,
    sum: 50_000,
    lines: [...placed.quote.lines, { id: "rsvp", name: null, count: 1, price: 3_000, from: false }],
  };
  await env.DB.prepare("UPDATE orders SET quote = ? WHERE id = ?")
    .bind(JSON.stringify(quote), placed.id)
    .run();
  const html = await (await open(`${address}&lng=en`)).text();
  expect(spaces(textsOf(html, ".order-sum .display").join(""))).toBe("AMD 50,000");
  expect(linesIn(html)).toContain("Online RSVPAMD 3,000");
});

test("a card is priced as a card, and begins without guests' replies", async () => {
  const [card] = studioCatalogue.cards.cards;
  const html = await (await open(`/order?product=card-${card?.id}&lng=en`)).text();
  expect(checkedIn(html, "rsvp")).toEqual(["no"]);
  expect(sumIn(html)).toBe("AMD 7,000");
});
