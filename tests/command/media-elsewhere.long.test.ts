import { cp, glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { machineAt, migrate, ownFolder, photoAt, writeContent } from "./support/media-machine.ts";

const anna = "wedding/anna-arman";
const photo = `media/${anna}/bridge.jpg`;

/** Makes everything in R2 look as if it had been uploaded long ago. */
async function backdate(state: string): Promise<void> {
  for await (const file of glob("v3/r2/**/*.sqlite", { cwd: state })) {
    const database = new DatabaseSync(join(state, file));
    const [table] = database
      .prepare("SELECT name FROM sqlite_master WHERE name = '_mf_objects'")
      .all();
    if (table) database.exec("UPDATE _mf_objects SET uploaded = 1700000000000");
    database.close();
  }
}

test("a colleague without the files publishes the invitation, fetches them, and removes what nothing names", async () => {
  const folder = await ownFolder();
  const state = join(folder, "state");
  await migrate(state);
  const sent = (name: string) => join(folder, "sent", name);
  await photoAt(sent("bridge.jpg"), "#a03030");
  await photoAt(sent("spare.jpg"), "#30a030");
  const ani = await machineAt(await writeContent(join(folder, "ani"), [photo]), state);
  const added = await ani.add([anna, sent("bridge.jpg"), sent("spare.jpg")]);
  expect(added.code, added.complaints).toBe(0);
  const original = await readFile(join(ani.content, photo));

  // Files that git has: the definition and the records.
  const checkout = join(folder, "davit", "content");
  await cp(ani.content, checkout, { recursive: true });
  for await (const file of glob(`media/${anna}/*.jpg`, { cwd: checkout }))
    await rm(join(checkout, file));
  const davit = await machineAt(checkout, state);
  const published = await davit.publish(anna);
  expect(published.error ?? published.complaints).toBe("");
  expect(JSON.parse((await davit.list()).out)).toMatchObject([
    { name: photo, isHere: false, missing: 0, usedBy: [`content/invitations/${anna}.json`] },
    { name: `media/${anna}/spare.jpg`, isHere: false, usedBy: [] },
  ]);
  expect(JSON.parse((await davit.fetch(anna)).out).fetched).toHaveLength(2);
  expect(await readFile(join(checkout, photo))).toEqual(original);

  expect(JSON.parse((await davit.unused()).out)).toMatchObject([
    { name: `media/${anna}/spare.jpg` },
  ]);
  expect((await davit.remove([photo])).error).toContain("remove it there first");
  await davit.remove([`media/${anna}/spare.jpg`], { dryRun: true });
  expect(JSON.parse((await davit.unused()).out)).toHaveLength(1);
  expect((await davit.remove([`media/${anna}/spare.jpg`])).error).toBeNull();

  // An owner without definitions and records, so that R2's objects are named by storage alone: by
  // the version that `rollback` would publish again.
  expect((await davit.unpublish(anna)).error).toBeNull();
  const owner = await machineAt(await writeContent(join(folder, "owner"), []), state);
  // Younger than seven days, so nothing is removed.
  expect(JSON.parse((await owner.orphans({ remove: true })).out).orphans).toEqual([]);
  await backdate(state);
  const { orphans, removed } = JSON.parse((await owner.orphans({ remove: true })).out);
  expect(removed).toBe(true);
  const spare = orphans.map(({ key }: { key: string }) => key.replace(/[0-9a-f]{32}/, "…"));
  expect(spare).toEqual(expect.arrayContaining(["media/…/300.jpg", "originals/….jpg"]));
  expect(JSON.parse((await davit.list()).out)).toMatchObject([{ name: photo, missing: 0 }]);
  await rm(join(checkout, photo));
  expect(JSON.parse((await davit.fetch(anna)).out)).toEqual({ fetched: [photo], missing: [] });
});

test("without the files and without R2 the site starts here, and the missing ones are named", async () => {
  const folder = await ownFolder();
  const state = join(folder, "state");
  await migrate(state);
  const content = await writeContent(folder, [photo]);
  await photoAt(join(folder, "bridge.jpg"), "#a03030");
  const machine = await machineAt(content, join(folder, "elsewhere"));
  await machine.add([anna, join(folder, "bridge.jpg")]);
  await rm(join(content, photo));
  const here = await machineAt(content, state);
  const published = await here.publish(anna);
  expect(published.error).toBeNull();
  // Its forms are in this machine's cache; the original is nowhere.
  expect(published.complaints).toContain(`content/${photo}`);
  expect(published.complaints).toContain(`media fetch ${anna} --remote`);
});
