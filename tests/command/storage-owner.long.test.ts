import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterEach, expect, test } from "vitest";
import { doorWorker, leave, newSecret } from "../../cli/storage/local.ts";
import { ownerOf, takeStorage, type Door } from "../../cli/storage/ownership.ts";
import { readWranglerConfig } from "../../cli/storage/wrangler-config.ts";
import { stateDir, withStore } from "../../cli/store.ts";
import { ownStorage } from "../../scripts/storage-owner.ts";
import { read } from "../../scripts/processes.ts";

/** The owner of this machine's storage: a site, a command, or one that was killed. */

const ends: (() => Promise<void> | void)[] = [];
async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end();
}
afterEach(endAll);

/** Takes the storage as a site does that begins on STATE_DIR. @returns how commands reach it. */
async function startSite(): Promise<Door> {
  const ownership = takeStorage(stateDir, "site");
  if (!ownership) throw new Error("the storage is taken");
  const secret = newSecret();
  const site = new Miniflare({
    ...doorWorker(await readWranglerConfig(), secret),
    defaultPersistRoot: join(stateDir, "v3"),
    cf: false,
  });
  const door = { address: (await site.unsafeGetDirectURL()).href, secret };
  ownership.open(door);
  ends.push(
    ownership.end,
    () => site.dispose(),
    () => leave(door, ownership),
  );
  return door;
}

const clear = () => read("cli/index.js", ["translations", "--clear", "--json"]);
const cleared = { code: 0, complaints: "", out: '{\n  "cleared": 0\n}\n' };

async function createTable(): Promise<void> {
  await withStore(false, async ({ db }) => {
    await db.exec("CREATE TABLE IF NOT EXISTS missing_translations (key TEXT)");
  });
}

test("while another process starts on the storage, a command waits, and prints its answer alone", async () => {
  await createTable();
  const held = takeStorage(stateDir, "command");
  expect(held).not.toBeNull();
  const waiting = clear();
  setTimeout(() => held?.end(), 2_000);
  expect(await waiting).toEqual(cleared);
});

test("while a site has the storage, a command asks it, and the site sees what it wrote", async () => {
  await startSite();
  await createTable();
  expect(await clear()).toEqual(cleared);
  await withStore(false, async ({ content }) => content.put("asked", "yes"));
  // The storage is the site's all the while, and so is the file that says so.
  expect(ownerOf(stateDir)).toMatchObject({ pid: process.pid });
  expect(statSync(join(stateDir, "storage.json")).mode & 0o777).toBe(0o600);
  await endAll();
  expect(existsSync(join(stateDir, "storage.json"))).toBe(false);
  expect(await withStore(false, ({ content }) => content.get("asked"))).toBe("yes");
});

test("what a command writes while the owner of the storage ends is written once", async () => {
  await startSite();
  await withStore(false, async ({ db }) => {
    await db.exec("CREATE TABLE written (number INTEGER)");
    let ended = Promise.resolve();
    for (let number = 0; number < 100; number += 1) {
      // In the midst of the statement that follows.
      if (number === 40) ended = endAll();
      await db.prepare("INSERT INTO written VALUES (?1)").bind(number).run();
    }
    await ended;
    const { results } = await db.prepare("SELECT number FROM written ORDER BY number").all();
    expect(results.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => at));
  });
});

test("a command goes on with the storage when the site, or the command, that had it ends", async () => {
  await startSite();
  await createTable();
  await withStore(false, async ({ content, db }) => {
    await content.put("before", "1");
    await endAll();
    // Each of these finds the door shut, and one of them opens the storage.
    await Promise.all([content.put("after", "2"), db.prepare("SELECT 1").all()]);
    expect(await clear()).toEqual(cleared);
    const both = [await content.get("before"), await content.get("after")];
    expect(both).toEqual(["1", "2"]);
    expect(ownerOf(stateDir)).toMatchObject({ what: "command", pid: process.pid });
  });
  expect(ownerOf(stateDir)).toBeNull();
});

test("a site that begins on another's storage says whose it is, and leaves it alone", async () => {
  const door = await startSite();
  await expect(ownStorage()).rejects.toThrow(`another site that runs (process ${process.pid})`);
  expect(ownerOf(stateDir)?.door).toEqual(door);
});

test("what a killed site leaves behind stops no command", async () => {
  await createTable();
  const site = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { takeStorage } from "./cli/storage/ownership.ts";
       takeStorage(process.env.STATE_DIR, "site").open({ address: "http://127.0.0.1:1/", secret: "s" });
       console.log("open");
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(site.stdout, "data");
  expect(ownerOf(stateDir)).toMatchObject({ pid: site.pid });
  site.kill("SIGKILL");
  await once(site, "exit");
  expect(existsSync(join(stateDir, "storage.json"))).toBe(true);
  expect(await clear()).toEqual(cleared);
});

test("the workerd of a killed site, which lives on with the files open, is asked", async () => {
  await startSite();
  const left = readFileSync(join(stateDir, "storage.json"), "utf8");
  const [freeLock] = ends.splice(0, 1);
  await freeLock?.();
  writeFileSync(join(stateDir, "storage.json"), left);
  await withStore(false, async ({ content }) => {
    await content.put("orphan", "yes");
    expect(ownerOf(stateDir)).toMatchObject({ what: "site" });
  });
  await endAll();
  expect(await withStore(false, ({ content }) => content.get("orphan"))).toBe("yes");
});

/** A door's answer to a request with these headers. */
async function askedWith(address: string, method: string, headers: Record<string, string>) {
  const asking = request(address, { method, headers }).end();
  const [{ statusCode, headers: answered }] = await once(asking, "response");
  asking.destroy();
  const allowed = Object.keys(answered).filter((name) => name.startsWith("access-control"));
  return { status: statusCode, allowed };
}

test("no page of a browser opens the door: it takes the secret, on this machine's own address", async () => {
  const { address, secret } = await startSite();
  const known = { Authorization: `Bearer ${secret}` };
  const shut = { status: 404, allowed: [] };
  expect(await askedWith(address, "GET", known)).toEqual({ status: 204, allowed: [] });
  expect(await askedWith(address, "GET", {})).toEqual(shut);
  expect(await askedWith(address, "GET", { Authorization: "Bearer undefined" })).toEqual(shut);
  // As a name that leads here by DNS, from a page that has learned the secret.
  expect(await askedWith(address, "GET", { ...known, Host: "evil.example" })).toEqual(shut);
  const page = { ...known, Origin: "http://localhost:5173" };
  expect(await askedWith(address, "GET", page)).toEqual(shut);
  const preflight = {
    Origin: "http://localhost:5173",
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization",
  };
  expect(await askedWith(address, "OPTIONS", preflight)).toEqual(shut);
  expect(new URL(address).hostname).toBe("127.0.0.1");
});
