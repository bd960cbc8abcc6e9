import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { deleteHousehold } from "#app/domain/guests/link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { readSeating, seatingOf } from "#app/domain/seating/data.server.ts";
import { enterDashboard, linkOf, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, countOf, parse, rawKeysIn, textsOf } from "../support/html.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ",
  addressForm: "one",
  people: [{ name: "Արամ Սարգսյան", child: false }],
  adults: 4,
  children: 0,
  language: null,
  side: "groom",
  tags: ["church"],
  phone: null,
  note: null,
};
const olga: NewHousehold = {
  ...family,
  people: [{ name: "Ольга", child: false }],
  adults: 2,
  side: "bride",
  tags: [],
};

const address = "/replies/tables?lng=en";

/** A wedding with two households that are silent, a reply without a household, and its couple. */
async function wedding() {
  const { invitation, token } = await weddingWithDashboard();
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [family, olga], changed: [] }, 1);
  await reply(path, { name: "Ani Petrosyan", guestsNumber: 3 });
  const couple = await enterDashboard(token);
  const send = async (fields: Record<string, string | string[]>) =>
    (await post(address, fields, couple)).text();
  const read = async (query = "") => (await open(`${address}${query}`, couple)).text();
  return { path, token, couple, send, read };
}

const addTables = async (
  { read, send }: Awaited<ReturnType<typeof wedding>>,
  fields: { count?: string; seats?: string; name?: string } = {},
) => {
  const [key = ""] = attributesOf(await read(), 'input[name="key"]', "value");
  return send({ intent: "add", key, count: "2", seats: "2", name: "", ...fields });
};

const said = (html: string) => textsOf(html, ".said").join("");
const unseated = (html: string) => textsOf(html, ".unseated bdi");
const partyOf = (html: string, name: string) =>
  Array.from(parse(html).querySelectorAll(".party"))
    .find(({ textContent }) => textContent?.includes(name))
    ?.querySelector("input")
    ?.getAttribute("value") ?? "";
const tablesOf = (html: string) => attributesOf(html, ".change-table input[name=table]", "value");
/** Each table in one line: its title, seats, and parties. */
const plan = (html: string) =>
  Array.from(parse(html).querySelectorAll(".table-card"), (card) =>
    [
      card.querySelector("h3")?.textContent,
      card.querySelector(".seats")?.textContent,
      ...Array.from(card.querySelectorAll(".party bdi"), ({ textContent }) => textContent),
    ].join(" | "),
  );

test("several tables are added at once, numbered on, and one by a name", async () => {
  const site = await wedding();
  const html = await addTables(site);
  expect(said(html)).toBe("2 tables added.");
  expect(plan(html)).toEqual(["Table 1 | 0 / 2 2 free", "Table 2 | 0 / 2 2 free"]);
  await addTables(site, { count: "1", seats: "60", name: " Հարսի ընկերները " });
  expect(plan(await site.read())[2]).toBe("Հարսի ընկերները | 0 / 60 60 free");
  expect(said(await addTables(site, { count: "1", name: "2" }))).toMatch(
    /already a table with this name/,
  );
  for (const bad of [{ count: "0" }, { seats: "61" }, { count: "1e1" }, { seats: "" }])
    expect(said(await addTables(site, bad)), JSON.stringify(bad)).toMatch(/whole number/);
  expect(said(await addTables(site, { count: "99" }))).toMatch(/at most 100/);
  expect(plan(await site.read())).toHaveLength(3);
  expect(rawKeysIn(await site.read())).toEqual([]);
});

test("parties are seated and moved without script, and what does not fit is said", async () => {
  const site = await wedding();
  const html = await addTables(site);
  const [one = "", two = ""] = tablesOf(html);
  expect(unseated(html)).toEqual(["Արամ Սարգսյան", "Ольга", "Ani Petrosyan"]);
  expect(textsOf(html, ".seat-bar option")).toContain("Table 1 · 2 free");

  const [aram, ani] = [partyOf(html, "Արամ"), partyOf(html, "Ani")];
  const full = await site.send({ intent: "seat", party: [aram, ani], table: one });
  expect(said(full)).toBe(
    "Արամ Սարգսյան; Ani Petrosyan (7 people): Table 1. The table is over by 5.",
  );
  expect(countOf(full, ".overfull")).toBe(1);
  expect(plan(full)[0]).toBe("Table 1 | 7 / 2 5 too many | Արամ Սարգսյան | Ani Petrosyan");
  expect(unseated(full)).toEqual(["Ольга"]);
  expect(textsOf(full, ".seating-totals dd")).toEqual(["3 / 3", "0", "6"]);

  const olgaSeated = await site.send({ intent: "seat", party: partyOf(full, "Ольга"), table: two });
  expect(said(olgaSeated)).toBe("Ольга (2 people): Table 2. 0 seats are free there now.");
  const moved = await site.send({ intent: "seat", party: ani, table: two });
  expect(plan(moved)).toEqual([
    "Table 1 | 4 / 2 2 too many | Արամ Սարգսյան",
    "Table 2 | 5 / 2 3 too many | Ольга | Ani Petrosyan",
  ]);
  const freed = await site.send({ intent: "seat", party: ani, table: "none" });
  expect(said(freed)).toBe("Ani Petrosyan (3 people): no table now.");
  expect(unseated(freed)).toEqual(["Ani Petrosyan"]);
});

test("a form without a party or a table says what is missing", async () => {
  const site = await wedding();
  const [one = ""] = tablesOf(await addTables(site));
  expect(said(await site.send({ intent: "seat", table: one }))).toMatch(/Nobody was chosen/);
  const aram = partyOf(await site.read(), "Արամ");
  expect(said(await site.send({ intent: "seat", party: aram, table: "" }))).toMatch(
    /Choose a table/,
  );
});

test("a hidden answer seats nobody: its household is silent, and it is no party of its own", async () => {
  const site = await wedding();
  const [household] = await listHouseholds(env.DB, site.path);
  const key = household?.id ?? "";
  await reply(site.path, { key, household: key, name: "Արամ", guestsNumber: 1 });
  const totals = (html: string) => textsOf(html, ".seating-totals dd");
  const shown = await site.read();
  expect(unseated(shown)).toEqual(["Արամ Սարգսյան", "Ольга", "Ani Petrosyan"]);
  expect(totals(shown)).toEqual(["0 / 4", "4", "2"]);
  const hide = env.DB.prepare("UPDATE replies SET hidden_at = 1 WHERE invitation = ?1");
  await hide.bind(site.path).run();
  const html = await site.read();
  expect(unseated(html)).toEqual(["Արամ Սարգսյան", "Ольга"]);
  expect(totals(html)).toEqual(["0 / 0", "0", "6"]);
});

test("who does not come any more frees the seats and is shown so", async () => {
  const site = await wedding();
  const [one = ""] = tablesOf(await addTables(site));
  const [household] = await listHouseholds(env.DB, site.path);
  await site.send({ intent: "seat", party: household?.id ?? "", table: one });
  const guest = `/${site.path}?g=${household?.code}`;
  await post(guest, posted({ name: "Արամ", guestsNumber: "2" }));
  expect(plan(await site.read())[0]).toBe("Table 1 | 2 / 2 full | Արամ Սարգսյան");
  await post(guest, posted({ name: "Արամ", response: "No" }));
  const html = await site.read();
  expect(plan(html)[0]).toBe("Table 1 | 0 / 2 2 free | Արամ Սարգսյան");
  expect(textsOf(html, ".party.declined em")).toEqual(["no longer coming"]);
  const freed = await site.send({ intent: "seat", party: household?.id ?? "", table: "none" });
  expect(countOf(freed, ".party.declined")).toBe(0);
  expect(unseated(freed)).toEqual(["Ольга", "Ani Petrosyan"]);
});

test("a table is renamed, deleted and restored with its parties", async () => {
  const site = await wedding();
  const html = await addTables(site);
  const [one = ""] = tablesOf(html);
  await site.send({ intent: "seat", party: partyOf(html, "Ani"), table: one });
  const name = "👰🏻 ".repeat(12).trim();
  const change = { intent: "change", table: one, name, seats: "12" };
  expect(plan(await site.send(change))[0]).toBe(`${name} | 3 / 12 9 free | Ani Petrosyan`);
  expect(said(await site.send({ ...change, name: "2" }))).toMatch(/already a table with this name/);
  expect(said(await site.send({ ...change, name: " \u202E " }))).toMatch(/number or a name/);
  expect(said(await site.send({ ...change, name: "x".repeat(61) }))).toMatch(/too long/);

  const last = await site.send({ ...change, place: "2" });
  expect(plan(last)[1]).toBe(`${name} | 3 / 12 9 free | Ani Petrosyan`);
  expect(plan(await site.send({ ...change, place: "1" }))[0]).toContain(name);
  expect(said(await site.send({ ...change, place: "0" }))).toMatch(/whole number/);

  const deleted = await site.send({ intent: "delete", table: one });
  expect(said(deleted)).toBe(`${name}: deleted. 3 people have no table now.`);
  expect(plan(deleted)).toEqual(["Table 2 | 0 / 2 2 free"]);
  expect(unseated(deleted)).toContain("Ani Petrosyan");
  expect(textsOf(deleted, ".seating-answer button")).toEqual(["Undo"]);
  expect(attributesOf(deleted, ".seating-answer input[name=table]", "value")).toEqual([one]);
  expect(said(await site.send({ ...change, name: "9" }))).toMatch(/changed this in the meantime/);
  const restored = await site.send({ intent: "restore", table: one });
  expect(plan(restored)[0]).toBe(`${name} | 3 / 12 9 free | Ani Petrosyan`);
});

test("the list of those without a table is searched in each script and filtered", async () => {
  const site = await wedding();
  const found = async (query: string) => unseated(await site.read(query));
  expect(await found("&q=Անի")).toEqual(["Ani Petrosyan"]);
  expect(await found("&q=olg")).toEqual(["Ольга"]);
  expect(await found("&show=coming")).toEqual(["Ani Petrosyan"]);
  expect(await found("&show=silent&side=Bride’s")).toEqual(["Ольга"]);
  expect(await found("&tag=Church")).toEqual(["Արամ Սարգսյան"]);
  expect(await found("&q=Nobody")).toEqual([]);
});

test("a read-only link shows the plan and changes nothing", async () => {
  const site = await wedding();
  const html = await addTables(site);
  const [one = ""] = tablesOf(html);
  const party = partyOf(html, "Ani");
  await site.send({ intent: "seat", party, table: one });
  const { id } = await linkOf(site.token);
  await env.DB.prepare("UPDATE couple_links SET read_only = 1 WHERE id = ?").bind(id).run();
  const shown = await site.read();
  expect(plan(shown)[0]).toContain("Ani Petrosyan");
  expect(countOf(shown, ".seating form[method=post], .seating [type=checkbox]")).toBe(0);
  const changes: Record<string, string>[] = [
    { intent: "seat", party, table: "none" },
    { intent: "delete", table: one },
    { intent: "find", find: "on" },
    { intent: "add", key: crypto.randomUUID(), count: "1", seats: "1", name: "" },
  ];
  for (const fields of changes) expect((await post(address, fields, site.couple)).status).toBe(403);
  const after = readSeating(await env.DB.batch(seatingOf(env.DB, site.path)));
  expect(after).toMatchObject({ seats: new Map([[party, one]]), guestsFind: false });
  expect(after.tables).toHaveLength(2);
});

test("another couple sees and changes nothing, whatever ids it sends", async () => {
  const mine = await wedding();
  const html = await addTables(mine);
  const [one = ""] = tablesOf(html);
  const party = partyOf(html, "Ani");
  await mine.send({ intent: "seat", party, table: one });
  const other = await wedding();
  const own = await addTables(other, { count: "1", name: "Theirs" });
  const [theirs = ""] = tablesOf(own);
  expect(own).not.toContain(party);
  const changes: Record<string, string>[] = [
    { intent: "seat", party, table: theirs },
    { intent: "seat", party: partyOf(own, "Ольга"), table: one },
    { intent: "seat", party, table: "none" },
    { intent: "change", table: one, name: "Taken over", seats: "1" },
    { intent: "delete", table: one },
    { intent: "restore", table: one },
  ];
  for (const fields of changes)
    expect(said(await other.send(fields)), JSON.stringify(fields)).toMatch(
      /changed this in the meantime/,
    );
  expect(plan(await mine.read())[0]).toBe("Table 1 | 3 / 2 1 too many | Ani Petrosyan");
  expect(plan(await other.read())).toEqual(["Theirs | 0 / 2 2 free"]);
});

test("without a session the page does not exist", async () => {
  expect((await open("/replies/tables")).status).toBe(404);
  expect((await post("/replies/tables", { intent: "find", find: "on" })).status).toBe(404);
});

test("a party of a removed household keeps its table as the reply that it gave", async () => {
  const site = await wedding();
  const [one = ""] = tablesOf(await addTables(site));
  const [household] = await listHouseholds(env.DB, site.path);
  await site.send({ intent: "seat", party: household?.id ?? "", table: one });
  await post(`/${site.path}?g=${household?.code}`, posted({ name: "Արամ", guestsNumber: "2" }));
  await deleteHousehold(env.DB, site.path, household?.id ?? "");
  const html = await site.read();
  expect(plan(html)[0]).toBe("Table 1 | 2 / 2 full | Արամ");
  const moved = await site.send({ intent: "seat", party: partyOf(html, "Արամ"), table: "none" });
  expect(plan(moved)[0]).toBe("Table 1 | 0 / 2 2 free");
});

test("the hosts decide whether guests find their table, and may change their mind", async () => {
  const site = await wedding();
  await addTables(site);
  expect(textsOf(await site.read(), ".guests-find button")).toEqual(["Turn on"]);
  const on = await site.send({ intent: "find", find: "on" });
  expect(said(on)).toMatch(/will find their table/);
  expect(textsOf(on, ".guests-find button")).toEqual(["Turn off"]);
  const off = await site.send({ intent: "find", find: "off" });
  expect(textsOf(off, ".guests-find button")).toEqual(["Turn on"]);
});
