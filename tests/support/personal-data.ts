import { env } from "cloudflare:workers";
import { createCouplesKey } from "#app/domain/api-key/mutations.server.ts";
import { newKey } from "#app/domain/api-key/token.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { createLink, shareLink } from "#app/domain/couple-link/mutations.server.ts";
import { countGuess, rememberWrongPassword } from "#app/domain/gate/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { findOrder } from "#app/shop/order/data.server.ts";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { deliverableKey } from "#app/shop/order/deliverables/data.server.ts";
import { saveDeliverables } from "#app/shop/order/deliverables/mutations.server.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { addAddress } from "#app/platform/outbox/notification/mutations.server.ts";
import { setWebhook } from "#app/platform/outbox/webhook/mutations.server.ts";
import { beginCall } from "#app/platform/outbox/requested-mail/mutations.server.ts";
import { addTables, seatParties, setGuestsFind } from "#app/domain/seating/mutations.server.ts";
import { createTelegramCode } from "#app/domain/telegram/mutations.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import { firstReplyAt, reply } from "./dashboard.ts";
import { aram } from "./guest-list.ts";
import { dayFromNow, weddingOf } from "./invitations.ts";
import { atNoon, publishAs } from "./publishing.ts";

/** The real stores, as the staff command has them. */
export const realStores = { db: env.DB, content: env.CONTENT, media: env.MEDIA };

/** A word that is in nothing else: small letters, so that an address may hold it. */
export function newMark(): string {
  const letters = crypto.randomUUID().replaceAll(/[^a-f]/g, "");
  return `zaven${letters}${crypto.randomUUID().slice(0, 8)}`.replaceAll(/\d/g, "q");
}

/** The hash of a photo or a song in R2. */
export function newHash(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

function withoutVersion({ version: _, hash: __, ...draft }: PublishedInvitation) {
  return draft;
}

const staffAt = (now: number) => ({ person: "Ani", now });

type Filled = { path: string; alias: string; households: string[] };

/**
 * A published invitation with rows in each table, keys in KV and files in R2, all of which carry the
 * mark in their texts or in their address. One household is of the guest `guest`, the other of
 * `other`.
 * @param song hash of its music, which two invitations may share.
 */
export async function filledInvitation(
  mark: string,
  { song = newHash(), guest = `Guest${mark}`, other = `Other${mark}` } = {},
): Promise<Filled> {
  const { DB: db, MEDIA: media } = env;
  const path = `wedding/${mark}`;
  const alias = `wedding/${mark}-am`;
  const draft = withoutVersion(
    weddingOf({
      slug: mark,
      path,
      aliases: [{ path: alias, language: "am" }],
      music: { src: `media/${song}/whole.mp3`, title: mark },
    }),
  );
  await atNoon();
  await publishAs("Ani", draft);
  await publishAs("Ani", { ...draft, title: { am: mark, en: mark, ru: mark } });
  await savePreview(db, draft, null, firstReplyAt);
  await media.put(`media/${song}/whole.mp3`, `a song of ${mark}`);
  const picture = { language: "am", kind: "4x5", extension: "png", bytes: 1, version: 1 } as const;
  const file = { ...picture, hash: newHash(), drawn: mark };
  await saveDeliverables(db, path, [file], { order: null, isNews: false }, staffAt(firstReplyAt));
  await media.put(deliverableKey(file), `a card of ${mark}`);
  for (const name of ["am.png", "am.greeting"])
    await media.put(`og/${path}/${newHash()}/${name}`, mark);

  const people = (name: string) => ({
    ...aram,
    salutation: `Սիրելի ${name}`,
    people: [{ name, child: false }],
    note: `${name} ${mark}`,
  });
  await saveHouseholds(db, path, { added: [guest, other].map(people), changed: [] }, firstReplyAt);
  const households = (await listHouseholds(db, path)).map(({ id }) => id);
  for (const [index, household] of households.entries()) {
    const name = index === 0 ? guest : other;
    const own = { key: household, household, name, recipients: [`host-${mark}@example.com`] };
    await reply(path, { ...own, message: `${name} ${mark}` });
    await reply(path, { ...own, guestsNumber: 1 }, firstReplyAt + 1000);
  }
  await db.batch(
    [
      `INSERT INTO guest_addresses (reply_id, invitation, address, language, created_at)
       SELECT id, invitation, name || '@example.com', 'am', ?2 FROM replies WHERE invitation = ?1`,
      `INSERT INTO guest_chats (reply_id, invitation, chat_id, language, bound_at)
       SELECT id, invitation, '10' || name, 'am', ?2 FROM replies WHERE invitation = ?1`,
      `INSERT INTO message_words (invitation, kind, language, text, updated_at)
       VALUES (?1, 'invitation', 'am', ?1, ?2)`,
      `INSERT INTO menus (invitation, language, text, updated_at) VALUES (?1, 'am', ?1, ?2)`,
      `INSERT INTO wishes (reply_id, invitation, text, language, created_at, updated_at)
       SELECT id, invitation, name, 'am', ?2, ?2 FROM replies WHERE invitation = ?1`,
    ].map((statement) => db.prepare(statement).bind(path, firstReplyAt)),
  );
  const table = crypto.randomUUID();
  await addTables(db, path, [{ id: table, name: mark, seats: 8 }]);
  await seatParties(db, path, households, table);
  await setGuestsFind(db, path, true);
  const author = { invitation: path, person: mark, now: firstReplyAt };
  await createLink(
    db,
    path,
    firstReplyAt,
    [guest, other].map((name, index) =>
      recordChange(db, author, "household-changed", { name }, [households[index] ?? ""]),
    ),
  );
  await shareLink(db, path, { name: mark, isReadOnly: true }, newToken(), firstReplyAt);
  const url = `https://hooks.am/${mark}`;
  await setWebhook(db, { id: crypto.randomUUID(), invitation: path, url }, firstReplyAt, []);
  await createCouplesKey(db, path, { name: mark, expiresAt: 1 }, newKey(), firstReplyAt);
  await addAddress(
    db,
    { invitation: path, address: `news-${mark}@example.com`, language: "am" },
    firstReplyAt,
  );
  await createTelegramCode(db, path, firstReplyAt);
  const limit = { free: 5, window: 1000, longestWait: 1000 };
  await countGuess(db, { invitation: path, visitor: mark }, limit, firstReplyAt);
  await rememberWrongPassword(db, path, mark, firstReplyAt);
  await db.batch([
    db
      .prepare(
        "INSERT INTO notification_settings (invitation, mode, since) VALUES (?1, 'digest', ?2)",
      )
      .bind(path, firstReplyAt),
    db
      .prepare("INSERT INTO telegram_chats (invitation, chat_id, bound_at) VALUES (?1, ?2, ?3)")
      .bind(path, `10${mark}`, firstReplyAt),
    // As the bot answers a chat that is not bound yet.
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at)
         VALUES (?1, 'telegram', 'bot', ?1, ?2, ?3, ?3)`,
      )
      .bind(crypto.randomUUID(), `10${mark}`, firstReplyAt),
  ]);
  return { path, alias, households };
}

/** An order of a customer whose every field carries the mark, with mails to them. */
export async function markedOrder(mark: string) {
  const email = `${mark}@example.com`;
  const { number } = await saveOrder(
    env.DB,
    {
      given: {
        key: crypto.randomUUID(),
        names: mark,
        email,
        phone: "+37491234567",
        occasionType: "wd",
        occasionDate: dayFromNow(100),
        languages: ["am"],
        rsvp: "yes",
        details: `${mark}, 13:30`,
      },
      language: "am",
      suspect: false,
      studioEmail: "hello@hraver.example",
    },
    firstReplyAt,
  );
  const call = { reference: crypto.randomUUID(), recipient: email, content: "x" };
  await beginCall(env.DB, call, firstReplyAt);
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("an order that was not stored");
  return order;
}

/** An entry of a store as one text. */
type Entry = { place: string; text: string };

/** Every row of D1, every key of KV and of R2 in which a text occurs, in any case of its letters. */
export async function entriesWith(text: string): Promise<Entry[]> {
  const all = [...(await rowsOfAll()), ...(await keysOfAll()), ...(await objectsOfAll())];
  const wanted = text.toLowerCase();
  return all
    .filter((entry) => entry.text.toLowerCase().includes(wanted))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1));
}

/** The places with an entry in which a text occurs. */
export async function placesWith(text: string): Promise<string[]> {
  return [...new Set((await entriesWith(text)).map(({ place }) => place))].toSorted();
}

async function rowsOfAll(): Promise<Entry[]> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>();
  const results = await env.DB.batch(
    tables.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`)),
  );
  return results.flatMap(({ results: rows }, index) =>
    rows.map((row) => ({ place: tables[index]?.name ?? "", text: JSON.stringify(row) })),
  );
}

async function keysOfAll(): Promise<Entry[]> {
  const stores = [
    { name: "KV CONTENT", kv: env.CONTENT },
    { name: "KV VISITS", kv: env.VISITS },
  ];
  const found = await Promise.all(
    stores.map(async ({ name, kv }) => {
      const { keys } = await kv.list();
      return Promise.all(
        keys.map(async (key) => ({
          place: name,
          text: `${key.name} ${JSON.stringify(key.metadata)} ${await kv.get(key.name)}`,
        })),
      );
    }),
  );
  return found.flat();
}

async function objectsOfAll(): Promise<Entry[]> {
  const { objects } = await env.MEDIA.list();
  return Promise.all(
    objects.map(async ({ key }) => ({
      place: `R2 ${key.split("/")[0]}/`,
      text: `${key} ${await (await env.MEDIA.get(key))?.text()}`,
    })),
  );
}

/**
 * The real stores, which fail at write number `last` of them all, before it is done.
 */
export function stoppingAt(last: number): typeof realStores {
  let writes = 0;
  const guarded = <Of extends object>(store: Of, names: readonly string[]): Of =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (names.includes(String(name))) writes += 1;
          if (names.includes(String(name)) && writes === last)
            return Promise.reject(new Error("stopped"));
          return value.apply(target, given);
        };
      },
    });
  return {
    db: guarded(env.DB, ["batch"]),
    content: guarded(env.CONTENT, ["put", "delete"]),
    media: guarded(env.MEDIA, ["put", "delete"]),
  };
}
