import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { deleteForgotten } from "#app/studio/backup/again.server.ts";
import { listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { findOrder } from "#app/shop/order/data.server.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { sendRow } from "#app/platform/outbox/send.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables/all.ts";
import { findGuests } from "#app/studio/rights/search.server.ts";
import { forget } from "#app/studio/rights/forget.server.ts";
import {
  countsOf,
  dataOfGuest,
  dataOfInvitation,
  dataOfOrder,
} from "#app/studio/rights/view.server.ts";
import { firstReplyAt, reply } from "../support/dashboard.ts";
import { weddingOf } from "../support/invitations.ts";
import { always, newSender } from "../support/outbox.ts";
import {
  entriesWith,
  filledInvitation,
  markedOrder,
  newHash,
  newMark,
  placesWith,
  realStores,
  stoppingAt,
} from "../support/personal-data.ts";
import { noon } from "../support/publishing.ts";
import { open } from "../support/site.ts";

/** After everything that the tests write. */
const now = () => noon + 60_000;

/** The one guest whom a name means. */
async function guestOf(path: string, name: string) {
  const { matches } = await findGuests(env.DB, path, name);
  const [guest, ...others] = matches;
  if (!guest || others.length > 0) throw new Error(`${matches.length} guests of ${name}`);
  return guest;
}

test("nothing of a forgotten invitation is left in any store, and another one stays as it was", async () => {
  const [mark, other] = [newMark(), newMark()];
  const shared = newHash();
  const { path, alias } = await filledInvitation(mark);
  const sharing = newMark();
  await filledInvitation(other, { song: shared });
  await filledInvitation(sharing, { song: shared });
  const ofInvitations = tableNames.filter((name) => tables[name].of === "invitation");
  expect(await placesWith(mark)).toEqual(
    expect.arrayContaining([...ofInvitations, "KV CONTENT", "R2 media/", "R2 og/"]),
  );
  const before = await entriesWith(other);

  const data = await dataOfInvitation(realStores, path);
  const receipt = await forget(realStores, data, "Ani", now);
  expect(await placesWith(mark)).toEqual([]);
  expect(await entriesWith(other)).toEqual(before);
  for (const address of [path, alias]) expect((await open(`/${address}`)).status).toBe(404);
  expect(receipt).toMatchObject({
    of: "invitation",
    deletedBy: "Ani",
    deletedAt: new Date(now()).toISOString(),
    // The address, its alias and two versions.
    deleted: { replies: 2, "pages and their versions": 4, "pictures of links": 2 },
  });
  expect(JSON.stringify(receipt)).not.toContain(mark);

  // Two use the song: it stays until the second one goes.
  const song = `media/${shared}/whole.mp3`;
  const rest = [other, sharing].map((one) => `wedding/${one}`);
  await forget(realStores, await dataOfInvitation(realStores, rest[0] ?? ""), "Ani", now);
  expect(await env.MEDIA.head(song)).not.toBeNull();
  await forget(realStores, await dataOfInvitation(realStores, rest[1] ?? ""), "Ani", now);
  expect(await env.MEDIA.head(song)).toBeNull();
});

test("a deletion that is interrupted at any step serves nothing beyond it, and a second run finishes it", async () => {
  let stopped = 0;
  for (let step = 1; ; step += 1) {
    const mark = newMark();
    const { path } = await filledInvitation(mark);
    const data = await dataOfInvitation(realStores, path);
    const first = forget(stoppingAt(step), data, "Ani", now);
    const isWhole = await first.then(
      () => true,
      () => false,
    );
    if (isWhole) break;
    stopped += 1;
    const left = await placesWith(mark);
    // Files go after the addresses that show them, rows last: they find the rest.
    const isServed = (await env.CONTENT.get(`invitation:${path}`)) !== null;
    const lacks = (...places: string[]) => places.some((place) => !left.includes(place));
    expect(isServed && lacks("R2 media/", "R2 og/")).toBe(false);
    expect(!lacks("KV CONTENT") && lacks("replies")).toBe(false);
    const again = await dataOfInvitation(realStores, path);
    const receipt = await forget(realStores, again, "Ani", now);
    expect(await placesWith(mark)).toEqual([]);
    expect(receipt.deleted).toEqual(countsOf(data));
  }
  // The mark, two addresses, two kinds of files, two versions, the rows, the mark's end.
  expect(stopped).toBe(9);
});

test("a forgotten guest is in no row any more, and the others of the same invitation stay as they were", async () => {
  const mark = newMark();
  const guest = `Gevorg${newMark()}`;
  const { path } = await filledInvitation(mark, { guest });
  // A reply through the general link, of the same person.
  await reply(path, { name: `${guest} Petrosyan`, recipients: ["host@example.com"] });
  const others = await entriesWith(`Other${mark}`);
  const { matches } = await findGuests(env.DB, path, guest);
  expect(matches).toHaveLength(2);
  for (const one of matches)
    await forget(realStores, await dataOfGuest(realStores, path, one), "Ani", now);
  expect(await placesWith(guest)).toEqual([]);
  for (const { id, replies } of matches)
    for (const known of [id, ...replies])
      expect(await placesWith(known)).toEqual(["R2 forgotten/"]);
  expect(await entriesWith(`Other${mark}`)).toEqual(others);
});

test("guests are found in any script and order of their names, and by an id", async () => {
  const mark = newMark();
  const { path, households } = await filledInvitation(mark, {
    guest: "Արամ Սարգսյան",
    other: "Անի Սարգսյան",
  });
  await reply(path, { name: "Karen", message: "with Aram Sargsyan" });
  const found = await findGuests(env.DB, path, "Sargsyan Aram");
  expect(found.matches.map(({ id }) => id)).toEqual([households[0]]);
  expect(found.mentions.map(({ name }) => name)).toEqual(["Karen"]);
  expect((await findGuests(env.DB, path, "Саргсян")).matches).toHaveLength(2);
  expect((await guestOf(path, households[1] ?? "")).id).toBe(households[1]);
  expect((await findGuests(env.DB, path, "Sarg")).matches).toEqual([]);
});

test("a forgotten order takes its mails and its unpublished preview along", async () => {
  const [mark, other] = [newMark(), newMark()];
  const [order, kept] = [await markedOrder(mark), await markedOrder(other)];
  const hash = newHash();
  await env.MEDIA.put(`media/${hash}/whole.mp3`, mark);
  await env.MEDIA.put(`originals/${hash}.mp3`, mark);
  const {
    version: _,
    hash: __,
    ...draft
  } = weddingOf({
    slug: mark,
    path: `wedding/${mark}`,
    music: { src: `media/${hash}/whole.mp3` },
  });
  await savePreview(env.DB, draft, order.id, firstReplyAt);
  await markOrder(env.DB, order.number, { state: "ready", invitation: draft.path }, firstReplyAt);
  const before = await entriesWith(other);
  const named = await findOrder(env.DB, order.number);
  if (!named) throw new Error("no order");
  expect(await placesWith(mark)).toEqual([
    "R2 media/",
    "R2 originals/",
    "orders",
    "outbox",
    "previews",
  ]);
  const receipt = await forget(realStores, await dataOfOrder(realStores, named), "Ani", now);
  expect(await placesWith(mark)).toEqual([]);
  expect(await placesWith(order.id)).toEqual(["R2 forgotten/"]);
  expect(await entriesWith(other)).toEqual(before);
  expect(receipt.deleted).toMatchObject({ orders: 1, previews: 1 });
  expect(kept.id).not.toBe(order.id);
});

test("the published invitation of a forgotten order stays", async () => {
  const mark = newMark();
  const { path } = await filledInvitation(mark);
  const order = await markedOrder(newMark());
  await markOrder(env.DB, order.number, { state: "published", invitation: path }, firstReplyAt);
  const before = (await entriesWith(mark)).filter(({ place }) => place !== "orders");
  const named = await findOrder(env.DB, order.number);
  if (!named) throw new Error("no order");
  await forget(realStores, await dataOfOrder(realStores, named), "Ani", now);
  expect(await entriesWith(mark)).toEqual(before);
});

test("a message that the queue still names is not sent once its person is forgotten", async () => {
  const mark = newMark();
  const { path } = await filledInvitation(mark);
  const { results } = await env.DB.prepare(
    "SELECT id FROM outbox WHERE invitation = ? AND state = 'pending'",
  )
    .bind(path)
    .all<{ id: string }>();
  expect(results.length).toBeGreaterThan(0);
  await forget(realStores, await dataOfInvitation(realStores, path), "Ani", now);
  const sent: string[] = [];
  const { sender } = newSender(async (mail) => {
    sent.push(mail.to);
    return always({ state: "sent" })(mail);
  });
  for (const { id } of results) await sendRow(sender, id);
  expect(sent).toEqual([]);
});

test("what comes back with the database's own history is deleted again, and a new invitation at the address stays", async () => {
  const mark = newMark();
  const { path } = await filledInvitation(mark);
  const lost = ["replies", "reply_revisions", "households", "publications"];
  const rows = await Promise.all(
    lost.map(async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results),
  );
  await forget(realStores, await dataOfInvitation(realStores, path), "Ani", now);
  for (const [index, table] of lost.entries())
    for (const row of rows[index] ?? []) {
      const columns = Object.keys(row);
      const places = columns.map((_, place) => `?${place + 1}`);
      await env.DB.prepare(
        `INSERT OR IGNORE INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})`,
      )
        .bind(...Object.values(row))
        .run();
    }
  expect(await placesWith(mark)).toEqual(lost.toSorted());
  const deleted = await deleteForgotten(env.DB, await listTombstones(env.MEDIA));
  expect(deleted).toMatchObject({ replies: 2, households: 2 });
  expect(await placesWith(mark)).toEqual([]);

  const nextDay = noon + 24 * 60 * 60 * 1000;
  const { version: _, hash: __, ...draft } = weddingOf({ slug: mark, path });
  await savePreview(env.DB, draft, null, nextDay);
  await reply(path, { name: "Karen" }, nextDay);
  const before = await entriesWith(mark);
  await deleteForgotten(env.DB, await listTombstones(env.MEDIA));
  expect(await entriesWith(mark)).toEqual(before);
});
