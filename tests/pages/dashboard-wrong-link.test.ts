import { env } from "cloudflare:workers";
import { utils } from "@e965/xlsx";
import { expect, test } from "vitest";
import routes from "#app/routes.ts?raw";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { addTables } from "#app/domain/seating/mutations.server.ts";
import { enterDashboard, programOf, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { parse } from "../support/html.ts";
import { open, origin, post } from "../support/site.ts";
import { spreadsheetOf } from "../support/spreadsheet.ts";
import { fetchSite } from "../support/worker.ts";

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
    addressForm: "one" as const,
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

type Posting = { address: string; fields: Record<string, string>; isMultipart: boolean };

/** Requests that each form of a page posts, by each of its buttons. */
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
    // React writes the attribute as `encType`, and linkedom keeps the case of names.
    const isMultipart = Array.from(form.attributes).some(
      ({ value }) => value === "multipart/form-data",
    );
    return (sent.length > 0 ? sent : [fields]).map((one) => ({
      address,
      fields: one,
      isMultipart,
    }));
  });
}

/** Posts a form in the encoding that its page names. */
function send({ address, fields, isMultipart }: Posting, couple: Couple): Promise<Response> {
  if (!isMultipart) return post(address, fields, couple);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetchSite(
    new Request(`${origin}${address}`, {
      method: "POST",
      body,
      headers: { ...couple, Origin: origin, "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    }),
  );
}

/** All that an answer says: a page, a file as text, a workbook's cells. */
async function textIn(response: Response): Promise<string> {
  const isWorkbook = response.headers.get("Content-Type")?.includes("spreadsheetml") ?? false;
  if (!isWorkbook) return response.text();
  const workbook = await spreadsheetOf(response);
  return Object.values(workbook.Sheets)
    .map((sheet) => JSON.stringify(utils.sheet_to_json(sheet, { header: 1 })))
    .join("\n");
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
  const addresses = [...addressesFor(ids), ...ids.map((id) => `/replies/answers/new?for=${id}`)];
  const pages = await Promise.all(
    addresses.map(async (address) => textIn(await open(address, couple))),
  );
  // A table that is previewed has the form that takes it over.
  const importing = {
    address: "/replies/guests/import",
    fields: { text: `${marker} Նորեկ\t2` },
    isMultipart: true,
  };
  const preview = await (await send(importing, couple)).text();
  return {
    addresses,
    shown: addresses.filter((_, index) => pages[index]?.includes(marker)),
    postings: [
      ...pages.flatMap((html, index) => postingsOf(html, addresses[index] ?? "")),
      ...postingsOf(preview, importing.address),
    ],
  };
}

const isImport = ({ address, isMultipart }: Posting) =>
  isMultipart && address === "/replies/guests/import";

test("with another couple's link no route shows and no form changes anything", async () => {
  const owner = await coupleWithAll();
  const stranger = (await coupleWithNothing()).couple;
  const { addresses, shown, postings } = await pagesOf(owner.couple, owner.path);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown).toContain("/replies.xlsx");
  expect(addresses.some((address) => address.endsWith("/qr.svg"))).toBe(true);
  expect(postings.length).toBeGreaterThan(15);
  // The form of a table, and the one that takes it over.
  expect(postings.filter(isImport).length).toBeGreaterThan(1);
  const before = await rowsOf(owner.path);
  const seen = await Promise.all(
    addresses.map(async (address) => textIn(await open(address, stranger))),
  );
  expect(addresses.filter((_, index) => seen[index]?.includes(marker))).toEqual([]);
  for (const posting of postings) {
    const { address } = posting;
    const fields = { ...posting.fields, name: "x" };
    const answer = await send({ ...posting, fields }, stranger);
    const html = await answer.text();
    // A table that a stranger posts as their own is theirs to see.
    const isOwn = isImport(posting) && JSON.stringify(fields).includes(marker);
    expect([address, fields, html.includes(marker) && !isOwn]).toEqual([address, fields, false]);
  }
  expect(await rowsOf(owner.path)).toBe(before);
});

test("with a link that may only read no form changes anything", async () => {
  const owner = await coupleWithAll();
  const { postings } = await pagesOf(owner.couple, owner.path);
  await makeReadOnly(owner.path);
  const before = await rowsOf(owner.path);
  expect(postings.filter(isImport).length).toBeGreaterThan(1);
  // Everybody who may read may also go.
  for (const posting of postings.filter(({ address }) => address !== "/replies/leave")) {
    const { address, fields } = posting;
    const answer = await send(posting, owner.couple);
    expect([address, fields, [400, 403, 404].includes(answer.status)]).toEqual([
      address,
      fields,
      true,
    ]);
  }
  expect(await rowsOf(owner.path)).toBe(before);
});

test("with a link that may only read no page, file or program gives a personal link", async () => {
  const { path, couple } = await coupleWithAll();
  const codes = (await listHouseholds(env.DB, path)).flatMap(({ code }) => code ?? []);
  expect(codes).toHaveLength(2);
  const { addresses } = await pagesOf(couple, path);
  const program = await programOf(path);
  const said = async (address: string, headers: Record<string, string>) => {
    const text = await textIn(await open(address, headers));
    return codes.some((code) => text.includes(code)) || /[?&]g=/.test(text);
  };
  const givenBy = async () => {
    const pages = await Promise.all(addresses.map((address) => said(address, couple)));
    return addresses.filter((_, index) => pages[index]);
  };
  // Otherwise the next lines could not fail.
  expect(await givenBy()).toEqual(
    expect.arrayContaining(["/replies/cards", "/replies.xlsx", "/replies/reminders"]),
  );
  expect(await (await open("/api/replies", program)).text()).toContain(marker);
  expect(await said("/api/replies", program)).toBe(false);
  await makeReadOnly(path);
  expect(await givenBy()).toEqual([]);
  const first = await (await open("/replies", couple)).text();
  const linked = Array.from(parse(first).querySelectorAll("a[href]"), (link) =>
    String(link.getAttribute("href")),
  );
  expect(linked).toContain("/replies?answer=silent#list");
  expect(linked.filter((href) => href.startsWith("/replies/reminders"))).toEqual([]);
  const reminders = await open("/replies/reminders?lng=en", couple);
  expect(reminders.status).toBe(403);
  expect(parse(await reminders.text()).querySelector("h1")?.textContent).toBe(
    "Your link doesn’t open this",
  );
});

/** Makes a couple's own link one that it shared, which may only read. */
async function makeReadOnly(path: string): Promise<void> {
  await env.DB.prepare("UPDATE couple_links SET read_only = 1, name = 'x' WHERE invitation = ?1")
    .bind(path)
    .run();
}

async function coupleWithNothing() {
  const { token } = await weddingWithDashboard();
  return { couple: await enterDashboard(token) };
}
