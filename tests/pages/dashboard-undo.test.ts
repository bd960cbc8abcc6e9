import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { aram, fieldsIn, list, weddingWithGuests } from "../support/guest-list.ts";
import { parse, textsOf, valueOf } from "../support/html.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

type Couple = { Cookie: string };

async function wedding() {
  const { invitation, token } = await weddingWithDashboard();
  return { path: invitation.path, couple: await enterDashboard(token) };
}

const read = async (address: string, couple: Couple) => (await open(address, couple)).text();

/** Enters an answer as the form does, and opens the page to which that leads. */
async function enter(couple: Couple, fields: Record<string, string>) {
  const key = crypto.randomUUID();
  const form = { key, for: "", name: "", response: "Yes", guestsNumber: "2", ...fields };
  const response = await post("/replies/answers/new", form, couple);
  expect(response.status).toBe(303);
  const address = response.headers.get("Location") ?? "";
  return { address, html: await read(`${address}&lng=en`, couple) };
}

/** The fields of the form that undoes what was done last, with its button; empty without one. */
function undoIn(html: string): Record<string, string> {
  const form = parse(html).querySelector(".undo form, form.guest-undo");
  const fields = Array.from(form?.querySelectorAll("input, button[name]") ?? [], (field) => [
    field.getAttribute("name") ?? "",
    field.getAttribute("value") ?? "",
  ]);
  return Object.fromEntries(fields);
}

async function stored(path: string) {
  const { results } = await env.DB.prepare(
    `SELECT r.revision, r.name, r.response, r.guests_number AS heads, r.entered_by AS enteredBy,
       (SELECT count(*) FROM reply_revisions n WHERE n.reply_id = r.id) AS revisions
     FROM replies r WHERE r.invitation = ?1 ORDER BY r.created_at`,
  )
    .bind(path)
    .all();
  return results;
}

test("an answer entered by phone can be taken back, and then it was never there", async () => {
  const { path, couple } = await wedding();
  const { html, address } = await enter(couple, { name: "Հակոբ" });
  expect(textsOf(html, ".undo p")).toEqual(["Հակոբ – entered."]);
  expect(await stored(path)).toHaveLength(1);
  const undone = await (await post("/replies?lng=en", undoIn(html), couple)).text();
  expect(textsOf(undone, ".undo p")).toEqual(["Հակոբ – no longer entered."]);
  expect(undoIn(undone)).not.toHaveProperty("review");
  expect(await stored(path)).toEqual([]);
  const { results } = await env.DB.prepare(
    "SELECT 1 FROM reply_revisions WHERE name = 'Հակոբ'",
  ).all();
  expect(results).toEqual([]);
  expect(textsOf(await read(address, couple), ".undo p")).toEqual([]);
});

test("a correction that is taken back leaves what the guest had said", async () => {
  const { path, couple } = await wedding();
  const key = await reply(path, { name: "Անի", guestsNumber: 4, diet: "vegan" });
  const before = await stored(path);
  const id = await env.DB.prepare("SELECT id FROM replies WHERE invitation = ?1")
    .bind(path)
    .first<string>("id");
  const { html } = await enter(couple, { for: id ?? "", response: "No", guestsNumber: "" });
  expect(await stored(path)).toMatchObject([{ revision: 2, response: "No", enteredBy: "" }]);
  const undone = await (await post("/replies?lng=en", undoIn(html), couple)).text();
  expect(textsOf(undone, ".undo p")).toEqual(["Անի – no longer entered."]);
  expect(await stored(path)).toEqual(before);
  // The guest's form sent again is still the same answer.
  await reply(path, { key, name: "Անի", guestsNumber: 4, diet: "vegan" });
  expect(await stored(path)).toEqual(before);
  const page = await read(`/replies/answers/${id}?lng=en`, couple);
  expect(textsOf(page, ".history .when")).toHaveLength(1);
});

test("what the guest has changed since is not taken back", async () => {
  const { path, couple, stored: households } = await weddingWithGuests([aram]);
  const [household] = await households();
  const { html, address } = await enter(couple, { for: household?.id ?? "" });
  const guest = posted({ name: "Արամ", guestsNumber: "1" });
  await post(`/${path}?g=${household?.code}`, guest);
  const refused = await (await post("/replies?lng=en", undoIn(html), couple)).text();
  expect(textsOf(refused, ".undo p")[0]).toContain("this can’t be done anymore");
  expect(await stored(path)).toMatchObject([{ revision: 2, heads: 1, revisions: 2 }]);
  expect(textsOf(await read(address, couple), ".undo p")).toEqual([]);
});

test("nothing but a host's own entry is taken back, and nothing of another couple", async () => {
  const { path, couple } = await wedding();
  await reply(path, { name: "Անի" });
  const id = await env.DB.prepare("SELECT id FROM replies WHERE invitation = ?1")
    .bind(path)
    .first<string>("id");
  const fields = { review: "withdraw", id: id ?? "", household: "", revision: "1" };
  await post("/replies", fields, couple);
  expect(await stored(path)).toHaveLength(1);
  const { html } = await enter(couple, { name: "Հակոբ" });
  const stranger = (await wedding()).couple;
  await post("/replies", undoIn(html), stranger);
  expect(await stored(path)).toHaveLength(2);
  expect((await post("/replies", { ...fields, revision: "x" }, couple)).status).toBe(400);
});

test("a changed note can be undone, and the household's link and visits stay", async () => {
  const { first, read: readPage, send, stored: households } = await weddingWithGuests([aram]);
  const [before] = await households();
  const form = fieldsIn(await readPage(first));
  const response = await send(`${first}?lng=en`, { ...form, note: "Ուրիշ", intent: "save" });
  const saved = await response.text();
  expect(textsOf(saved, ".guest-undo p")).toEqual(["Saved."]);
  expect(valueOf(saved, "note")).toBe("Ուրիշ");
  const undone = await send(first, undoIn(saved));
  expect(undone.headers.get("Location")).toBe(`${first}?done=undone`);
  const [after] = await households();
  expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
  expect(textsOf(await readPage(`${first}?done=undone&lng=en`), "p.note")).toEqual([
    "It’s as it was before.",
  ]);
});

test("a change is not undone over another one, nor by a form that was not given", async () => {
  const { first, read: readPage, send, stored: households } = await weddingWithGuests([aram, aram]);
  const form = fieldsIn(await readPage(first));
  const saved = await (await send(first, { ...form, note: "Մեկ", intent: "save" })).text();
  const next = fieldsIn(saved);
  await send(first, { ...next, note: "Երկու", intent: "save" });
  const refused = await send(first, undoIn(saved));
  expect(refused.headers.get("Location")).toBe(`${first}?done=not-undone`);
  expect((await households())[0]?.note).toBe("Երկու");
  const [, other] = await households();
  const forms: Record<string, string>[] = [
    { ...undoIn(saved), version: String((await households())[0]?.updatedAt), signature: "x" },
    { intent: "undo", version: "1" },
  ];
  for (const fields of forms) {
    const answer = await send(first, fields);
    expect(answer.headers.get("Location")).toBe(`${first}?done=not-undone`);
  }
  // A form of one household does not change another.
  await send(`${list}/${other?.id}`, { ...undoIn(saved), version: String(other?.updatedAt) });
  expect((await households())[1]).toEqual(other);
});

test("an answer takes the place of the one that its household gave before, and back", async () => {
  const { path, couple, stored: households } = await weddingWithGuests([aram]);
  const [household] = await households();
  const own = household?.id ?? "";
  await reply(path, { key: own, household: own, name: "Արամ", guestsNumber: 2 });
  await reply(path, { name: "Արամ և Նարե", guestsNumber: 1, message: "Սեր" }, Date.UTC(2027, 1, 1));
  const id = await env.DB.prepare(
    "SELECT id FROM replies WHERE invitation = ?1 AND household IS NULL",
  )
    .bind(path)
    .first<string>("id");
  const address = `/replies/answers/${id}?lng=en`;
  const page = await read(address, couple);
  const choices = Array.from(parse(page).querySelectorAll(".decisions select"), (select) =>
    Array.from(select.querySelectorAll("option"), (option) => option.getAttribute("value")),
  );
  // It has answered, so the answer cannot just be added to it.
  expect(choices).toEqual([["", own]]);
  const before = await stored(path);
  const form = { review: "replace", id: id ?? "", household: own };
  const done = await (await post("/replies?lng=en", form, couple)).text();
  expect(textsOf(done, ".undo p")).toEqual([
    "Արամ և Նարե – now the household’s reply; the earlier one is in its history.",
  ]);
  expect((await stored(path))[0]).toMatchObject({ revision: 2, name: "Արամ և Նարե", heads: 1 });
  expect(textsOf(done, ".entries bdi")).toContain("Արամ և Նարե");
  expect(textsOf(done, ".entries .yes")).toHaveLength(1);

  const back = await (await post("/replies?lng=en", undoIn(done), couple)).text();
  expect(textsOf(back, ".undo p")).toEqual([
    "Արամ և Նարե – separate again; the earlier reply counts.",
  ]);
  expect(await stored(path)).toEqual(before);
  expect(textsOf(back, ".entries .yes")).toHaveLength(2);
});

test("an answer takes the place of none that is not there, and of no other couple's", async () => {
  const { path, couple, stored: households } = await weddingWithGuests([aram]);
  const [household] = await households();
  await reply(path, { name: "Անի" });
  const before = await stored(path);
  const id = await env.DB.prepare("SELECT id FROM replies WHERE invitation = ?1")
    .bind(path)
    .first<string>("id");
  const decide = async (owner: string, review = "replace") => {
    const form = { review, id: id ?? "", household: owner };
    return (await post("/replies?lng=en", form, couple)).text();
  };
  const theirs = await weddingWithGuests([aram]);
  const [other] = await theirs.stored();
  for (const owner of [household?.id ?? "", other?.id ?? "", "none"])
    expect(textsOf(await decide(owner), ".undo p")[0]).toContain("can’t be done anymore");
  expect(await stored(path)).toEqual(before);
});

test("an answer of more people than seats is to be checked, until a host finds it right", async () => {
  const { path, couple } = await wedding();
  await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, 1);
  const household = await env.DB.prepare("SELECT id FROM households WHERE invitation = ?1")
    .bind(path)
    .first<string>("id");
  // From the general link, and assigned by a host: the household has two seats.
  await reply(path, { name: "Արամ Սարգսյան", guestsNumber: 3 });
  const first = await read("/replies?lng=en", couple);
  expect(textsOf(first, ".todo .why")).toEqual(["This name isn’t on your guest list."]);
  const id = parse(first).querySelector(".todo input[name=id]")?.getAttribute("value") ?? "";
  const decide = async (review: string) =>
    (await post("/replies?lng=en", { review, id, household: household ?? "" }, couple)).text();
  const assigned = await decide("assign");
  expect(textsOf(assigned, ".todo .why")).toEqual(["More people than the seats you gave."]);
  expect(textsOf(await decide("accept"), ".todo .why")).toEqual([]);
  expect(textsOf(await decide("unaccept"), ".todo .why")).toEqual([
    "More people than the seats you gave.",
  ]);
});
