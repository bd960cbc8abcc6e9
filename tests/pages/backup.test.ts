import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import {
  backupAt,
  listBackups,
  readManifest,
  type Manifest,
} from "#app/studio/backup/schema.server.ts";
import { restoreBackup } from "#app/studio/backup/restore.server.ts";
import { forgottenAt, listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { beginBackup, continueBackup } from "#app/studio/backup/write.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables/all.ts";
import { exportOf } from "#app/studio/rights/export.server.ts";
import { findGuests } from "#app/studio/rights/search.server.ts";
import { forget } from "#app/studio/rights/forget.server.ts";
import { dataOfGuest, dataOfInvitation } from "#app/studio/rights/view.server.ts";
import { reply } from "../support/dashboard.ts";
import {
  entriesWith,
  filledInvitation,
  newMark,
  placesWith,
  realStores,
} from "../support/personal-data.ts";
import { noon } from "../support/publishing.ts";
import { open } from "../support/site.ts";

let moment = noon;
/** A minute later at each call. */
const now = () => (moment += 60_001);

/** Backups of earlier tests would hold their rows too. */
beforeEach(async () => {
  const { objects } = await env.MEDIA.list({ prefix: "backups/" });
  await env.MEDIA.delete(objects.map(({ key }) => key));
});

/** A whole backup. */
async function backedUp(): Promise<Manifest> {
  await beginBackup(realStores, now);
  const begunAt = await continueBackup(realStores, now);
  if (begunAt === null) throw new Error("no backup was finished");
  return readManifest(env.MEDIA, begunAt);
}

/** Restores a backup, as the staff command does. */
async function restored(manifest: Manifest, how: { overwrite?: boolean; dryRun?: boolean } = {}) {
  const forgotten = forgottenAt(await listTombstones(env.MEDIA), manifest.begunAt);
  const { overwrite = false, dryRun = false } = how;
  return restoreBackup(realStores, manifest, { forgotten, overwrite, dryRun });
}

/** Without messages, which a restore gives up, and without the files, which a backup only lists. */
async function entriesOf(mark: string) {
  const isCompared = ({ place }: { place: string }) =>
    place !== "outbox" && !place.startsWith("R2 ");
  return (await entriesWith(mark)).filter(isCompared);
}

const backedUpTables = tableNames.filter((name) => tables[name].isBackedUp);

test("the drill: everything of an invitation is lost and comes back as it was", async () => {
  const mark = newMark();
  const { path } = await filledInvitation(mark);
  await filledInvitation(newMark());
  const manifest = await backedUp();
  const before = await entriesOf(mark);
  // Lost in all tables, by a mistake and not by a request.
  await env.DB.batch(backedUpTables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  const { keys } = await env.CONTENT.list();
  await Promise.all(keys.map(({ name }) => env.CONTENT.delete(name)));

  const compared = await restored(manifest, { dryRun: true });
  expect(compared.get("replies")).toEqual({ missing: 4, differs: 0, same: 0, leftOut: 0 });
  expect(await entriesOf(mark)).not.toEqual(before);
  await restored(manifest);
  const unsaved = tableNames.filter((name) => !tables[name].isBackedUp);
  expect(await entriesOf(mark)).toEqual(
    before
      .filter(({ place }) => !unsaved.some((name) => name === place))
      .concat(
        // These were not lost.
        before.filter(({ place }) => unsaved.some((name) => name === place)),
      )
      .toSorted((one, other) => (one.text < other.text ? -1 : 1)),
  );
  expect((await open(`/${path}`)).status).toBe(200);
  const again = await restored(manifest, { dryRun: true });
  expect([...again.values()].map(({ missing }) => missing)).toEqual(
    [...again.values()].map(() => 0),
  );
});

test("a message that waited in the backup comes back as given up, and a sent one as sent", async () => {
  const mark = newMark();
  const { path } = await filledInvitation(mark);
  const states = async () =>
    (
      await env.DB.prepare(
        "SELECT state, count(*) AS n FROM outbox WHERE invitation = ? GROUP BY 1",
      )
        .bind(path)
        .all<{ state: string; n: number }>()
    ).results;
  await env.DB.prepare(
    "UPDATE outbox SET state = 'sent', sent_at = 1 WHERE id = (SELECT min(id) FROM outbox WHERE invitation = ?)",
  )
    .bind(path)
    .run();
  const [waiting] = await states();
  expect(waiting?.state).toBe("pending");
  const manifest = await backedUp();
  await env.DB.prepare("DELETE FROM outbox WHERE invitation = ?").bind(path).run();
  await restored(manifest);
  expect(await states()).toEqual([
    { state: "dead", n: waiting?.n },
    { state: "sent", n: 1 },
  ]);
});

test("a newer reply stays unless overwriting is asked for", async () => {
  const mark = newMark();
  const { path } = await filledInvitation(mark);
  const key = await reply(path, { name: "Karen", message: "first" }, noon);
  const manifest = await backedUp();
  await reply(path, { name: "Karen", message: "second", key }, noon + 1);
  const stored = async () =>
    env.DB.prepare("SELECT message FROM replies WHERE key = ?").bind(key).first<string>("message");
  const compared = await restored(manifest);
  expect(compared.get("replies")).toMatchObject({ differs: 1, missing: 0 });
  expect(await stored()).toBe("second");
  await restored(manifest, { overwrite: true });
  expect(await stored()).toBe("first");
});

test("what was deleted on request does not come back, and what was lost beside it does", async () => {
  const mark = newMark();
  const guest = `Gevorg${newMark()}`;
  const { path, households } = await filledInvitation(mark, { guest });
  const gone = newMark();
  const { path: gonePath } = await filledInvitation(gone);
  const manifest = await backedUp();
  const [found] = (await findGuests(env.DB, path, guest)).matches;
  if (!found) throw new Error("no guest");
  await forget(realStores, await dataOfGuest(realStores, path, found), "Ani", now);
  await forget(realStores, await dataOfInvitation(realStores, gonePath), "Ani", now);
  await env.DB.prepare("DELETE FROM households WHERE invitation = ?").bind(path).run();
  const compared = await restored(manifest);
  expect(compared.get("households")).toMatchObject({ missing: 1, leftOut: 3 });
  expect(await placesWith(gone)).toEqual([]);
  expect(await placesWith(guest)).toEqual([]);
  const { results } = await env.DB.prepare("SELECT id FROM households WHERE invitation = ?")
    .bind(path)
    .all();
  expect(results).toEqual([{ id: households[1] }]);
});

test("an invitation that was taken down since is not published again", async () => {
  const mark = newMark();
  const { path, alias } = await filledInvitation(mark);
  const manifest = await backedUp();
  await env.DB.prepare("UPDATE publications SET hash = NULL, addresses = '[]' WHERE path = ?")
    .bind(path)
    .run();
  for (const address of [path, alias]) await env.CONTENT.delete(`invitation:${address}`);
  await restored(manifest);
  expect(await env.CONTENT.get(`invitation:${path}`)).toBeNull();
});

test("a backup that is interrupted again and again is as whole as one that is not", async () => {
  await filledInvitation(newMark());
  const whole = await backedUp();
  await beginBackup(realStores, now);
  let runs = 0;
  let begunAt: number | null = null;
  while (begunAt === null && runs < 100) {
    runs += 1;
    // A clock that leaves time for one chunk.
    const until = moment + 150_000;
    begunAt = await continueBackup(realStores, now, until);
  }
  expect(runs).toBeGreaterThan(backedUpTables.length);
  const parted = await readManifest(env.MEDIA, begunAt ?? 0);
  const contents = ({ chunks }: Manifest) => chunks.map(({ of, rows }) => [of, rows]);
  expect(contents(parted)).toEqual(contents(whole));
  const backups = await listBackups(env.MEDIA);
  expect(backups.map(({ isFinished }) => isFinished)).toEqual([true, true]);
  expect(backupAt(backups, whole.begunAt)?.begunAt).toBe(whole.begunAt);
  expect(backupAt(backups, whole.begunAt - 1)).toBeNull();
});

const worker = exports.default as typeof exports.default & {
  scheduled: (event: { cron: string }) => Promise<unknown>;
};

test("the night's job deletes what is over and writes a backup; the quarter's job finishes a long one", async () => {
  const { path } = await filledInvitation(newMark());
  const guesses = () =>
    env.DB.prepare("SELECT count(*) AS n FROM gate_guesses WHERE invitation = ?")
      .bind(path)
      .first<number>("n");
  await env.DB.prepare("UPDATE gate_guesses SET since = 1").run();
  await worker.scheduled({ cron: "17 1 * * *" });
  expect(await guesses()).toBe(0);
  const [nightly, ...others] = await listBackups(env.MEDIA);
  expect([nightly?.isFinished, others.length]).toEqual([true, 0]);

  const later = () => Date.now() + 60_000;
  await beginBackup(realStores, later);
  expect(await continueBackup(realStores, later, later() - 1)).toBeNull();
  await worker.scheduled({ cron: "*/15 * * * *" });
  expect((await listBackups(env.MEDIA)).map(({ isFinished }) => isFinished)).toEqual([true, true]);
});

test("a backup has no visitor's names and no wrong passwords, and no address leads to it", async () => {
  await env.VISITS.put("visit", "Shushan");
  await filledInvitation(newMark());
  const { chunks, begunAt } = await backedUp();
  expect(chunks.map(({ of }) => of)).not.toContain("gate_wrong_passwords");
  const keys = (await listBackups(env.MEDIA)).flatMap((backup) => backup.keys);
  expect(keys.length).toBeGreaterThan(chunks.length);
  const [first = ""] = keys;
  expect(first).toContain(new Date(begunAt).toISOString().slice(0, 10));
  const tombstone = "forgotten/00000000000000000000000000000000.json";
  await env.MEDIA.put(tombstone, "{}");
  const manifest = keys.find((key) => key.endsWith("/manifest.json")) ?? "";
  const addresses = [first, manifest, tombstone].flatMap((key) => [
    `/${key}`,
    `/media/../${key}`,
    `/media/${encodeURIComponent(`../${key}`)}`,
    `/og/wedding/x/${encodeURIComponent(`../../../${key}`)}`,
    `/media/${"0".repeat(32)}/${encodeURIComponent(`../../${key}`)}`,
  ]);
  for (const address of addresses) expect((await open(address)).status, address).toBe(404);
  await env.MEDIA.delete(tombstone);
});

test("an export has everything that is kept, with its fields in words", async () => {
  const mark = newMark();
  const { path } = await filledInvitation(mark, { guest: "Gohar" });
  const files = new Map<string, string>();
  for await (const { path: name, content } of exportOf(
    realStores,
    await dataOfInvitation(realStores, path),
  ))
    files.set(name, typeof content === "string" ? content : new TextDecoder().decode(content));
  const names = [...files.keys()];
  expect(names).toEqual(
    expect.arrayContaining(["data.json", "replies.csv", "households-of-the-guest-list.csv"]),
  );
  expect(names.filter((name) => /^files\/media\/.*\.mp3$/.test(name))).toHaveLength(1);
  const data = JSON.parse(files.get("data.json") ?? "");
  expect(data.replies).toContainEqual(
    expect.objectContaining({ name: "Gohar", "number of people": 1, answer: "Yes" }),
  );
  expect(data["versions of replies"]).toHaveLength(4);
  expect(data.pages[`invitation:${path}`].title.en).toBe(mark);
  expect(files.get("replies.csv")).toContain('"number of people"');
  // Every row that the search finds is in the one file.
  const rows = (await entriesWith(path)).filter(({ place }) => place in tables);
  const exported = Object.entries(data).flatMap(([place, list]) =>
    Object.values(tables).some(({ what }) => what === place) && Array.isArray(list) ? list : [],
  );
  expect(exported.length).toBeGreaterThanOrEqual(rows.length);
});
