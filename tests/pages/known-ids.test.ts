import { env } from "cloudflare:workers";
import { utils } from "@e965/xlsx";
import { expect, test } from "vitest";
import { createLink, shareLink } from "#app/domain/couple-link/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { replyCookiePrefix } from "#app/domain/reply/session.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import { enterDashboard, firstReplyAt, reply } from "../support/dashboard.ts";
import { aram, olga } from "../support/guest-list.ts";
import { addressesBehind } from "../support/guards.ts";
import { countOf, linkIn, textsOf, valueOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { addressAfter, phone } from "../support/phone.ts";
import { goodReply } from "../support/posted-forms.ts";
import { open, post } from "../support/site.ts";
import { spreadsheetOf } from "../support/spreadsheet.ts";

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

type Row = Record<string, string | number | null>;

/** Fields that somebody who knows only an id may put into the forms of an invitation. */
const formsAbout = (id: string): Record<string, string>[] => [
  { ...goodReply(), key: id, response: "No" },
  { ...goodReply(), key: id, for: id, household: id, id, response: "No" },
  { intent: "address", mark: id, email: "stranger@example.com", key: id },
  { intent: "wish", mark: id, wish: "x", key: id },
  { intent: "chat", mark: id, key: id },
];

/** A wedding with two households, of which the first has answered by its personal link. */
async function answeredWedding() {
  const { path } = await publish(env.CONTENT, weddingOf());
  await saveHouseholds(env.DB, path, { added: [aram, olga], changed: [] }, 1);
  const [first, second] = (await listHouseholds(env.DB, path)) as [Household, Household];
  const guest = phone();
  const link = `/${path}?g=${first.code}`;
  const form = await guest.read(link);
  const fields = { ...goodReply(), name: "Արամ", guestsNumber: "1", key: valueOf(form, "key") };
  const sent = await guest.post(link, fields);
  const rows = async () =>
    (
      await env.DB.prepare("SELECT * FROM replies WHERE invitation = ?1 ORDER BY created_at, rowid")
        .bind(path)
        .all<Row>()
    ).results;
  const ofHousehold = async () => (await rows()).filter(({ household }) => household === first.id);
  const [stored] = await ofHousehold();
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  return { path, first, second, guest, link, fields, sent, rows, ofHousehold, stored, couple };
}

test("whoever may read, or could once change, learns no id with which a form answers for a household", async () => {
  const wedding = await answeredWedding();
  const { path, first, stored, ofHousehold } = wedding;
  await reply(path, { name: "Անի", household: null });
  const token = newToken();
  await shareLink(env.DB, path, { name: "x", isReadOnly: true }, token, firstReplyAt);
  const host = await enterDashboard(token);
  const pages = [first.id, String(stored?.id)].flatMap((id) =>
    addressesBehind("couple", { household: id, id }),
  );
  const sessions = [host, wedding.couple];
  const read = await Promise.all(
    sessions
      .flatMap((session) => pages.map((address) => ({ session, address })))
      .map(async ({ session, address }) => {
        const answer = await open(address, session);
        if (!answer.headers.get("Content-Type")?.includes("spreadsheetml")) return answer.text();
        const { Sheets } = await spreadsheetOf(answer);
        return JSON.stringify(Object.values(Sheets).map((sheet) => utils.sheet_to_json(sheet)));
      }),
  );
  const api = await open("/api/replies", { Authorization: `Bearer ${token}` });
  const said = [...read, await api.text()].join("\n");
  const ids = [...new Set(said.match(uuid))];
  expect(ids).toContain(first.id);
  expect(ids).toContain(stored?.id);
  expect(ids).not.toContain(stored?.key);
  const before = await ofHousehold();
  const addresses = [`/${path}`, `/${path}/en?change=${first.id}`, `/${path}?g=${first.id}`];
  for (const [at, id] of [...ids, first.id.toUpperCase()].entries())
    for (const fields of formsAbout(id)) {
      const address = addresses[at % addresses.length] ?? "";
      const headers = { "CF-Connecting-IP": crypto.randomUUID() };
      const cookie = (await post(address, fields, headers)).headers.get("Set-Cookie");
      if (cookie === null) continue;
      const seen = await (await open(`/${path}`, { Cookie: cookie.split(";")[0] ?? "" })).text();
      expect(textsOf(seen, ".answer > b"), JSON.stringify(fields)).not.toContain("Արամ");
    }
  for (const id of ids) await post(`/stop/${id}`, {});
  expect(await ofHousehold()).toEqual(before);
});

test("a stranger who answers under a household's id before it does not answer for it", async () => {
  const { path, second } = await answeredWedding();
  await post(`/${path}`, { ...goodReply(), name: "Օտար", key: second.id });
  const link = `/${path}?g=${second.code}`;
  const guest = phone();
  const form = await guest.read(link);
  expect(countOf(form, "#reply-form")).toBe(1);
  expect(form).not.toContain("Օտար");
  await guest.post(link, { ...goodReply(), name: "Ольга", guestsNumber: "1" });
  expect(textsOf(await guest.read(link), ".answer > b")).toEqual(["Ольга"]);
});

test("an answer that was given under a household's id and assigned to it can be taken back", async () => {
  const { path, second, rows, couple } = await answeredWedding();
  const stranger = phone();
  await stranger.post(`/${path}`, { ...goodReply(), name: "Օտար", key: second.id });
  const stored = async () => (await rows()).find(({ name }) => name === "Օտար");
  const id = String((await stored())?.id);
  await post("/replies", { review: "assign", id, household: second.id }, couple);
  expect(await stored()).toMatchObject({ household: second.id });
  expect(textsOf(await stranger.read(`/${path}`), ".answer > b")).toEqual(["Օտար"]);
  await post("/replies", { review: "unassign", id }, couple);
  expect(await stored()).toMatchObject({ household: null });
});

test("the cookie of one invitation opens no answer of another, whatever key was posted there", async () => {
  const { path } = await answeredWedding();
  const key = crypto.randomUUID();
  await post(`/${path}`, { ...goodReply(), name: "Անահիտ", key });
  const other = await publish(env.CONTENT, weddingOf());
  const stranger = phone();
  await stranger.post(`/${other.path}`, { ...goodReply(), name: "Օտար", key });
  expect(textsOf(await stranger.read(`/${other.path}`), ".answer > b")).toEqual(["Օտար"]);
  // Its value alone is signed, not its name.
  const named = (invitation: string) => replyCookiePrefix + invitation.replaceAll("/", "-");
  const cookie = stranger.cookie();
  expect(cookie.startsWith(`${named(other.path)}=`)).toBe(true);
  const renamed = phone(cookie.replace(named(other.path), named(path)));
  expect(textsOf(await renamed.read(`/${path}`), ".answer > b")).toEqual([]);
});

test("renewing, withdrawing or removing a household's link ends what the one before has given", async () => {
  for (const [intent, page] of [
    ["renew", "/replies/guests/"],
    ["revoke", "/replies/guests/"],
    ["remove", "/replies/guests"],
  ] as const) {
    const { path, first, guest, ofHousehold, couple } = await answeredWedding();
    const own = await guest.read(`/${path}`);
    expect(textsOf(own, ".answer > b"), intent).toEqual(["Արամ"]);
    const form = await guest.read(`/${path}${linkIn(own, "change")}`);
    const address = page.endsWith("/") ? `${page}${first.id}` : page;
    await post(address, { intent, household: first.id }, couple);
    const before = await ofHousehold();
    expect(textsOf(await guest.read(`/${path}`), ".answer > b"), intent).toEqual([]);
    const fields = { ...goodReply(), key: valueOf(form, "key"), response: "No" };
    await guest.post(`/${path}`, fields);
    expect(await ofHousehold(), intent).toEqual(before);
  }
});

test("a family's phone changes its answer on the general page too, within its seats, and sees no key", async () => {
  const { path, guest, ofHousehold, stored } = await answeredWedding();
  const own = await guest.read(`/${path}`);
  expect(own).not.toContain("?r=");
  const form = await guest.read(`/${path}${linkIn(own, "change")}`);
  expect([own, form].join("")).not.toContain(String(stored?.key));
  const key = valueOf(form, "key");
  const change = (guestsNumber: string) =>
    guest.post(`/${path}`, { ...goodReply(), key, name: "Արամ", guestsNumber });
  expect((await change("5")).status).toBe(409);
  await change("2");
  expect(await ofHousehold()).toMatchObject([{ guests_number: 2, revision: 2 }]);
  // Without the cookie the form's key is nobody's.
  await post(`/${path}`, { ...goodReply(), key, response: "No" });
  expect(await ofHousehold()).toMatchObject([{ guests_number: 2, revision: 2 }]);
});

test("an answer that hosts assigned to a household is changed by the cookie of its phone alone", async () => {
  const { path, second, rows, couple } = await answeredWedding();
  const guest = phone();
  const fields = { ...goodReply(), name: "Օլյա", guestsNumber: "1" };
  await guest.post(`/${path}`, fields);
  const given = (await rows()).find(({ name }) => name === "Օլյա");
  const id = String(given?.id);
  await post("/replies", { review: "assign", id, household: second.id }, couple);
  const stored = async () => (await rows()).find((row) => row.id === id);
  expect(await stored()).toMatchObject({ household: second.id });
  // The same form again is the same answer, and another content without the cookie another guest's.
  expect((await post(`/${path}`, fields)).status).toBe(303);
  expect(await rows()).toHaveLength(2);
  await post(`/${path}`, { ...fields, response: "No" });
  expect(await stored()).toMatchObject({ response: "Yes" });
  expect(await rows()).toHaveLength(3);
  const form = await guest.read(`/${path}${linkIn(await guest.read(`/${path}`), "change")}`);
  await guest.post(`/${path}`, { ...fields, key: valueOf(form, "key"), response: "No" });
  expect(await stored()).toMatchObject({ response: "No", household: second.id });
});

test("one form of a household that arrives twenty times is one answer, one mail and one thank-you", async () => {
  const { path, second, rows } = await answeredWedding();
  const link = `/${path}?g=${second.code}`;
  const guest = phone();
  const name = "Ольга";
  const key = valueOf(await guest.read(link), "key");
  const fields = { ...goodReply(), key, name, guestsNumber: "1" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(link, fields)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const later = await guest.post(link, fields);
  expect(textsOf(await guest.read(addressAfter(later)), ".answer > b")).toEqual([name]);
  const [stored, ...others] = (await rows()).filter(({ household }) => household === second.id);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ revision: 1 });
  const { results } = await env.DB.prepare("SELECT id FROM outbox WHERE reference LIKE ?1 || ':%'")
    .bind(stored?.id)
    .all();
  expect(results).toHaveLength(1);
});
