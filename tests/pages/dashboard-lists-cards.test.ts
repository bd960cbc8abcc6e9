import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { drawQr } from "#app/domain/guests/link/qr.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { attributesOf, countOf, parse, rawKeysIn, textsOf } from "../support/html.ts";
import { open } from "../support/site.ts";

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
};

async function weddingWithGuests(added: NewHousehold[] = [aram, olga]) {
  const wedding = await weddingWithDashboard();
  const { path } = wedding.invitation;
  await saveHouseholds(env.DB, path, { added, changed: [] }, 1);
  return { ...wedding, path, households: await listHouseholds(env.DB, path) };
}

async function read(token: string, query = ""): Promise<string> {
  const response = await open(`/replies/cards?lng=en${query}`, await enterDashboard(token));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(rawKeysIn(html)).toEqual([]);
  return html;
}

test("each household has a card with its personal link, in its own language", async () => {
  const { path, token, households } = await weddingWithGuests();
  const html = await read(token);
  expect(textsOf(html, ".guest-card .salutation")).toEqual(["Սիրելի՛ Արամ", "Дорогая Ольга"]);
  expect(attributesOf(html, ".guest-card", "lang")).toEqual(["hy", "ru"]);
  expect(textsOf(html, ".guest-card .hosts")).toEqual(["Արման և Աննա", "Арман и Анна"]);
  const [first, second] = households;
  const links = [
    `http://localhost/${path}?g=${first?.code}`,
    `http://localhost/${path}/ru?g=${second?.code}`,
  ];
  expect(textsOf(html, ".guest-card .address")).toEqual(
    links.map((link) => link.replace("http://", "")),
  );
  expect(attributesOf(html, ".guest-card .qr path:last-child", "d")).toEqual(
    links.map((link) => drawQr(link).path),
  );
});

test("cards of one salutation name their people, and no phone number", async () => {
  const namesake = { ...aram, people: [{ name: "Արամ Պետրոսյան", child: false }] };
  const { token } = await weddingWithGuests([aram, namesake, olga]);
  const html = await read(token);
  expect(textsOf(html, ".guest-card .people")).toEqual(["Արամ Սարգսյան", "Արամ Պետրոսյան"]);
  expect(textsOf(html, ".guest-card").join()).not.toContain("+374");
});

test("ten cards are a sheet", async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({
    ...aram,
    people: [{ name: `Հյուր ${at}`, child: false }],
  }));
  const { token } = await weddingWithGuests(many);
  const html = await read(token);
  const sheets = Array.from(parse(html).querySelectorAll(".card-sheet"));
  expect(sheets.map((sheet) => sheet.querySelectorAll(".guest-card").length)).toEqual([10, 10, 1]);
});

test("cards can be of those alone who have not replied", async () => {
  const { path, token, households } = await weddingWithGuests();
  const [first] = households;
  await reply(path, { name: "Արամ", household: first?.id, key: first?.id });
  const html = await read(token, "&silent=1");
  expect(textsOf(html, ".guest-card .salutation")).toEqual(["Дорогая Ольга"]);
  expect(textsOf(html, ".cards-which a span")).toEqual(["2", "1"]);
  expect(textsOf(html, '.cards-which [aria-current="page"]')).toEqual([
    "Those who haven’t replied 1",
  ]);
});

test("a household whose link was withdrawn has no card, and the page says so", async () => {
  const { path, token, households } = await weddingWithGuests();
  await revokeCode(env.DB, path, households[0]?.id ?? "");
  const html = await read(token);
  expect(countOf(html, ".guest-card")).toBe(1);
  expect(textsOf(html, ".note")).toEqual([
    "1 family has no card, because its link was withdrawn: Արամ Սարգսյան",
  ]);
});

test("the longest salutation is set in letters small enough for its card", async () => {
  const longest = "Մեծարգո՛ Շուշանիկ և Հովհաննես Տեր-Մինասյաններ ".repeat(4).slice(0, 150);
  const { token } = await weddingWithGuests([aram, { ...olga, salutation: longest }]);
  const sizes = attributesOf(await read(token), ".guest-card .salutation", "style").map((style) =>
    Number(/--size:\s*([\d.]+)/.exec(style)?.[1]),
  );
  // In millimetres: about 150 letters of two thirds of their height on 45 by 19 millimetres.
  expect(sizes[0]).toBeGreaterThan(4.5);
  expect(sizes[1]).toBeGreaterThan(1.8);
  expect(sizes[1]).toBeLessThan(2.8);
});

test("without households or a published invitation there are no cards", async () => {
  const empty = await weddingWithDashboard();
  expect(textsOf(await read(empty.token), ".note")[0]).toMatch(/^There are no families yet/);
  const { path, token } = await weddingWithGuests();
  await env.CONTENT.delete(`invitation:${path}`);
  const html = await read(token);
  expect(countOf(html, ".guest-card")).toBe(0);
  expect(textsOf(html, ".note")[0]).toMatch(/^The invitation isn’t published/);
});

test("another couple's link shows no card of these guests", async () => {
  await weddingWithGuests();
  const { token } = await weddingWithDashboard();
  expect(countOf(await read(token), ".guest-card")).toBe(0);
  expect((await open("/replies/cards")).status).toBe(404);
});
