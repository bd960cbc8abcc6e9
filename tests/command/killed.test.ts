import { expect, test, vi } from "vitest";
import { command as publish } from "../../cli/commands/publish.ts";
import { command as list } from "../../cli/commands/list.ts";
import { UserError } from "../../cli/user-error.ts";
import { ids } from "../support/cloudflare/ids.ts";
import type { Fault } from "../support/cloudflare/server.ts";
import { address, writeDefinition } from "./support/definition.ts";
import { useCloudflare } from "./support/double.ts";
import { outputOf, runCommand } from "./support/run.ts";

vi.mock("../../cli/storage/pause.ts", () => ({ pause: async () => {} }));

/** State that a publication leaves behind wherever the connection ends. */
const cloudflare = useCloudflare();

const options = { remote: true, yes: true, pictures: false, force: true };
const publishOnce = () => publish.run([address], options);

function namespace() {
  const found = cloudflare().namespaces.get(ids.content);
  if (!found) throw new Error("the double has no namespace");
  return found;
}

function sqlite() {
  const found = cloudflare().databases.get(ids.database);
  if (!found) throw new Error("the double has no database");
  return found.sqlite;
}

/** The values at the addresses that guests open. */
function shown(): (string | undefined)[] {
  return [address, `${address}-am`].map((path) =>
    namespace().entries.get(`invitation:${path}`)?.value.toString(),
  );
}

/** Publishes one version and records all of it, to begin from it again and again. */
async function firstVersion(): Promise<() => void> {
  writeDefinition("The first words");
  await outputOf(publishOnce);
  const entries = new Map(namespace().entries);
  const rows = sqlite().prepare("SELECT * FROM publications").all();
  return () => {
    namespace().entries = new Map(entries);
    sqlite().exec("DELETE FROM publications; DELETE FROM publish_lease");
    for (const row of rows) {
      const columns = Object.keys(row);
      sqlite()
        .prepare(
          `INSERT INTO publications (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
        )
        .run(...Object.values(row));
    }
  };
}

/** Publishes the second version with a fault. @returns how it ended and how many requests it made. */
async function publishWith(faultAt: (number: number) => Fault | null) {
  const before = cloudflare().seen.length;
  cloudflare().faultOf = ({ number }) => faultAt(number - before);
  const { error } = await runCommand(publishOnce);
  cloudflare().faultOf = () => null;
  return { error, requests: cloudflare().seen.length - before };
}

test("a publication that is cut off anywhere leaves whole versions, and the next one finishes it", async () => {
  const startAgain = await firstVersion();
  const [first] = shown();
  writeDefinition("The second words");
  const { error: none, requests } = await publishWith(() => null);
  expect(none).toBeNull();
  const [second] = shown();
  expect(second).not.toBe(first);
  expect(requests).toBeGreaterThan(8);

  const ends = new Set<string>();
  for (let last = 1; last <= requests; last += 1) {
    startAgain();
    const { error } = await publishWith((number) =>
      number >= last ? { kind: "cut-before" } : null,
    );
    const isSentence = error === null || error instanceof UserError;
    expect(isSentence, `cut off at request ${last}: ${String(error)}`).toBe(true);
    for (const value of shown())
      expect([first, second], `cut off at request ${last}`).toContain(value);
    ends.add(
      shown()
        .map((value) => (value === second ? "new" : "old"))
        .join(),
    );
    // A minute later.
    sqlite().exec("UPDATE publish_lease SET expires_at = 0");
    await outputOf(publishOnce);
    expect(shown(), `cut off at request ${last}`).toEqual([second, second]);
    expect(
      sqlite().prepare("SELECT version, finished_at > 0 AS done FROM publications").all(),
    ).toEqual([{ version: 2, done: 1 }]);
  }
  // Ends on both sides of the write, and between the two addresses.
  expect([...ends].toSorted()).toEqual(["new,new", "old,new", "old,old"]);
  expect(JSON.parse(await outputOf(() => list.run({ remote: true, json: true })))).toMatchObject([
    { version: 2, differences: [] },
  ]);
});

test("a publication survives each lost answer, each busy answer and each fault of the server", async () => {
  const startAgain = await firstVersion();
  writeDefinition("The second words");
  const { requests } = await publishWith(() => null);
  const [second] = shown();
  const faults: Fault[] = [
    { kind: "cut-after" },
    { kind: "status", status: 429, retryAfter: "1" },
    { kind: "status", status: 503 },
  ];
  for (let at = 1; at <= requests; at += 1) {
    const fault = faults[at % faults.length] ?? null;
    startAgain();
    const { error } = await publishWith((number) => (number === at ? fault : null));
    expect(error, `${fault?.kind} at request ${at}`).toBeNull();
    expect(shown(), `${fault?.kind} at request ${at}`).toEqual([second, second]);
    expect(sqlite().prepare("SELECT count(*) AS held FROM publish_lease").get()).toEqual({
      held: 0,
    });
  }
});

test("a namespace that lags behind shows nothing worse than an old version", async () => {
  await firstVersion();
  const old = shown();
  writeDefinition("The second words");
  namespace().lagging = new Map(namespace().entries);
  expect((await publishWith(() => null)).error).toBeNull();
  expect(shown()).not.toEqual(old);
  // Planned from the old entry, and recorded in D1 as newer: the version is not given twice.
  writeDefinition("The third words");
  expect((await publishWith(() => null)).error).toBeNull();
  namespace().lagging = null;
  expect(JSON.parse(await outputOf(() => list.run({ remote: true, json: true })))).toMatchObject([
    { version: 3, differences: [] },
  ]);
});
