import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { readPhone } from "#app/lib/phone.ts";
import { orderSchema } from "#app/shop/order/schema.ts";
import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { planOf, recording } from "../support/queries.ts";
import { open, post } from "../support/site.ts";
import {
  attributesOf,
  checkedIn,
  errorBeside,
  fieldsWithErrors,
  formErrorIn,
  valueOf,
} from "../support/html.ts";

const text = { am: "Նուռ", en: "Pomegranate" };
const card = {
  id: "seeds",
  name: text,
  occasion: "wedding",
  theme: { palette: "vellum", pairing: "didot", ornament: "pomegranate" },
  layout: "roundel",
  title: text,
  names: [text],
  date: text,
  place: text,
};

const designOf = (id: string, occasion: string) => ({
  id,
  occasion,
  name: text,
  languages: ["am", "en"],
  theme: weddingOf().theme,
});

beforeAll(async () => {
  const designs = [designOf("1007", "wedding"), designOf("1018", "baptism")];
  await env.CONTENT.put("catalogue:designs", JSON.stringify(designs));
  await env.CONTENT.put("catalogue:cards", JSON.stringify({ price: 7000, cards: [card] }));
  await env.CONTENT.put("catalogue:animations", JSON.stringify({ price: 15000, animations: [] }));
});

/** A unique network address, so that no test reaches another's rate limit. */
const visitor = () => ({ "CF-Connecting-IP": crypto.randomUUID() });

function order(changes: Record<string, string> = {}): Record<string, string> {
  return {
    key: crypto.randomUUID(),
    names: "Նարեկ և Մարիամ",
    email: `${crypto.randomUUID()}@example.com`,
    phone: "+374 91 234 567",
    occasionType: "wd",
    occasionDate: dayFromNow(120),
    languages: "am",
    rsvp: "yes",
    details: "Սուրբ Գայանե, 13:30",
    ...changes,
  };
}

function findOrders(email: string) {
  return env.DB.prepare("SELECT number, phone, revision, names FROM orders WHERE email = ?")
    .bind(email)
    .all<{ number: number; phone: string; revision: number; names: string }>();
}

function findMails(reference: string) {
  return env.DB.prepare(
    "SELECT kind, recipient FROM outbox WHERE reference LIKE ? || '%' ORDER BY kind",
  )
    .bind(reference)
    .all<{ kind: string; recipient: string }>();
}

async function idOf(email: string): Promise<string> {
  const row = await env.DB.prepare("SELECT id FROM orders WHERE email = ?")
    .bind(email)
    .first<{ id: string }>();
  return row?.id ?? "";
}

test("an order is kept with a mail to the studio and one to the customer, who sees its number", async () => {
  const given = order();
  const sent = await post("/order", given, visitor());
  expect(sent.status).toBe(303);
  const [kept] = (await findOrders(given.email ?? "")).results;
  expect(kept).toMatchObject({ phone: "+37491234567", revision: 1, names: "Նարեկ և Մարիամ" });
  const { results } = await findMails(await idOf(given.email ?? ""));
  expect(results).toEqual([
    { kind: "order", recipient: "hello@hraver.example" },
    { kind: "order-thanks", recipient: given.email },
  ]);
  const address = sent.headers.get("Location") ?? "";
  const status = await (await open(address)).text();
  expect(status).toContain('data-order-state="received"');
  expect(status).toContain('class="sealed-letter"');
  const number = String(kept?.number);
  expect(status).toContain(`${number.slice(0, 3)}\u00A0${number.slice(3)}`);
  expect((await open(`/order/${number}`)).status).toBe(404);
  expect((await open(address.replace(number, String(Number(number) + 1)))).status).toBe(404);
});

test("a customer's status page is never cached, whatever the answer", async () => {
  const address = (await post("/order", order(), visitor())).headers.get("Location") ?? "";
  const page = address.replace("&new=1", "&lng=am");
  for (const requested of [address, page, page.replace("key=", "key=x"), "/order/123456"]) {
    const answer = await open(requested);
    expect(answer.headers.get("Cache-Control"), requested).toBe("private, no-store");
    expect(answer.headers.get("X-Robots-Tag"), requested).toBe("noindex");
  }
  expect((await open("/order")).headers.get("Cache-Control")).toBe("private, no-store");
});

test("twenty parallel posts of one form are one order and two mails", async () => {
  const given = order();
  await Promise.all(Array.from({ length: 20 }, () => post("/order", given, visitor())));
  expect((await findOrders(given.email ?? "")).results).toHaveLength(1);
  expect((await findMails(await idOf(given.email ?? ""))).results).toHaveLength(2);
});

test("the same form with other content is a new revision, of which the studio alone is notified", async () => {
  const given = order();
  await post("/order", given, visitor());
  await post("/order", { ...given, names: "Նարեկ և Մարիա" }, visitor());
  expect((await findOrders(given.email ?? "")).results).toMatchObject([
    { revision: 2, names: "Նարեկ և Մարիա" },
  ]);
  const kinds = (await findMails(await idOf(given.email ?? ""))).results.map(({ kind }) => kind);
  expect(kinds).toEqual(["order", "order", "order-thanks"]);
});

test("four orders a day from one address send three confirmations", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  for (let times = 0; times < 4; times += 1) await post("/order", order({ email }), visitor());
  const { results } = await env.DB.prepare(
    "SELECT id FROM outbox WHERE recipient = ? AND kind = 'order-thanks'",
  )
    .bind(email)
    .all();
  expect(results).toHaveLength(3);
  expect((await findOrders(email)).results).toHaveLength(4);
});

test("a mailbox written in other ways, tagged or in capitals, gets three confirmations a day all the same", async () => {
  const name = crypto.randomUUID().slice(0, 8);
  const ways = ["", "+a", "+b+c", "+d"].map((tag) => `${name}${tag}@example.com`);
  const emails = [...ways, `${name.toUpperCase()}@EXAMPLE.com`, `${name}x@example.com`];
  for (const email of emails) await post("/order", order({ email }), visitor());
  const { results } = await env.DB.prepare(
    "SELECT recipient FROM outbox WHERE kind = 'order-thanks' AND recipient LIKE ? || '%' ORDER BY rowid",
  )
    .bind(name)
    .all<{ recipient: string }>();
  expect(results.map(({ recipient }) => recipient)).toEqual([
    ...ways.slice(0, 3),
    `${name}x@example.com`,
  ]);
});

test("a mailbox's confirmations are counted on an index", async () => {
  const given = v.parse(orderSchema(dayFromNow(0), readPhone), { ...order(), languages: ["am"] });
  const submission = {
    given,
    language: "am",
    suspect: false,
    studioEmail: "x@example.com",
  } as const;
  const statements: string[] = [];
  await saveOrder(recording(statements), submission, Date.now());
  const counting = statements.filter((sql) => sql.includes("COUNT(*)"));
  expect(counting).toHaveLength(1);
  const plan = await planOf(counting[0] ?? "");
  expect(plan.join("\n")).toContain("SEARCH confirmation USING INDEX outbox_confirmations");
  expect(plan.join("\n")).not.toMatch(/SCAN/);
});

test.each([
  ["names", "", "Please enter full name(s)"],
  ["names", "\u200B ", "Please enter full name(s)"],
  ["names", "\u3164\u2800\u{E0041}", "Please enter full name(s)"],
  ["email", "a@b", "Please enter a valid email address."],
  ["email", "anna@example.com\r\nBcc: b@example.com", "Please enter a valid email address."],
  ["email", "նա@example.com", "Please enter a valid email address."],
  ["email", `${"a".repeat(250)}@example.com`, "Please enter a valid email address."],
  ["phone", "", "Phone number is required"],
  ["phone", "12345", "Enter a valid phone number"],
  ["phone", "+374 91 234 5678901", "Enter a valid phone number"],
  ["occasionDate", "", "Occasion date is required"],
  ["occasionDate", "2027-02-30", "Occasion date is required"],
  ["occasionDate", "2020-01-01", "That date has already passed"],
  ["details", " ", "Please provide additional event details"],
  ["languages", "", "Please choose at least one language"],
  ["occasionType", "xx", "Please select an option"],
  ["music", "javascript:alert(1)", "Please enter the whole link"],
  ["key", "no-uuid", "This page is out of date"],
] as const)(
  "%s as “%s” is answered beside the field, and what was typed stays",
  async (field, value, message) => {
    const given = order({ [field]: value });
    const answer = await post("/order?lng=en", given, visitor());
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(message);
    const typed = field === "details" ? "Նարեկ և Մարիամ" : "Սուրբ Գայանե, 13:30";
    expect(page).toContain(typed);
    expect((await findOrders(given.email ?? "")).results).toEqual([]);
  },
);

test("the form begins with what was asked for, and each form has a key of its own", async () => {
  const [one, other] = await Promise.all([open("/order"), open("/order")]);
  expect(valueOf(await one.text(), "key")).not.toBe(valueOf(await other.text(), "key"));
});

test("a card that was chosen in the shop window is chosen in the form, and kept with the order", async () => {
  const page = await (await open("/order?product=card-seeds&lng=en")).text();
  expect(checkedIn(page, "template")).toEqual(["card-seeds"]);
  expect(attributesOf(page, "img", "src")).toContain("/cards/seeds/art.svg");
  const given = order({ template: "card-seeds" });
  expect((await post("/order", given, visitor())).status).toBe(303);
  const row = await env.DB.prepare("SELECT template FROM orders WHERE email = ?")
    .bind(given.email)
    .first();
  expect(row).toEqual({ template: "card-seeds" });
});

/** The occasion that is selected in a form. */
function occasionIn(html: string): string | undefined {
  return checkedIn(html, "occasionType")[0];
}

test.each([
  ["template=1007", "wd"],
  ["template=1018", "bm"],
  ["product=card-seeds", "wd"],
  ["template=9999", undefined],
  ["", undefined],
])("the form that ?%s opens is for %s already", async (query, occasion) => {
  expect(occasionIn(await (await open(`/order?${query}`)).text())).toBe(occasion);
});

test("what is chosen in the form stays chosen, whatever its design is for", async () => {
  const given = order({ template: "1018", occasionType: "ot", details: "" });
  const answer = await post("/order?lng=en", given, visitor());
  expect(answer.status).toBe(400);
  expect(occasionIn(await answer.text())).toBe("ot");
});

test("an order without an occasion has that of its design", async () => {
  const { occasionType: _, ...given } = order({ template: "1018" });
  expect((await post("/order", given, visitor())).status).toBe(303);
  const row = await env.DB.prepare("SELECT occasion_type FROM orders WHERE email = ?")
    .bind(given.email)
    .first();
  expect(row).toEqual({ occasion_type: "bm" });
});

test("the form takes over the names and the day that were tried in a design", async () => {
  const date = dayFromNow(300);
  const tried = await post("/try", { first: "Հայկ", second: "Նանե", date }, visitor());
  const Cookie = (tried.headers.get("Set-Cookie") ?? "").split(";", 1)[0] ?? "";
  const html = await (await open("/order?template=1007", { Cookie })).text();
  expect(valueOf(html, "occasionDate")).toBe(date);
  expect(valueOf(html, "names")).toBe("Հայկ և Նանե");
});

test.each([
  ["names", "Please enter full name(s)"],
  ["email", "Please enter a valid email address."],
  ["phone", "Phone number is required"],
  ["occasionType", "Please select an option"],
  ["occasionDate", "Occasion date is required"],
  ["languages", "Please choose at least one language"],
  ["details", "Please provide additional event details"],
])("an order without %s shows a message beside the question: %s", async (field, message) => {
  const { [field]: _, ...given } = order();
  const answer = await post("/order?lng=en", given, visitor());
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(errorBeside(page, field)).toBe(message);
  expect(fieldsWithErrors(page)).toEqual([field]);
});

test("an empty order shows a message for each required field", async () => {
  const page = await (await post("/order?lng=en", { rsvp: "no" }, visitor())).text();
  expect(fieldsWithErrors(page)).toEqual([
    "names",
    "occasionType",
    "occasionDate",
    "email",
    "phone",
    "details",
    "languages",
  ]);
  expect(formErrorIn(page)).not.toBe("");
});
