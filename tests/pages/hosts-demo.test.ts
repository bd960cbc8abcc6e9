import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { demoInvitation } from "#app/couple/demo/data.server.ts";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { attributesOf, countOf, rawKeysIn, textsOf, valueOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";

const dashboard = "/for-hosts/demo";
const pages = [
  "",
  "/answers/new",
  "/answers/a-h1",
  "/guests",
  "/guests/h1",
  "/reminders",
  "/tables",
].map((page) => dashboard + page);

beforeAll(async () => {
  await putCatalogue(studioCatalogue);
  const slug = demoInvitation.split("/")[1] ?? "";
  await publish(env.CONTENT, weddingOf({ slug, demo: true }));
});

/** A visitor's browser, with the cookie that the demo gives it. */
function browser() {
  let cookie = "";
  const keep = (response: Response) => {
    const set = response.headers.get("Set-Cookie");
    if (set?.startsWith("demo=")) cookie = set.split(";")[0] ?? "";
    return response;
  };
  const headers = () => ({ Cookie: `language=en; ${cookie}` });
  return {
    see: async (page: string) => (await open(dashboard + page, headers())).text(),
    send: async (page: string, fields: Record<string, string | string[]>) =>
      keep(await post(dashboard + page, fields, headers())),
  };
}

/** How many rows each table has. */
async function rowsOfAll(): Promise<unknown> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_'",
  ).all<{ name: string }>();
  const counts = await env.DB.batch(
    tables.map(({ name }) =>
      env.DB.prepare(`SELECT '${name}' AS name, count(*) AS count FROM ${name}`),
    ),
  );
  return counts.map(({ results }) => results[0]);
}

test.each(pages)(
  "%s is shown to anybody, in both languages, and to no search engine",
  async (page) => {
    for (const language of ["am", "en"]) {
      const response = await open(`${page}?lng=${language}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
      const html = await response.text();
      expect(countOf(html, "#demo")).toBe(1);
      expect(rawKeysIn(html)).toEqual([]);
      const links = [
        ...attributesOf(html, "main a", "href"),
        ...attributesOf(html, "main form", "action"),
      ];
      // Nothing leads into a couple's own pages, or out to a messenger.
      expect(links.filter((link) => /^(\/replies|https?:|viber|sms)/.test(link))).toEqual([]);
      for (const link of links.filter((one) => one.startsWith(dashboard))) {
        const followed = await open(link.split("#")[0] ?? "");
        expect([200, 303]).toContain(followed.status);
      }
    }
  },
);

test("an answer that a visitor enters counts, is taken back, and is seen by nobody else", async () => {
  const visitor = browser();
  const before = await rowsOfAll();
  const [comes] = textsOf(await visitor.see(""), ".ring b");
  const form = await visitor.see("/answers/new?for=h12");
  const sent = await visitor.send("/answers/new", {
    key: valueOf(form, "key"),
    for: "h12",
    response: "Yes",
    guestsNumber: "3",
  });
  expect(sent.headers.get("Location")).toBe(`${dashboard}?entered=a-h12`);
  const after = await visitor.see("?entered=a-h12");
  expect(Number(textsOf(after, ".ring b")[0])).toBe(Number(comes) + 3);
  expect(textsOf(await browser().see(""), ".ring b")).toEqual([comes]);
  await visitor.send("", { review: "withdraw", id: "a-h12", household: "h12", revision: "1" });
  expect(textsOf(await visitor.see(""), ".ring b")).toEqual([comes]);
  expect(before).toContainEqual({ name: "replies", count: expect.any(Number) });
  expect(await rowsOfAll()).toEqual(before);
});

test("a family is seated without script, a table is added, removed and brought back", async () => {
  const visitor = browser();
  const seatsAt = async () =>
    textsOf(await visitor.see("/tables"), ".table-cards .party-row, .table-cards li").join();
  expect(await seatsAt()).not.toContain("Lilit Hakobyan");
  const seated = await visitor.send("/tables", {
    intent: "seat",
    party: ["h4", "h7"],
    table: "t3",
  });
  expect(await seated.text()).toContain("Lilit Hakobyan");
  expect(await seatsAt()).toContain("Lilit Hakobyan");
  await visitor.send("/tables", { intent: "delete", table: "t3" });
  expect(await seatsAt()).not.toContain("Lilit Hakobyan");
  await visitor.send("/tables", { intent: "restore", table: "t3" });
  expect(await seatsAt()).toContain("Lilit Hakobyan");
  const key = crypto.randomUUID();
  await visitor.send("/tables", { intent: "add", key, count: "2", seats: "6", name: "" });
  expect(countOf(await visitor.see("/tables"), ".table-cards > *")).toBe(5);
  const tooMany = await visitor.send("/tables", {
    intent: "add",
    key,
    count: "30",
    seats: "6",
    name: "",
  });
  expect(countOf(await tooMany.text(), ".table-cards > *")).toBe(5);
  await visitor.send("", { again: "1" });
  expect(countOf(await visitor.see("/tables"), ".table-cards > *")).toBe(3);
});

test("the queue goes on to the next family once one is marked, and opens no messenger", async () => {
  const visitor = browser();
  const first = await visitor.see("/reminders");
  const [name] = textsOf(first, ".reminder-card h2");
  expect(
    attributesOf(first, ".reminder-card a", "href").filter((href) => href === "#demo"),
  ).not.toEqual([]);
  const id = valueOf(first, "id");
  const marked = await visitor.send("/reminders", { id, about: "invitation", mark: "sent" });
  expect(await marked.text()).toContain(name);
  expect(textsOf(await visitor.see("/reminders"), ".reminder-card h2")).not.toEqual([name]);
  await visitor.send("/reminders", { id, about: "invitation", mark: "unsent" });
  expect(textsOf(await visitor.see("/reminders"), ".reminder-card h2")).toEqual([name]);
});

test("whatever a visitor's cookie says, the demo is shown, and its cookie stays small", async () => {
  for (const value of ["x", "eyJhIjoxfQ==", btoa(JSON.stringify({ seats: "t1" })), "%E0%A4%A"]) {
    const response = await open(dashboard, { Cookie: `demo=${value}` });
    expect(response.status).toBe(200);
  }
  const visitor = browser();
  for (let at = 0; at < 12; at += 1) {
    const name = `${at} ${"Ա".repeat(58)}`;
    const key = crypto.randomUUID();
    const sent = await visitor.send("/tables", {
      intent: "add",
      key,
      count: "1",
      seats: "6",
      name,
    });
    expect((sent.headers.get("Set-Cookie") ?? "").length).toBeLessThan(4_000);
  }
  expect(countOf(await visitor.see("/tables"), ".table-cards > *")).toBeGreaterThan(5);
});

test("the page for hosts begins with personal invitations and leads to the demo that is there", async () => {
  for (const language of ["am", "en"]) {
    const html = await (await open(`/for-hosts?lng=${language}`)).text();
    expect(textsOf(html, "h2")[0]).toMatch(/^(Անձնական հրավեր|A personal invitation)/);
    const tried = attributesOf(html, "main a", "href").filter((href) => href.startsWith(dashboard));
    expect(tried).toContain(`${dashboard}/tables`);
    for (const href of tried) expect((await open(href)).status).toBe(200);
  }
  const { services, standard } = studioCatalogue.prices;
  const html = await (await open("/for-hosts?lng=en")).text();
  expect(countOf(html, ".hosts-package .included")).toBe(standard.length);
  expect(countOf(html, ".hosts-package td .price")).toBe(1 + services.length);
  const home = await (await open("/?lng=en")).text();
  expect(attributesOf(home, ".home-dashboard a", "href")).toEqual([dashboard, "/for-hosts"]);
});
