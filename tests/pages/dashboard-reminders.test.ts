import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { markMessaged } from "#app/domain/guests/visit/mutations.server.ts";
import { reply } from "../support/dashboard.ts";
import { aram, olga, weddingWithGuests } from "../support/guest-list.ts";
import { attributesOf, countOf, textsOf } from "../support/html.ts";
import { setClock } from "../support/time.ts";

const hour = 60 * 60 * 1000;
const now = Date.UTC(2027, 2, 1, 9);
const queue = "/replies/reminders?lng=en";

/** The household that is next, and the warning of many messages; undefined where there is none. */
const nextIn = (html: string) => textsOf(html, ".reminder-card h2")[0];
const warningIn = (html: string) => textsOf(html, ".note")[0];

async function weddingOf(count: number) {
  const wedding = await weddingWithGuests(
    Array.from({ length: count }, (_, index) => ({
      ...aram,
      people: [{ name: `Հյուր ${String(index + 1).padStart(2, "0")}`, child: false }],
      phone: null,
    })),
  );
  const ids = (await wedding.stored()).map(({ id }) => id);
  const remind = async (among: readonly string[], at: number) => {
    for (const id of among) await markMessaged(env.DB, wedding.path, id, "reminded", at);
  };
  return { ...wedding, ids, remind };
}

test("a reminder can be sent in four chats, or copied", async () => {
  const { path, read } = await weddingWithGuests([aram, olga]);
  const html = await read(queue);
  const links = attributesOf(html, ".reminder-card :is(.send, .ways) a", "href");
  expect(links.map((link) => link.slice(0, link.indexOf(":")))).toEqual([
    "https",
    "viber",
    "https",
    "sms",
  ]);
  const [whatsapp = "", viber = "", telegram = "", sms = ""] = links;
  expect(new URL(whatsapp).host).toBe("wa.me");
  expect(new URL(telegram).host).toBe("t.me");
  expect(sms).toMatch(/^sms:\+37491234567\?&body=/);
  for (const link of [whatsapp, viber, telegram, sms])
    expect(decodeURIComponent(link)).toContain(`http://localhost/${path}?g=`);
});

test("twenty messages a day bring a warning, which stays when households answer", async () => {
  setClock(now);
  const { path, ids, read, remind } = await weddingOf(25);
  await remind(ids.slice(0, 19), now - hour);
  expect(warningIn(await read(queue))).toBeUndefined();
  await remind(ids.slice(19, 20), now - hour);
  expect(warningIn(await read(queue))).toMatch(/^You’ve sent 20 messages today\./);
  for (const id of ids.slice(0, 5)) await reply(path, { key: id, household: id, name: "Հյուր" });
  const answered = await read(queue);
  expect(warningIn(answered)).toMatch(/^You’ve sent 20 messages today\./);
  expect(textsOf(answered, ".intro")[0]).toContain("20 households haven’t replied");
  setClock(now + 24 * hour);
  expect(warningIn(await read(queue))).toBeUndefined();
});

test("a household that was reminded rests for three days; the longest ago comes first", async () => {
  setClock(now);
  const { path, ids, read, remind } = await weddingOf(2);
  for (const id of ids) await markMessaged(env.DB, path, id, "sent", now - 96 * hour);
  await remind(ids.slice(0, 1), now);
  expect(nextIn(await read(queue))).toBe("Հյուր 02");
  expect(textsOf(await read(queue), ".intro")[0]).toContain("to remind: 1");
  await remind(ids.slice(1), now - 1);
  expect(textsOf(await read(queue), ".empty h2")).toEqual(["Everyone here has been written to"]);
  setClock(now + 72 * hour - 2);
  expect(countOf(await read(queue), ".reminder-card")).toBe(0);
  setClock(now + 72 * hour);
  const rested = await read(queue);
  expect(nextIn(rested)).toBe("Հյուր 02");
  expect(textsOf(rested, ".reminder-card .about")[0]).toContain("last written");
  await remind(ids.slice(1), now + 1);
  expect(nextIn(await read(queue))).toBe("Հյուր 01");
});

test("a household that is left for later comes back when asked for, and is not marked", async () => {
  const { stored, read } = await weddingOf(2);
  const skipIn = (html: string) => attributesOf(html, ".mark a", "href")[0] ?? "";
  const second = await read(`${skipIn(await read(queue))}&lng=en`);
  expect(nextIn(second)).toBe("Հյուր 02");
  const none = await read(`${skipIn(second)}&lng=en`);
  expect(nextIn(none)).toBeUndefined();
  expect(textsOf(none, ".empty a")).toEqual(["Go back to those you left for later"]);
  const [again = ""] = attributesOf(none, ".empty a", "href");
  expect(nextIn(await read(again))).toBe("Հյուր 01");
  expect((await stored()).map(({ remindedAt }) => remindedAt)).toEqual([null, null]);
});

test("a mark is taken back by the button beside it", async () => {
  const { stored, send, ids } = await weddingOf(1);
  const marked = await (
    await send(queue, { id: ids[0] ?? "", mark: "sent", about: "invitation" })
  ).text();
  expect(textsOf(marked, ".undo p")).toEqual(["Հյուր 01 – marked as sent."]);
  expect(attributesOf(marked, ".undo button", "value")).toEqual(["unsent"]);
  await send(queue, { id: ids[0] ?? "", mark: "unsent", about: "invitation" });
  expect((await stored())[0]?.remindedAt).toBeNull();
});
