import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import routes from "#app/routes.ts?raw";
import { listHouseholds } from "#app/features/guests/data.server.ts";
import { saveHouseholds } from "#app/features/guests/mutations.server.ts";
import { addTables } from "#app/features/seating/mutations.server.ts";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { parse } from "../support/html.ts";
import { open, post } from "../support/site.ts";

type Couple = { Cookie: string };
const marker = "Գաղտնի";

/** A couple with something of each kind that a dashboard holds. */
async function coupleWithAll() {
  const { invitation, token } = await weddingWithDashboard({
    reply: {
      recipients: "default",
      defaultEmail: "couple@example.com",
      fields: ["guestsNumber", "message"],
      guests: { max: 5 },
      response: "yes-or-no",
      letters: "any",
    },
  });
  const { path } = invitation;
  const people = [{ name: `${marker} Սարգսյան`, child: false }];
  const added = {
    salutation: `Սիրելի՛ ${marker}`,
    address: "one" as const,
    people,
    adults: 2,
    children: 0,
    language: null,
    side: null,
    tags: [marker],
    phone: "+37491234567",
    note: marker,
  };
  await saveHouseholds(env.DB, path, { added: [added, added], changed: [] }, 1);
  const recipients = ["couple@example.com"];
  await reply(path, { name: marker, message: marker, suspect: true, recipients });
  await env.DB.prepare("UPDATE outbox SET state = 'dead' WHERE invitation = ?1").bind(path).run();
  await addTables(env.DB, path, [{ id: crypto.randomUUID(), name: marker, seats: 8 }]);
  const couple = await enterDashboard(token);
  await post(
    "/replies/settings",
    { intent: "share", name: marker, access: "read", key: crypto.randomUUID() },
    couple,
  );
  return { path, token, couple };
}

/** Addresses of all dashboard's routes, each parameter replaced by each id. */
function addressesFor(ids: readonly string[]): string[] {
  const paths = [...routes.matchAll(/route\(\s*"(replies[^"]*)"/g)].map(([, path]) => `/${path}`);
  expect(paths.length).toBeGreaterThan(10);
  return paths.flatMap((path) =>
    /:\w+/.test(path) ? ids.map((id) => path.replace(/:\w+/, id)) : [path],
  );
}

/** All rows of an invitation, whatever their table; times of use are left out. */
async function rowsOf(path: string): Promise<string> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%invitation%'",
  ).all<{ name: string }>();
  const rows: unknown[] = [];
  for (const { name } of tables) {
    const { results: columns } = await env.DB.prepare(`PRAGMA table_info(${name})`).all<{
      name: string;
    }>();
    if (!columns.some((column) => column.name === "invitation")) continue;
    const { results } = await env.DB.prepare(`SELECT * FROM ${name} WHERE invitation = ?1`)
      .bind(path)
      .all();
    rows.push(
      name,
      results.map((row) => ({ ...row, last_used_at: null })),
    );
  }
  return JSON.stringify(rows);
}

type Posting = { address: string; fields: Record<string, string> };

/** What each form of a page posts, by each of its buttons. */
function postingsOf(html: string, page: string): Posting[] {
  return Array.from(parse(html).querySelectorAll('form[method="post"]')).flatMap((form) => {
    const address = (form.getAttribute("action") ?? page).replace(/#.*/, "");
    const controls = Array.from(form.querySelectorAll("input, select, textarea"));
    const fields = Object.fromEntries(
      controls.map((control) => [control.getAttribute("name") ?? "", valueOfControl(control)]),
    );
    const buttons = Array.from(form.querySelectorAll("button[name]"));
    const sent = buttons.map((button) => ({
      ...fields,
      [button.getAttribute("name") ?? ""]: button.getAttribute("value") ?? "",
    }));
    return (sent.length > 0 ? sent : [fields]).map((one) => ({ address, fields: one }));
  });
}

function valueOfControl(control: Element): string {
  if (control.localName !== "select") return control.getAttribute("value") || "x";
  const options = Array.from(control.querySelectorAll("option"));
  return options.map((option) => option.getAttribute("value")).findLast(Boolean) ?? "";
}

/** A couple's own pages, and the forms on them. */
async function pagesOf(couple: Couple, path: string) {
  const { results } = await env.DB.prepare("SELECT id FROM replies WHERE invitation = ?1")
    .bind(path)
    .all<{ id: string }>();
  const ids = [
    ...results.map(({ id }) => id),
    ...(await listHouseholds(env.DB, path)).map(({ id }) => id),
  ];
  const addresses = [
    ...addressesFor(ids),
    ...ids.map((id) => `/replies/answers/new?for=${id}`),
  ].filter((address) => !address.endsWith(".svg"));
  const pages = await Promise.all(
    addresses.map(async (address) => (await open(address, couple)).text()),
  );
  return {
    addresses,
    shown: addresses.filter((_, index) => pages[index]?.includes(marker)),
    postings: pages.flatMap((html, index) => postingsOf(html, addresses[index] ?? "")),
  };
}

test("with another couple's link no route shows and no form changes anything", async () => {
  const owner = await coupleWithAll();
  const stranger = (await coupleWithNothing()).couple;
  const { addresses, shown, postings } = await pagesOf(owner.couple, owner.path);
  expect(shown.length).toBeGreaterThan(8);
  expect(postings.length).toBeGreaterThan(15);
  const before = await rowsOf(owner.path);
  const seen = await Promise.all(
    addresses.map(async (address) => (await open(address, stranger)).text()),
  );
  expect(addresses.filter((_, index) => seen[index]?.includes(marker))).toEqual([]);
  for (const { address, fields } of postings) {
    const answer = await post(address, { ...fields, name: "x" }, stranger);
    const html = await answer.text();
    expect([address, fields, html.includes(marker)]).toEqual([address, fields, false]);
  }
  expect(await rowsOf(owner.path)).toBe(before);
});

test("with a link that may only read no form changes anything", async () => {
  const owner = await coupleWithAll();
  const { postings } = await pagesOf(owner.couple, owner.path);
  await env.DB.prepare("UPDATE desk_links SET read_only = 1, name = 'x' WHERE invitation = ?1")
    .bind(owner.path)
    .run();
  const before = await rowsOf(owner.path);
  for (const { address, fields } of postings) {
    const answer = await post(address, fields, owner.couple);
    expect([address, fields, [400, 403, 404].includes(answer.status)]).toEqual([
      address,
      fields,
      true,
    ]);
  }
  expect(await rowsOf(owner.path)).toBe(before);
});

async function coupleWithNothing() {
  const { token } = await weddingWithDashboard();
  return { couple: await enterDashboard(token) };
}
