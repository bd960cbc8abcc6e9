import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Guarantee } from "../../../cli/command.ts";
import { exitCodes } from "../../../cli/exit-codes.ts";
import { loadCommand } from "../../../cli/load-command.ts";
import { startCloudflare, type CloudflareDouble } from "../../support/cloudflare/server.ts";
import { guarantees, leaves } from "./leaves.ts";
import { studio, studioTwice } from "./command-session.ts";
import { comparable, differences, keepState, stateOf, storesOf, type State } from "./kept-state.ts";
import { fillWorld, type World } from "./world.ts";

/**
 * Every command on production's double: once, again, broken off before each of its requests, and
 * twice at once. Its `guarantee` says what must come of it.
 */
let cloudflare: CloudflareDouble;
let world: World;
let startAgain: () => void;

function useProduction(): void {
  beforeAll(async () => {
    // Nothing answers there, and at once.
    vi.stubEnv("PUBLIC_URL", "http://127.0.0.1:9");
    cloudflare = await startCloudflare();
    process.env.CLOUDFLARE_API_BASE_URL = cloudflare.base;
    world = await fillWorld(cloudflare);
    startAgain = keepState(cloudflare);
  });
  afterAll(() => cloudflare.stop());
}

const folder = process.env.INIT_CWD ?? "";
const out = (name: string) => ["--out", join(folder, name)];

/** How each command is given, besides --remote, --json and --yes. */
const given: Record<string, (of: World) => string[]> = {
  today: () => [],
  "staff-link": () => ["Ani"],
  doctor: () => [],
  whoami: () => [],
  new: ({ order }) => ["--order", order],
  rename: ({ ordered }) => [ordered, `${ordered}-2027`],
  check: ({ address }) => [address],
  diff: ({ address }) => [address],
  extend: ({ ordered }) => [ordered, "--until", "2028-12-31"],
  password: ({ ordered }) => [ordered, "--remove"],
  "media add": ({ song }) => [song],
  "media list": () => [],
  "media fetch": ({ address }) => [address],
  "media unused": () => [],
  "media rm": ({ unused }) => [unused],
  "media orphans": () => ["--remove"],
  preview: ({ ordered }) => [ordered],
  publish: ({ address }) => [address, "--no-pictures", "--force"],
  rollback: ({ address }) => [address, "1", "--no-pictures"],
  unpublish: ({ address }) => [address],
  deliver: ({ card }) => [card],
  pull: ({ address }) => [address],
  list: () => [],
  show: ({ address }) => [address],
  where: ({ begun }) => [begun],
  open: ({ address }) => [address],
  history: ({ address }) => [address],
  link: ({ address }) => [address],
  "api-key": ({ address }) => ["Hayk", address],
  telegram: ({ address }) => [address],
  "replies export": ({ address }) => [address],
  "guests import": ({ address, sheet }) => [address, sheet],
  "guests list": ({ address }) => [address],
  "guests links": ({ address }) => [address],
  "guests export": ({ address }) => [address],
  "guests remove": ({ address, household }) => [address, household],
  "guests renew": ({ address, household }) => [address, household],
  "orders list": () => [],
  "orders show": ({ begun }) => [begun],
  "orders mark": ({ begun }) => [begun, "approved"],
  "orders photos": ({ begun }) => [begun],
  "orders note": ({ begun }) => [begun, "the hour comes on Friday"],
  "orders assign": ({ begun }) => [begun, "Anna"],
  "orders due": ({ begun }) => [begun, "12.06.2027"],
  "orders price": ({ begun }) => [begun, "27000"],
  "orders goods": ({ begun }) => [begun, "sent"],
  "orders contact": ({ begun }) => [begun, "--email", "new@example.com"],
  "orders paid": ({ begun }) => [begun, "--sum", "27000"],
  "orders refunded": ({ called }) => [called, "9000"],
  "orders settle": ({ called }) => [called],
  "orders cancel": ({ order }) => [order, "--reason", "they called"],
  "orders resend": ({ begun, mail }) => [begun, mail],
  "orders abort": ({ begun, mail }) => [begun, mail],
  "outbox list": () => [],
  "outbox test": () => [],
  "outbox retry": ({ dead: [id] }) => [id],
  "outbox settle": ({ dead: [, id] }) => [id],
  card: () => ["rocket", "--names", "Narek", "--forms", "4x5", ...out("of-card")],
  palette: () => ["of-our-own", "--from", "almond"],
  brand: () => [],
  film: () => ["fountain", "--names", "Ani", "--silent", ...out("films")],
  translations: () => ["--clear"],
  schema: () => [],
  "forget order": ({ order }) => [order],
  "forget guest": ({ address, guest }) => [address, guest],
  "forget invitation": ({ address }) => [address],
  "forget again": () => [],
  "export order": ({ begun }) => [begun, ...out("of-order")],
  "export guest": ({ address, guest }) => [address, guest, ...out("of-guest")],
  "export invitation": ({ address }) => [address, ...out("of-invitation")],
  "backup now": () => [],
  "backup list": () => [],
  restore: ({ backup }) => ["--at", backup],
  completion: () => ["bash"],
};

function wordsOf(name: string): string[] {
  return [...name.split(" "), ...(given[name]?.(world) ?? []), "--remote", "--json", "--yes"];
}

/** Runs a command. @returns how it ended, how many requests it made, and what it leaves. */
async function left(words: readonly string[]) {
  const before = cloudflare.seen.length;
  const run = await studio(...words);
  cloudflare.faultOf = () => null;
  return { ...run, requests: cloudflare.seen.length - before, state: stateOf(cloudflare) };
}

/** True if a state is one of those that whole runs leave, but for what is random. */
function isOneOf(found: State, wholes: readonly State[]): boolean {
  const text = comparable(found).join("\n");
  return wholes.some((whole) => comparable(whole).join("\n") === text);
}

/** Before which requests a run is broken off. What only reads can lose nothing: two are enough. */
function cutsOf(requests: number, isReading: boolean): number[] {
  const all = Array.from({ length: requests }, (_, at) => at + 1);
  return isReading ? all.filter((at) => at === 1 || at === requests) : all;
}

/** A minute later: what a run that died had taken is free. */
function endLeases(): void {
  const { sqlite, bucket } = storesOf(cloudflare);
  sqlite.exec("UPDATE publish_lease SET expires_at = 0");
  const key = "backups/running.json";
  const running = bucket.get(key);
  if (!running) return;
  const state: object = JSON.parse(running.bytes.toString());
  bucket.set(key, { ...running, bytes: Buffer.from(JSON.stringify({ ...state, leasedUntil: 0 })) });
}

function isLeased(): boolean {
  const { held } =
    storesOf(cloudflare).sqlite.prepare("SELECT count(*) AS held FROM publish_lease").get() ?? {};
  return held !== 0;
}

/**
 * The names of every second command, for two files that run beside each other.
 * @param from the first of them, 0 or 1.
 */
export function everySecond(from: 0 | 1): string[] {
  return Object.keys(guarantees).filter((_, index) => index % 2 === from);
}

/** The tests of these commands. */
export function proveGuarantees(names: readonly string[]): void {
  useProduction();

  test("every command has a run that proves its guarantee", () => {
    const all = leaves.map(({ name }) => name).toSorted();
    expect(Object.keys(given).toSorted()).toEqual(all);
    expect(all).toEqual(expect.arrayContaining([...names]));
  });

  const own = Object.entries(guarantees).filter(([name]) => names.includes(name));
  test.each(own)("%s", { timeout: 240_000 }, prove);
}

async function prove(name: string, guarantee: Guarantee): Promise<void> {
  const { changes, again, waits = false, offline = false } = guarantee;
  const words = wordsOf(name);
  startAgain();
  const seed = stateOf(cloudflare);
  let wasLeased = false;
  cloudflare.faultOf = () => {
    wasLeased ||= isLeased();
    return null;
  };
  const once = await left(words);
  expect(once.out, once.complaints).not.toBe("");
  const { answer: schema } = await loadCommand(name);
  const answer: unknown = schema ? JSON.parse(once.out) : null;
  expect(v.safeParse(schema ?? v.null(), answer).issues, once.out).toBeUndefined();
  expect(once.requests === 0, "needs no login").toBe(offline);
  expect(wasLeased, "takes the publishing lease").toBe(waits);
  const isStored = changes === "storage" || changes === "both";
  expect(once.state.stored.join("\n") !== seed.stored.join("\n"), "storage changes").toBe(isStored);
  const mayWrite = changes !== "nothing";
  expect(once.state.files).toEqual(mayWrite ? once.state.files : seed.files);
  // Things named by the second must not have the same name.
  if (again === "more") await wait(1_000);
  const twice = await left(words);
  const adds = differences(once.state, twice.state);
  const isSame = JSON.stringify(twice.state) === JSON.stringify(once.state);
  expect(isSame, `a run more changes nothing:\n${adds}`).toBe(again !== "more");
  const wholes = [once.state, twice.state];
  const codes = [once.code, twice.code];

  const faults: string[] = [];
  for (const last of cutsOf(once.requests, changes === "nothing")) {
    startAgain();
    const before = cloudflare.seen.length;
    cloudflare.faultOf = ({ number }) => (number - before >= last ? { kind: "cut-before" } : null);
    const cut = await left(words);
    const at = `broken off at request ${last} of ${once.requests}`;
    if (cut.code === exitCodes.internal) faults.push(`${at}: ${cut.complaints}`);
    if (again === "says" && cut.complaints.includes("npm run studio -- ")) continue;
    endLeases();
    const finished = await left(words);
    if (!isOneOf(finished.state, wholes))
      faults.push(`${at}, then again:\n${differences(once.state, finished.state)}`);
    if (!codes.includes(finished.code))
      faults.push(`${at}, then exit code ${finished.code}: ${finished.complaints}`);
  }
  expect(faults).toEqual([]);

  startAgain();
  // Acts within the same millisecond are one line of the couple's log.
  let moment = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (moment += 1));
  const both = await studioTwice(words);
  clock.mockRestore();
  expect(both.codes, both.complaints).not.toContain(exitCodes.internal);
  const found = stateOf(cloudflare);
  expect(isOneOf(found, wholes), differences(once.state, found)).toBe(true);
}
