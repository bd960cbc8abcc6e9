import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { shareLink } from "#app/domain/couple-link/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import routes from "#app/routes.ts?raw";
import { enterDashboard, reply } from "../support/dashboard.ts";
import { aram, olga, weddingWithGuests } from "../support/guest-list.ts";
import { attributesOf, countOf, textsOf } from "../support/html.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";

const hour = 60 * 60 * 1000;
const now = Date.UTC(2027, 2, 1, 9);
const queue = "/replies/reminders?lng=en";

const nare: NewHousehold = {
  ...aram,
  salutation: "Սիրելի՛ Նարե",
  people: [{ name: "Նարե", child: false }],
  side: "bride",
};
const colleague: NewHousehold = {
  ...nare,
  salutation: "Սիրելի՛ Սոնա",
  people: [{ name: "Սոնա", child: false }],
  sender: "Հարսի մայրը",
};

const nextIn = (html: string) => textsOf(html, ".reminder-card h2")[0];
/** The numbers of households that are not sent, sent, opened and answered. */
const statesIn = (html: string) => textsOf(html, ".queue-filters .states b").slice(1).map(Number);
const rowsIn = (html: string) => textsOf(html, ".queue-list .who");

/** A wedding with four households, and a link by which the bride's mother sends. */
async function weddingWithSender(sender = "bride") {
  const wedding = await weddingWithGuests([aram, olga, nare, colleague]);
  const token = crypto.randomUUID();
  const link = { name: "Mother", isReadOnly: true, sender };
  await shareLink(env.DB, wedding.path, link, token, now);
  const mother = await enterDashboard(token);
  const idOf = async (name: string) =>
    (await wedding.stored()).find(({ people }) => people[0]?.name === name)?.id ?? "";
  return { ...wedding, token, mother, idOf };
}

test("an invitation comes before reminders, and each state is a filter", async () => {
  setClock(now);
  const { path, idOf, read, send, stored } = await weddingWithSender();
  const first = await read(queue);
  expect(textsOf(first, ".reminder-card .kind")).toEqual(["Invitation"]);
  expect(statesIn(first)).toEqual([4, 0, 0, 0]);
  const [aramId, nareId] = [await idOf("Արամ Սարգսյան"), await idOf("Նարե")];
  await send(queue, { id: aramId, about: "invitation", mark: "sent" });
  await send(queue, { id: nareId, about: "invitation", mark: "sent" });
  expect(statesIn(await read(queue))).toEqual([2, 2, 0, 0]);

  // A browser opens one, and another answers.
  const code = (await stored()).find(({ id }) => id === nareId)?.code;
  const browser = { "Sec-Fetch-Dest": "document", "User-Agent": "Mozilla/5.0" };
  await open(`/${path}?g=${code}`, browser);
  await expect.poll(async () => statesIn(await read(queue))).toEqual([2, 1, 1, 0]);
  await reply(path, { key: aramId, household: aramId, name: "Արամ" });
  const answered = await read(queue);
  expect(statesIn(answered)).toEqual([2, 0, 1, 1]);
  expect(rowsIn(await read(`${queue}&state=opened`))).toEqual(["Նարե"]);
  expect(rowsIn(await read(`${queue}&state=answered`))).toEqual(["Արամ Սարգսյան"]);

  // Days later the one who only opened is reminded, once the others have their invitations.
  setClock(now + 73 * hour);
  const silent = await read(`${queue}&state=opened`);
  expect([nextIn(silent), textsOf(silent, ".reminder-card .kind")[0]]).toEqual([
    "Նարե",
    "Reminder",
  ]);
  expect(textsOf(await read(queue), ".reminder-card .kind")[0]).toBe("Invitation");
});

test("a mark is taken back from the card too, long after the notice is gone", async () => {
  setClock(now);
  const { idOf, read, send, stored } = await weddingWithSender();
  const id = await idOf("Նարե");
  await send(queue, { id, about: "invitation", mark: "sent" });
  const card = await read(`${queue}&household=${id}`);
  expect(nextIn(card)).toBe("Նարե");
  expect(textsOf(card, '.mark button[value="unsent"]')).toEqual(["It wasn’t sent after all"]);
  await send(queue, { id, about: "invitation", mark: "unsent" });
  expect((await stored()).map(({ sentAt }) => sentAt)).toEqual([null, null, null, null]);
});

test("all invitations that went out on paper are marked at once, and taken back at once", async () => {
  setClock(now);
  const { idOf, read, send, stored } = await weddingWithSender();
  await send(queue, { id: await idOf("Ольга"), about: "invitation", mark: "sent" });
  setClock(now + hour);
  const marked = await (await send(`${queue}&from=bride`, { mark: "all" })).text();
  expect(textsOf(marked, ".undo p")).toEqual(["1 invitation marked as sent."]);
  expect(statesIn(await read(queue))).toEqual([2, 2, 0, 0]);
  const [at = ""] = attributesOf(marked, '.undo input[name="at"]', "value");
  await send(queue, { mark: "none", at });
  // That of before stays.
  expect((await stored()).flatMap(({ sentAt }) => sentAt ?? [])).toEqual([now]);
});

test("the hosts’ own words take the place of the studio’s, in one language, until they are given back", async () => {
  const { first, read, send } = await weddingWithSender();
  const message = async (state: string) =>
    textsOf(await read(`${queue}&state=unsent&from=${state}`), ".reminder-card .message")[0];
  const words = { kind: "invitation", language: "am", was: "x", text: "Սպասում ենք ձեզ Գառնիում։" };
  expect((await send(queue, { ...words, mark: "words" })).status).toBe(303);
  expect(await message("bride")).toMatch(/^Սիրելի՛ Նարե,\s*Սպասում ենք ձեզ Գառնիում։/);
  expect(textsOf(await read(`${first}?lng=en`), ".guest-message")[0]).toContain("Գառնիում");
  expect(textsOf(await read(queue), ".words textarea")).toEqual(["Սպասում ենք ձեզ Գառնիում։"]);
  await send(queue, { ...words, mark: "usual" });
  expect(await message("bride")).not.toContain("Գառնիում");
  // The form as it is shown, sent unchanged, leaves the studio's three forms of address.
  await send(queue, { ...words, was: words.text, mark: "words" });
  expect(await message("bride")).not.toContain("Գառնիում");
  expect((await send(queue, { ...words, text: "ա".repeat(601), mark: "words" })).status).toBe(400);
  expect(await read("/replies/changes?lng=en")).toContain("Words of the messages changed: Հայերեն");
});

test("a sender’s link opens her own households in the queue, and nothing else", async () => {
  const { token, mother, stored, idOf } = await weddingWithSender();
  expect((await open(`/replies/${token}`)).headers.get("Location")).toBe("/replies/reminders");
  const html = await (await open(queue, mother)).text();
  // Sona has a sender of her own.
  expect([nextIn(html), rowsIn(html)]).toEqual(["Նարե", ["Նարե"]]);
  expect(countOf(html, ".dashboard-pages")).toBe(0);
  expect(countOf(html, ".words")).toBe(0);
  expect(textsOf(html, ".shared")).toEqual(["For you, “Mother”, to send invitations."]);

  const paths = [...routes.matchAll(/route\(\s*"(replies[^"]*)"/g)].map(([, path]) => `/${path}`);
  const ids = (await stored()).map(({ id }) => id);
  const addresses = paths
    .flatMap((path) => (/:\w+/.test(path) ? ids.map((id) => path.replace(/:\w+/, id)) : [path]))
    .concat("/replies/reminders?about=change", "/replies/reminders?from=groom");
  const shown: string[] = [];
  for (const address of addresses) {
    const text = await (await open(address, mother)).text();
    if (/Արամ Սարգսյան|Ольга|Սոնա/.test(text)) shown.push(address);
  }
  expect(shown).toEqual([]);
  for (const address of ["/replies", "/replies/guests", "/replies.xlsx", "/replies/settings"])
    expect((await open(address, mother)).headers.get("Location")).toBe("/replies/reminders");
  for (const address of ["/replies/cards", "/replies/changes"])
    expect((await open(address, mother)).status).toBe(403);
  expect((await open("/replies/leave", mother)).status).toBe(200);
  expect(await idOf("Նարե")).not.toBe("");
});

test("a sender marks her own households, and no other’s by its id", async () => {
  setClock(now);
  const { mother, stored, idOf } = await weddingWithSender();
  const mark = async (name: string, fields: Record<string, string>) =>
    (await post(queue, { id: await idOf(name), about: "invitation", ...fields }, mother)).status;
  expect(await mark("Արամ Սարգսյան", { mark: "sent" })).toBe(404);
  expect(await mark("Սոնա", { mark: "sent" })).toBe(404);
  expect(await mark("Նարե", { mark: "sent", about: "change" })).toBe(403);
  expect(await mark("Նարե", { mark: "words", kind: "invitation", language: "am", text: "x" })).toBe(
    403,
  );
  expect(await mark("Նարե", { mark: "mail" })).toBe(403);
  expect((await stored()).every(({ sentAt, notifiedAt }) => (sentAt ?? notifiedAt) === null)).toBe(
    true,
  );
  expect(await mark("Նարե", { mark: "sent" })).toBe(200);
  await post(`${queue}&from=groom`, { mark: "all" }, mother);
  await post(queue, { mark: "all" }, mother);
  const sent = (await stored()).filter(({ sentAt }) => sentAt !== null);
  expect(sent.map(({ people }) => people[0]?.name)).toEqual(["Նարե"]);
  // Marks that somebody else made at that moment stay.
  await env.DB.prepare("UPDATE households SET sent_at = ?1").bind(now).run();
  await post(queue, { mark: "none", at: String(now) }, mother);
  expect((await stored()).filter(({ sentAt }) => sentAt === null)).toHaveLength(1);
});

test("the couple makes a sender’s link in the settings, where the sender is asked for", async () => {
  const { couple, send, read } = await weddingWithSender();
  const form = { intent: "share", key: crypto.randomUUID(), name: "Մամա", access: "send" };
  const refused = await send("/replies/settings?lng=en", form);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Choose whose households these are");
  const made = await send("/replies/settings?lng=en", { ...form, sender: "Հարսի մայրը" });
  const [address = ""] = attributesOf(await made.text(), ".shown-link input", "value");
  expect(textsOf(await read("/replies/settings?lng=en"), "#links .rows li p")[1]).toContain(
    "Send invitations: Հարսի մայրը",
  );
  const hers = await enterDashboard(new URL(address).pathname.replace("/replies/", ""));
  expect(nextIn(await (await open(queue, hers)).text())).toBe("Սոնա");
  expect(couple.Cookie).not.toBe(hers.Cookie);
});

test("a page of the queue weighs the same with fifty and with five hundred households", async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...aram,
      people: [{ name: `Հյուր ${String(index + 1).padStart(3, "0")}`, child: false }],
    }));
  const [few, all] = [await weddingWithGuests(many(50)), await weddingWithGuests(many(500))];
  const [small, large] = [await few.read(queue), await all.read(queue)];
  expect([rowsIn(small).length, rowsIn(large).length]).toEqual([40, 40]);
  expect(textsOf(large, ".queue-list .more")).toEqual(["and 460 more"]);
  expect(Math.abs(large.length - small.length)).toBeLessThan(2_000);
});
