import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { expiredBackups, folderOf } from "#app/studio/backup/schema.server.ts";
import { countGuess, rememberWrongPassword } from "#app/domain/gate/mutations.server.ts";
import { keyOf } from "#app/domain/invitation/entry/metadata.ts";
import { endsAt } from "#app/domain/invitation/lifecycle.ts";
import { monthsAfter } from "#app/domain/invitation/months-after.ts";
import { keysOf, originalKeyOf } from "#app/platform/media/library.ts";
import { ogImageFolder } from "#app/guest/chat-pictures/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { addAddress } from "#app/platform/outbox/notification/mutations.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables/all.ts";
import { columnsOf } from "#app/studio/rights/columns.ts";
import { edgeCaches, kvPrefixes, r2Prefixes } from "#app/platform/privacy/prefixes.ts";
import {
  browserEntries,
  browserEntryNames,
  dayInMilliseconds,
  stores,
  storeNames,
  timeTravelDays,
} from "#app/platform/privacy/stores.ts";
import { retentionEnd } from "#app/domain/reply/retention.server.ts";
import { deleteExpired } from "#app/studio/rights/retention.server.ts";
import { weddingOf } from "../support/invitations.ts";
import { newRow } from "../support/outbox.ts";
import { open } from "../support/site.ts";

/** Tables of D1 itself and of its migrations. */
const platforms = /^(_cf_|sqlite_|d1_)/;

test("each table, each of its columns and its key are on the list of places", async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !platforms.test(name));
  expect([...tableNames].toSorted()).toEqual(names.toSorted());
  for (const name of tableNames) {
    const { results: columns } = await env.DB.prepare(`PRAGMA table_info(${name})`).all<{
      name: string;
      pk: number;
    }>();
    expect([...new Set(columnsOf(name))].toSorted(), name).toEqual(
      columns.map((column) => column.name).toSorted(),
    );
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
    expect(tables[name].key, name).toEqual(key.map((column) => column.name));
  }
});

test("the keys that the code makes in KV and R2 begin as the list of places says", () => {
  const starts = (prefixes: object, key: string) =>
    Object.keys(prefixes).filter((prefix) => key.startsWith(prefix));
  const hash = "0".repeat(32);
  const [song = ""] = keysOf({ kind: "sound", hash, extension: "mp3" });
  expect(starts(kvPrefixes, keyOf("wedding/x"))).toEqual(["invitation:"]);
  expect(starts(r2Prefixes, ogImageFolder("wedding/x"))).toEqual(["og/"]);
  expect(starts(r2Prefixes, song)).toEqual(["media/"]);
  expect(starts(r2Prefixes, originalKeyOf("media/wedding/x/song.mp3", { hash }))).toEqual([
    "originals/",
  ]);
  expect(starts(r2Prefixes, folderOf(0))).toEqual(["backups/"]);
});

test("each place that holds a person's data has its row on the privacy page, and each row a place", () => {
  const places = [tables, kvPrefixes, r2Prefixes, edgeCaches].flatMap((list) =>
    Object.values(list),
  );
  for (const { what, whose, store } of places)
    expect(store === null, what).toBe(whose.every((person: string) => person === "staff"));
  const rows = new Set(places.flatMap(({ store }) => store ?? []));
  // Logs are at Cloudflare alone.
  expect([...rows, "logs"].toSorted()).toEqual([...storeNames].toSorted());
});

test.for(["am", "en"])(
  "the page in %s says each term and each name from the list",
  async (language) => {
    const html = await (await open(`/privacy-policy?lng=${language}`)).text();
    const terms = [...Object.values(stores), ...Object.values(browserEntries)].map(
      ({ days }) => days,
    );
    const days = [...terms, stores.news.unconfirmedDays, timeTravelDays.paid];
    for (const term of new Set(days.filter((count) => count !== null)))
      expect(html).toMatch(new RegExp(`\\b${term} (օր|days)`));
    expect(html).toMatch(new RegExp(`\\b${monthsAfter} (ամիս|months)`));
    expect(html).not.toContain("{{");
    for (const row of browserEntryNames)
      expect(html).toContain(`>${browserEntries[row].name}</code>`);
  },
);

const begun = Date.UTC(2027, 0, 15, 12);

/** Rows of which the nightly deletion knows the age, each with the term that the page promises. */
const aged: [table: string, days: number, write: (path: string) => Promise<unknown>][] = [
  [
    "gate_guesses",
    stores.guesses.days,
    (invitation) =>
      countGuess(
        env.DB,
        { invitation, visitor: "x" },
        { free: 5, window: 1000, longestWait: 1000 },
        begun,
      ),
  ],
  [
    "gate_wrong_passwords",
    stores.guesses.days,
    (invitation) => rememberWrongPassword(env.DB, invitation, "x", begun),
  ],
  [
    "outbox",
    stores.messages.days,
    async (invitation) => {
      const { id } = await newRow({ invitation });
      const sent = env.DB.prepare("UPDATE outbox SET state = 'sent', sent_at = ?2 WHERE id = ?1");
      await sent.bind(id, begun).run();
    },
  ],
  [
    "previews",
    stores.invitation.days,
    (path) => {
      const { version: _, hash: __, ...draft } = weddingOf({ path });
      return savePreview(env.DB, draft, null, begun);
    },
  ],
  [
    "notification_addresses",
    stores.news.unconfirmedDays,
    async (invitation) => {
      const asked = { invitation, address: `${crypto.randomUUID()}@example.com` };
      await addAddress(env.DB, { ...asked, language: "am" }, begun);
      // Its mail, which is a message.
      await env.DB.prepare("DELETE FROM outbox WHERE invitation = ?").bind(invitation).run();
    },
  ],
];

test.each(aged)("%s: deleted after %i days, and not before", async (table, days, write) => {
  const path = `wedding/${crypto.randomUUID()}`;
  await write(path);
  const rows = () =>
    env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE invitation = ?`)
      .bind(path)
      .first<number>("n");
  const nightAt = (moment: number) =>
    deleteExpired({ db: env.DB, content: env.CONTENT }, () => moment);
  const term = begun + days * dayInMilliseconds;
  await nightAt(term);
  expect(await rows()).toBe(1);
  await nightAt(term + 1);
  expect(await rows()).toBe(0);
});

test("replies, news and chats have one term, counted from the page's end", () => {
  const invitation = weddingOf({ event: { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan" } });
  expect(new Date(endsAt(invitation)).toISOString()).toBe("2027-12-12T11:00:00.000Z");
  for (const store of [stores.reply, stores.news, stores.telegram])
    expect(retentionEnd(invitation)).toBe(endsAt(invitation) + store.days * dayInMilliseconds);
});

test("backups end when the page says", () => {
  const now = Date.UTC(2028, 5, 15, 2);
  const nights = Array.from({ length: 100 }, (_, index) => now - (index + 1) * dayInMilliseconds);
  const all = nights.map((begunAt) => ({ begunAt, isFinished: true, bytes: 1, keys: [] }));
  const expired = new Set(expiredBackups(all, now));
  const kept = all.filter((backup) => !expired.has(backup));
  expect(kept).toEqual(all.slice(0, stores.backups.days - 1));
  const unfinished = [1, 3].map((days) => ({
    begunAt: now - days * dayInMilliseconds,
    isFinished: false,
    bytes: 1,
    keys: [],
  }));
  expect(expiredBackups(unfinished, now)).toEqual([unfinished[1]]);
});
