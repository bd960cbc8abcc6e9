import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { recordVisit } from "#app/domain/guests/visit/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { enterDashboard, programOf, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, textOf, textsOf } from "../support/html.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

const aram: NewHousehold = {
  salutation: "Սիրելի՛ Արամ",
  addressForm: "one",
  people: [{ name: "Արամ Սարգսյան", child: false }],
  adults: 2,
  children: 0,
  language: null,
  side: null,
  tags: [],
  phone: "+37491234567",
  note: null,
};
const olga: NewHousehold = {
  ...aram,
  salutation: "Дорогая Ольга",
  people: [{ name: "Ольга", child: false }],
  language: "ru",
  phone: null,
};

async function weddingWithGuests() {
  const wedding = await weddingWithDashboard();
  const { path } = wedding.invitation;
  await saveHouseholds(env.DB, path, { added: [aram, olga], changed: [] }, 1);
  const [first, second] = await listHouseholds(env.DB, path);
  if (!first || !second) throw new Error("no households");
  return { ...wedding, path, first, second };
}

const read = async (cookie: { Cookie: string }) => (await open("/replies?lng=en", cookie)).text();

const silentNames = (html: string) => textsOf(html, ".entries li:has(.silent) bdi");

test("the list has who is silent, and a queue reminds one after the other", async () => {
  const { path, token, first, second } = await weddingWithGuests();
  const couple = await enterDashboard(token);
  const html = await read(couple);
  expect(silentNames(html)).toEqual(["Արամ Սարգսյան", "Ольга"]);
  expect(textsOf(html, ".missing a")).toContain("2 households haven’t replied");

  // Their invitations went out long ago.
  await env.DB.prepare("UPDATE households SET sent_at = 1 WHERE invitation = ?1").bind(path).run();
  const queue = async () => (await open("/replies/reminders?lng=en", couple)).text();
  const linkIn = (page: string) => new URL(attributesOf(page, ".send a", "href")[0] ?? "");
  const his = linkIn(await queue());
  expect(his.pathname).toBe("/37491234567");
  const toAram = his.searchParams.get("text");
  expect(toAram).toMatch(/^Սիրելի՛ Արամ,\n/);
  expect(toAram).toContain(`http://localhost/${path}?g=${first.code}`);

  const marked = await post(
    "/replies/reminders?lng=en",
    { id: first.id, mark: "sent", about: "invitation" },
    couple,
  );
  const afterMark = await marked.text();
  expect(textsOf(afterMark, ".undo p")).toEqual(["Արամ Սարգսյան – marked as sent."]);
  const hers = linkIn(afterMark);
  // Without a number WhatsApp asks for the chat.
  expect(hers.pathname).toBe("/");
  expect(hers.searchParams.get("text")).toMatch(/^Дорогая Ольга,\nбудем очень рады тебя/);
  expect(hers.searchParams.get("text")).toContain(`/${path}/ru?g=${second.code}`);

  await post("/replies/reminders", { id: first.id, mark: "unsent", about: "invitation" }, couple);
  expect(linkIn(await queue()).pathname).toBe("/37491234567");
  await post(`/${path}?g=${first.code}`, posted({ name: "Արամ", response: "No" }));
  expect(silentNames(await read(couple))).toEqual(["Ольга"]);
  expect(linkIn(await queue()).pathname).toBe("/");
});

test("a household whose only answer was hidden is silent again", async () => {
  const { path, token, first, second } = await weddingWithGuests();
  const couple = await enterDashboard(token);
  await reply(path, { key: first.id, household: first.id, name: "Արամ", guestsNumber: 2 });
  await reply(path, { key: second.id, household: second.id, name: "Ольга", guestsNumber: 1 });
  const textsAt = async (page: string, selector: string) =>
    textsOf(await (await open(`/replies/${page}?lng=en`, couple)).text(), selector);
  const queue = () => textsAt("reminders", ".reminder-card h2");
  const replied = () => textsAt("guests", ".households li:has(.state.replied) .who");
  expect(silentNames(await read(couple))).toEqual([]);
  expect(await queue()).toEqual([]);
  expect(await replied()).toEqual(["Արամ Սարգսյան", "Ольга"]);

  const { results } = await env.DB.prepare("SELECT id FROM replies WHERE household = ?1")
    .bind(first.id)
    .all<{ id: string }>();
  const decide = (review: string) =>
    post("/replies?lng=en", { id: results[0]?.id ?? "", review, household: "" }, couple);
  const hidden = await (await decide("hide")).text();
  expect(silentNames(hidden)).toEqual(["Արամ Սարգսյան"]);
  expect(textsOf(hidden, ".missing a")).toContain("1 household hasn’t replied");
  expect(await queue()).toEqual(["Արամ Սարգսյան"]);
  expect(await replied()).toEqual(["Ольга"]);
  // It is still the household's one answer, so no other is offered to be added to it.
  await reply(path, { name: "Արամ Սարգսյան" });
  expect(textsOf(await read(couple), ".suggestion bdi")).toEqual([]);

  await decide("show");
  expect(silentNames(await read(couple))).toEqual([]);
  expect(await queue()).toEqual([]);
});

test("a withdrawn link is not sent", async () => {
  const { path, token, first } = await weddingWithGuests();
  await revokeCode(env.DB, path, first.id);
  const couple = await enterDashboard(token);
  expect(textOf(await read(couple))).toContain("link withdrawn");
  const queue = await (await open("/replies/reminders?lng=en", couple)).text();
  expect(textsOf(queue, ".reminder-card h2")).toEqual(["Ольга"]);
});

test("a couple sees no other couple's guests", async () => {
  await weddingWithGuests();
  const { token } = await weddingWithDashboard();
  const html = await read(await enterDashboard(token));
  expect(html).not.toContain("Ольга");
  expect(silentNames(html)).toEqual([]);
});

test("a couple's program reads the households with the first page of replies", async () => {
  const { path, first } = await weddingWithGuests();
  const program = await programOf(path);
  await post(`/${path}?g=${first.code}`, posted({ name: "Արամ" }));
  await post(`/${path}`, posted({ name: "Անի" }));
  const ask = async (query: string) =>
    (await open(`/api/replies?limit=1${query}`, program)).json<{
      next: string | null;
      households?: object[];
    }>();
  const page = await ask("");
  expect(page.households).toMatchObject([
    { salutation: "Սիրելի՛ Արամ", hasReplied: true, people: [{ name: "Արամ Սարգսյան" }] },
    { salutation: "Дорогая Ольга", hasReplied: false, openedAt: null },
  ]);
  expect(await ask(`&after=${page.next}`)).not.toHaveProperty("households");
});

test("a couple's program joins replies to households, and knows their visits", async () => {
  const { path, first } = await weddingWithGuests();
  const [may, june] = [Date.UTC(2027, 4, 12, 8), Date.UTC(2027, 5, 14, 8)];
  await recordVisit(env.DB, { id: first.id, by: "robot" }, may - 60_000);
  await recordVisit(env.DB, { id: first.id, by: "person" }, may);
  await recordVisit(env.DB, { id: first.id, by: "person" }, june);
  await post(`/${path}?g=${first.code}`, posted({ name: "Արամ" }));
  await post(`/${path}`, posted({ name: "Անի" }));
  const response = await open("/api/replies", await programOf(path));
  const { replies, households } = await response.json<{
    replies: { name: string; household: string | null }[];
    households: object[];
  }>();
  const householdOf = new Map(replies.map(({ name, household }) => [name, household]));
  expect(householdOf.get("Արամ")).toBe(first.id);
  expect(householdOf.get("Անի")).toBeNull();
  expect(households[0]).toMatchObject({
    id: first.id,
    addressForm: "one",
    openedAt: "2027-05-12T08:00:00.000Z",
    lastOpenedAt: "2027-06-14T08:00:00.000Z",
    deliveredAt: "2027-05-12T07:59:00.000Z",
  });
  expect(households[1]).toMatchObject({ addressForm: "one", lastOpenedAt: null });
  // A key reads answers: what answers for a household, calls it or was noted of it stays with hosts.
  for (const household of households)
    for (const field of ["code", "phone", "note"]) expect(household).not.toHaveProperty(field);
});
