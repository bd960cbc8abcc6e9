import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { countReplies } from "#app/domain/reply/data.server.ts";
import {
  enterDashboard,
  firstReplyAt,
  manyReplies,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { attributesOf, textOf, textsOf, valueOf } from "../support/html.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

const hakob: NewHousehold = {
  salutation: "Սիրելի՛ Հակոբ",
  addressForm: "one",
  people: [{ name: "Հակոբ Պետրոսյան", child: false }],
  adults: 2,
  children: 0,
  language: null,
  side: null,
  tags: [],
  phone: null,
  note: null,
};

async function wedding() {
  const { invitation, token } = await weddingWithDashboard();
  return { path: invitation.path, couple: await enterDashboard(token), token };
}

async function withHousehold(path: string, changes: Partial<NewHousehold> = {}): Promise<string> {
  await saveHouseholds(env.DB, path, { added: [{ ...hakob, ...changes }], changed: [] }, 1);
  return (await listHouseholds(env.DB, path)).at(-1)?.id ?? "";
}

type Couple = { Cookie: string };
const read = async (couple: Couple, query = "?lng=en") =>
  (await open(`/replies${query}`, couple)).text();
const names = (html: string) => textsOf(html, ".entries bdi");
const review = async (couple: Couple, fields: Record<string, string>) =>
  (await post("/replies?lng=en", { household: "", ...fields }, couple)).text();
const todoNames = (html: string) => textsOf(html, ".todo bdi");

test("a name is found in whatever script it is typed", async () => {
  const { path, couple } = await wedding();
  await reply(path, { name: "Անի Սարգսյան" });
  await reply(path, { name: "Ани Петросян" });
  await reply(path, { name: "Karen" });
  for (const typed of ["ani", "Ани", "Անի"])
    expect(names(await read(couple, `?q=${encodeURIComponent(typed)}`)).toSorted()).toEqual([
      "Ани Петросян",
      "Անի Սարգսյան",
    ]);
  expect(names(await read(couple, "?q=sargsian"))).toEqual(["Անի Սարգսյան"]);
});

test("filters of the address narrow the list, and a value of no filter is refused", async () => {
  const { path, couple } = await wedding();
  await withHousehold(path, { tags: ["church"], side: "bride" });
  await reply(path, { name: "Vegetarian", diet: "vegetarian", attending: ["church"] });
  await reply(path, { name: "Absent", response: "No", guestsNumber: null });
  expect(names(await read(couple, "?answer=silent"))).toEqual(["Հակոբ Պետրոսյան"]);
  expect(names(await read(couple, "?tag=church&side=bride"))).toEqual(["Հակոբ Պետրոսյան"]);
  expect(names(await read(couple, "?diet=1&place=church"))).toEqual(["Vegetarian"]);
  expect(names(await read(couple, "?answer=no&order=name"))).toEqual(["Absent"]);
  expect(names(await read(couple, "?changed=1"))).toEqual([]);
  for (const wrong of ["?answer=perhaps", "?page=0", "?page=x"])
    expect((await open(`/replies${wrong}`, couple)).status).toBe(404);
});

test("sides and tags are in the reader's words, in the list and its filters", async () => {
  const { path, couple } = await wedding();
  const hers = await withHousehold(path, { tags: ["church", "Գյումրի"], side: "bride" });
  await reply(path, { name: "Karen", side: "groom" });
  const html = await read(couple);
  expect(textsOf(html, ".entries .details")).toEqual([
    "Groom’s",
    "Bride’s · Church · Գյումրի · link not opened yet",
  ]);
  expect(textsOf(html, '.answer-filters [name="side"] option')).toEqual([
    "Side",
    "Groom’s",
    "Bride’s",
  ]);
  expect(textsOf(html, '.answer-filters [name="tag"] option')).toEqual([
    "Tag",
    "Church",
    "Գյումրի",
  ]);
  await reply(path, { key: hers, household: hers, name: "Հակոբ Պետրոսյան" });
  const [id = ""] = await idsOf(couple, "?q=Հակոբ");
  const page = await (await open(`/replies/answers/${id}?lng=ru`, couple)).text();
  expect(textOf(page)).toContain("Հակոբ Պետրոսյան · Церковь, Գյումրի");
});

test("silent households of one name are told apart, and so are those to choose from", async () => {
  const { path, couple } = await wedding();
  await withHousehold(path, { phone: "+37491234567" });
  await withHousehold(path, { phone: "+37499765432" });
  await reply(path, { name: "Somebody" });
  const html = await read(couple);
  expect(textsOf(html, ".entries .household").toSorted()).toEqual(["+37491234567", "+37499765432"]);
  const [id = ""] = await idsOf(couple, "?q=Somebody");
  const page = await (await open(`/replies/answers/${id}?lng=en`, couple)).text();
  expect(textsOf(page, 'select[name="household"] option')).toEqual(
    expect.arrayContaining(["Հակոբ Պետրոսյան · +37491234567", "Հակոբ Պետրոսյան · +37499765432"]),
  );
});

test("names are in the order of the Armenian alphabet", async () => {
  const { path, couple } = await wedding();
  for (const name of ["Ֆլորա", "Աննա", "Երանուհի", "Բաբկեն"]) await reply(path, { name });
  expect(names(await read(couple, "?order=name"))).toEqual(["Աննա", "Բաբկեն", "Երանուհի", "Ֆլորա"]);
});

test("a doubtful answer is accepted, and doubted again by an undo", async () => {
  const { path, couple } = await wedding();
  await reply(path, { name: "Robot", suspect: true });
  const first = await read(couple);
  expect(todoNames(first)).toEqual(["Robot"]);
  const [id = ""] = attributesOf(first, '.todo [name="id"]', "value");
  const accepted = await review(couple, { id, review: "accept" });
  expect(todoNames(accepted)).toEqual([]);
  expect(textsOf(accepted, ".undo p")).toEqual(["Robot – marked as right."]);
  expect(attributesOf(accepted, ".undo button", "value")).toEqual(["unaccept"]);
  expect(todoNames(await review(couple, { id, review: "unaccept" }))).toEqual(["Robot"]);
});

test("a hidden answer counts nowhere until it is shown again or the guest changes it", async () => {
  const { path, couple } = await wedding();
  const key = await reply(path, { name: "Twice", guestsNumber: 3 });
  const [id = ""] = await idsOf(couple);
  await review(couple, { id, review: "hide" });
  expect(names(await read(couple))).toEqual([]);
  expect(names(await read(couple, "?answer=hidden"))).toEqual(["Twice"]);
  expect(await countReplies(env.DB, path)).toMatchObject({ answers: 0, guests: 0 });
  expect(await (await open("/replies.csv", couple)).text()).not.toContain("Twice");
  await review(couple, { id, review: "show" });
  expect(await countReplies(env.DB, path)).toMatchObject({ answers: 1, guests: 3 });
  await review(couple, { id, review: "hide" });
  await reply(path, { key, name: "Twice", guestsNumber: 2 }, firstReplyAt + 1);
  expect(names(await read(couple))).toEqual(["Twice"]);
});

const idsOf = async (couple: Couple, query?: string) =>
  attributesOf(await read(couple, query), ".entries a", "href").map(
    (href) => href.split("/").at(-1) ?? "",
  );

test("an answer through the general link is added to the household that it is likely from", async () => {
  const { path, couple } = await wedding();
  const hers = await withHousehold(path);
  await reply(path, { name: "Hakob Petrosyan" });
  const page = await read(couple);
  expect(textsOf(page, ".why")).toEqual(["This name isn’t on your guest list."]);
  expect(textsOf(page, ".suggestion bdi")).toEqual(["Հակոբ Պետրոսյան"]);
  expect(attributesOf(page, '.todo [name="household"]', "value")).toEqual([hers]);
  const [id = ""] = attributesOf(page, '.todo [name="id"]', "value");
  const assigned = await review(couple, { id, review: "assign", household: hers });
  expect(todoNames(assigned)).toEqual([]);
  expect(textsOf(assigned, ".missing")).toEqual([]);

  // The household has an answer now, so another one is not added.
  await reply(path, { name: "Somebody" });
  const [other = ""] = attributesOf(await read(couple), '.todo [name="id"]', "value");
  const refused = await review(couple, { id: other, review: "assign", household: hers });
  expect(textsOf(refused, ".undo p")[0]).toContain("can’t be done anymore");

  const undone = await review(couple, { id, review: "unassign" });
  expect(todoNames(undone)).toContain("Hakob Petrosyan");
});

test("an answer given by phone is the household's, marked, and above its seats if hosts say so", async () => {
  const { path, couple } = await wedding();
  const id = await withHousehold(path);
  const form = await (await open(`/replies/answers/new?for=${id}&lng=en`, couple)).text();
  expect(textsOf(form, ".guest bdi")).toEqual(["Հակոբ Պետրոսյան"]);
  const key = valueOf(form, "key");
  expect(key).toMatch(/^[\da-f-]{36}$/);
  const entered = { key, for: id, response: "Yes", guestsNumber: "4" };
  expect((await post("/replies/answers/new", entered, couple)).status).toBe(303);
  const page = await read(couple);
  expect(textsOf(page, ".entries .state")).toEqual(["4 guests"]);
  expect(textsOf(page, ".entered")).toEqual(["entered by you"]);
  expect(todoNames(page)).toEqual([]);
  const [row] = (
    await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE invitation = ?1")
      .bind(path)
      .all<{ n: number }>()
  ).results;
  expect(row?.n).toBe(0);

  // The same household's own link shows and changes it.
  const [stored] = await listHouseholds(env.DB, path);
  await post(`/${path}?g=${stored?.code}`, posted({ name: "Հակոբ", response: "No" }));
  const changed = await read(couple);
  expect(textsOf(changed, ".entries .state")).toEqual(["Not coming"]);
  expect(textsOf(changed, ".entered")).toEqual([]);
});

test("an answer by phone of somebody who is in no list needs a name and a number", async () => {
  const { couple } = await wedding();
  const key = crypto.randomUUID();
  const send = async (fields: Record<string, string>) =>
    post("/replies/answers/new?lng=en", { key, for: "", guestsNumber: "", ...fields }, couple);
  const missing = await send({ name: "", response: "Yes" });
  expect(missing.status).toBe(400);
  expect(textsOf(await missing.text(), ".error").filter(Boolean)).toEqual([
    "Please choose a household or enter a name.",
  ]);
  expect((await send({ name: "Սոնա", response: "Yes", guestsNumber: "0" })).status).toBe(400);
  for (let time = 0; time < 2; time += 1)
    expect((await send({ name: "Սոնա", response: "Yes", guestsNumber: "2" })).status).toBe(303);
  expect(names(await read(couple))).toEqual(["Սոնա"]);
});

test("hosts correct an answer, and what they did not ask stays as the guest wrote it", async () => {
  const { path, couple } = await wedding();
  await reply(path, { name: "Մարիամ", diet: "fish", message: "Շնորհավոր!" });
  const [id = ""] = await idsOf(couple);
  const key = crypto.randomUUID();
  await post("/replies/answers/new", { key, for: id, response: "Yes", guestsNumber: "5" }, couple);
  const page = await (await open(`/replies/answers/${id}?lng=en`, couple)).text();
  expect(textsOf(page, ".said-fields dd")).toEqual(["Yes", "5", "fish", "Շնորհավոր!", "Հայերեն"]);
  expect(textsOf(page, ".history .when")[0]).toContain("entered by you");
  expect(textsOf(page, ".history ul li")).toEqual(["Guests – 2 5"]);
});

test("a link that may only read decides nothing, and another couple's knows no id", async () => {
  const { path, couple, token } = await wedding();
  const household = await withHousehold(path);
  await reply(path, { name: "Robot", suspect: true });
  const id = (await idsOf(couple)).find((one) => one !== household) ?? "";
  const stranger = (await wedding()).couple;
  const forms: [string, Record<string, string>][] = [
    ["/replies", { id, review: "hide", household: "" }],
    [`/replies/answers/${id}`, { id, review: "assign", household }],
    ["/replies/answers/new", { key: crypto.randomUUID(), for: id, response: "No" }],
    ["/replies/answers/new", { key: crypto.randomUUID(), for: household, response: "No" }],
    ["/replies/reminders", { id: household, mark: "sent", about: "reminder" }],
  ];
  const before = await read(couple);
  for (const [address, fields] of forms) {
    const answer = await post(address, fields, stranger);
    expect([200, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain("Robot");
  }
  for (const address of [`/replies/answers/${id}`, `/replies/answers/new?for=${household}`])
    expect((await open(address, stranger)).status).toBe(404);
  await env.DB.prepare("UPDATE couple_links SET read_only = 1 WHERE invitation = ?1")
    .bind(path)
    .run();
  for (const [address, fields] of forms)
    expect((await post(address, fields, couple)).status).toBe(403);
  await env.DB.prepare("UPDATE couple_links SET read_only = 0 WHERE invitation = ?1")
    .bind(path)
    .run();
  expect(names(await read(await enterDashboard(token)))).toEqual(names(before));
});

test("an open dashboard notices an answer by its entity tag, and none without one", async () => {
  const { path, couple } = await wedding();
  const version = (tag = "") => open("/replies/version", { ...couple, "If-None-Match": tag });
  const first = (await version()).headers.get("ETag") ?? "";
  expect((await version(first)).status).toBe(304);
  await reply(path);
  const second = await version(first);
  expect(second.status).toBe(204);
  expect(second.headers.get("ETag")).not.toBe(first);
  expect((await open("/replies/version")).status).toBe(404);
});

test("with 1,000 answers and 500 households the first page is under 60 KB compressed", async () => {
  const { path, couple } = await wedding();
  await manyReplies(path, 1_000);
  const added = Array.from({ length: 500 }, (_, index) => ({
    ...hakob,
    people: [{ name: `Հյուր Ընտանիք ${index + 1}`, child: false }],
  }));
  await saveHouseholds(env.DB, path, { added, changed: [] }, 1);
  const response = await open("/replies", couple);
  const body = await new Response(
    (response.body ?? new Blob().stream()).pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  expect(body.byteLength).toBeLessThan(60_000);
  const all = await (await open("/replies/entries", couple)).json<unknown[]>();
  expect(all).toHaveLength(1_500);
});
