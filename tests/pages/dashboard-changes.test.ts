import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { entriesAtOnce, entriesKept } from "#app/domain/change-log/kinds.ts";
import { trimChanges } from "#app/domain/change-log/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { findGuests } from "#app/studio/rights/search.server.ts";
import { forget } from "#app/studio/rights/forget.server.ts";
import { dataOfGuest } from "#app/studio/rights/view.server.ts";
import { reply } from "../support/dashboard.ts";
import { aram, fieldsIn, list } from "../support/guest-list.ts";
import { attributesOf, textsOf, valueOf } from "../support/html.ts";
import {
  change,
  coupleOfWedding,
  readSettingsPage,
  shareLinkOf,
} from "../support/settings-page.ts";
import { realStores } from "../support/personal-data.ts";
import { open, post } from "../support/site.ts";

type Visitor = { Cookie: string };

const log = async (visitor: Visitor, query = "?lng=en") =>
  (await open(`/replies/changes${query}`, visitor)).text();

/** Entries of the log, the newest first: what was done, its fields, and by whom. */
const entriesIn = (html: string) =>
  textsOf(html, ".changes ol > li").map((text) => text.replace(/ · \d.*$/s, "").trim());

let wedding = { path: "", couple: { Cookie: "" }, id: "" };

beforeEach(async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, 1);
  const [household] = await listHouseholds(env.DB, path);
  wedding = { path, couple, id: household?.id ?? "" };
});

/** Changes the household's form as a host does. */
async function changeHousehold(host: Visitor, fields: Record<string, string>) {
  const page = `${list}/${wedding.id}`;
  const form = fieldsIn(await (await open(page, host)).text());
  return post(page, { ...form, ...fields }, host);
}

test("the couple sees who changed what of a household, with each field before and after", async () => {
  const { couple } = wedding;
  const { visitor: nare } = await shareLinkOf(couple, "Nare", "edit");
  expect((await changeHousehold(nare, { adults: "5", note: "" })).status).toBe(200);
  const [newest = "", shared = ""] = entriesIn(await log(couple));
  expect(newest).toContain("Household changed: Արամ Սարգսյան");
  expect(newest).toContain("Adults: 2 → 5");
  expect(newest).toContain("Note for you: Ծանոթացնել Աննային → –");
  expect(newest).toMatch(/Nare$/);
  expect(shared).toContain("Link shared: Nare");
  expect(shared).toMatch(/You$/);
});

test("what was not changed is in no entry: a form of before, one that is sent twice, a refused one", async () => {
  const { couple, path } = wedding;
  const page = `${list}/${wedding.id}`;
  const form = fieldsIn(await (await open(page, couple)).text());
  await post(page, { ...form, adults: "3" }, couple);
  await post(page, { ...form, adults: "3" }, couple);
  await post(page, { ...form, adults: "4" }, couple);
  await post(page, { ...form, adults: "-1" }, couple);
  const { results } = await env.DB.prepare("SELECT 1 FROM host_changes WHERE invitation = ?")
    .bind(path)
    .all();
  expect(results).toHaveLength(1);
});

test("tables, seats, answers, links, keys and news stand in the log of whoever changed them", async () => {
  const { couple, path, id } = wedding;
  const { visitor: nare } = await shareLinkOf(couple, "Nare", "edit");
  const tables = (fields: Record<string, string>) => post("/replies/tables", fields, nare);
  await tables({ intent: "add", key: crypto.randomUUID(), count: "1", seats: "8", name: "Alpha" });
  const table = String(
    await env.DB.prepare("SELECT id FROM seating_tables WHERE invitation = ?")
      .bind(path)
      .first("id"),
  );
  await tables({ intent: "change", table, name: "Alpha", seats: "10", place: "1" });
  await tables({ intent: "seat", party: id, table });
  await tables({ intent: "delete", table });
  await tables({ intent: "restore", table });
  await tables({ intent: "find", find: "on" });
  await reply(path, { name: "Ծովինար", suspect: true });
  const [answer] = await listReplies(env.DB, path, { limit: 1 });
  const review = (what: string) =>
    post("/replies", { review: what, id: answer?.id ?? "", household: "" }, nare);
  await review("hide");
  await review("show");
  const entering = { key: crypto.randomUUID(), name: "Վահե", response: "Yes", guestsNumber: "2" };
  await post("/replies/answers/new", entering, nare);
  await post(list, { intent: "remove", household: id }, nare);
  const key = valueOf(await readSettingsPage(couple), "key");
  await change(couple, { intent: "make-key", key, name: "Sheet", days: "30" });
  await change(couple, { intent: "mode", mode: "digest" });
  await change(couple, { intent: "add-address", email: "mom@example.com" });
  const own = entriesIn(await log(couple));
  expect(
    own.map((entry) => entry.replace(/(You|Nare)$/, " by $1").replaceAll(/\s+/g, " ")),
  ).toEqual([
    expect.stringMatching(/^Address added: mom@example.com.* by You$/),
    expect.stringMatching(/^News of replies changed.*When: One email a day.* by You$/),
    expect.stringMatching(/^Key made: Sheet.* by You$/),
    expect.stringMatching(/^Household removed: Արամ Սարգսյան.* by Nare$/),
    expect.stringMatching(/^Answer entered: Վահե.*Reply: Yes.*Guests: 2.* by Nare$/),
    expect.stringMatching(/^Answer shown again: Ծովինար.* by Nare$/),
    expect.stringMatching(/^Answer hidden: Ծովինար.* by Nare$/),
    expect.stringMatching(/^Guests can find their table.* by Nare$/),
    expect.stringMatching(/^Table brought back: Alpha.* by Nare$/),
    expect.stringMatching(/^Table removed: Alpha.* by Nare$/),
    expect.stringMatching(/^Seated at “Alpha”: Արամ Սարգսյան.* by Nare$/),
    expect.stringMatching(/^Table changed: Alpha.*Seats: 8 → 10.* by Nare$/),
    expect.stringMatching(/^Tables added: Alpha.* by Nare$/),
    expect.stringMatching(/^Link shared: Nare.* by You$/),
  ]);
  // Settings are the couple's alone.
  const seen = entriesIn(await log(nare));
  expect(seen).toHaveLength(own.length - 4);
  expect(seen.join()).not.toMatch(/Sheet|mom@|Link shared/);
});

test("a link that may only read does not open the log, and each couple sees its own", async () => {
  const { couple } = wedding;
  await changeHousehold(couple, { adults: "5" });
  const { visitor: mom } = await shareLinkOf(couple, "Mom", "read");
  expect((await open("/replies/changes", mom)).status).toBe(403);
  const other = await coupleOfWedding();
  expect(entriesIn(await log(other.couple))).toEqual([]);
});

test("the log is read page by page, is bounded to the newest, and is the event's hour", async () => {
  const { couple, path } = wedding;
  const at = Date.UTC(2027, 0, 15, 8);
  const rows = Array.from({ length: entriesKept + 5 }, (_, index) => index + 1);
  await env.DB.prepare(
    `INSERT INTO host_changes (id, invitation, created_at, person, kind, subjects, details)
     SELECT ?4 || value, ?1, ?2 + value, NULL, 'of-a-later-release', '[]', '{' FROM json_each(?3)`,
  )
    .bind(path, at, JSON.stringify(rows), crypto.randomUUID())
    .run();
  await trimChanges(env.DB);
  const count = await env.DB.prepare("SELECT count(*) FROM host_changes WHERE invitation = ?")
    .bind(path)
    .first("count(*)");
  expect(count).toBe(entriesKept);
  const first = await log(couple);
  expect(entriesIn(first)).toHaveLength(entriesAtOnce);
  expect(textsOf(first, ".changes .by")[0]).toMatch(/^The studio · .*15.*12:00/);
  const [older = ""] = attributesOf(first, ".changes > p a", "href");
  expect(older).toMatch(/^\/replies\/changes\?before=/);
  const second = await log(couple, older.replace("/replies/changes", ""));
  expect(entriesIn(second)).toHaveLength(entriesAtOnce);
});

test("who is forgotten is in no entry any more, and others stay in theirs", async () => {
  const { couple, path } = wedding;
  await changeHousehold(couple, { adults: "5" });
  const { visitor: nare } = await shareLinkOf(couple, "Nare", "edit");
  expect(entriesIn(await log(nare))).toEqual([expect.stringContaining("Արամ")]);
  const { matches } = await findGuests(env.DB, path, "Արամ Սարգսյան");
  const [guest] = matches;
  if (!guest) throw new Error("no such guest");
  await forget(realStores, await dataOfGuest(realStores, path, guest), "Ani", Date.now);
  expect(entriesIn(await log(couple))).toEqual([expect.stringContaining("Link shared: Nare")]);
});
