import { afterAll, beforeAll, vi } from "vitest";
import { run } from "../../../cli/main.ts";
import { withStore } from "../../../cli/store.ts";
import { applyMigrations } from "../../../scripts/migrate.ts";

/** A command's exit code and what it printed. */
export type Run = { code: number; out: string; complaints: string };

/** Runs the command of these words in this process, as `main` does. */
export async function studio(...words: readonly string[]): Promise<Run> {
  const { codes, ...printed } = await printedBy(async () => [await run(words)]);
  return { code: codes[0] ?? -1, ...printed };
}

/** Runs a command twice at once. What both print cannot be told apart. */
export function studioTwice(
  words: readonly string[],
): Promise<{ codes: number[]; out: string; complaints: string }> {
  return printedBy(() => Promise.all([run(words), run(words)]));
}

async function printedBy(does: () => Promise<number[]>) {
  let [out, complaints] = ["", ""];
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      complaints += String(text);
      return true;
    }),
  ];
  try {
    const codes = await does();
    return { codes, out, complaints };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = undefined;
  }
}

/** The answer of a command with `--json`. @throws Error with its complaints when it fails. */
export async function studioJson<Answer>(...words: readonly string[]): Promise<Answer> {
  const { code, out, complaints } = await studio(...words, "--json");
  if (code !== 0) throw new Error(`studio ${words.join(" ")}: exit code ${code}. ${complaints}`);
  return JSON.parse(out);
}

/**
 * Opens the storage of commands for a whole file of tests, because each opening takes a second: KV,
 * D1 and R2 of workerd, migrated and empty.
 */
export function keepStorageOpen(): void {
  let close = () => {};
  let closed = Promise.resolve();
  beforeAll(
    () =>
      new Promise<void>((isOpen, reject) => {
        closed = withStore(false, async ({ db }) => {
          await applyMigrations(db);
          const ended = new Promise<void>((end) => {
            close = end;
          });
          isOpen();
          await ended;
        }).catch(reject);
      }),
  );
  afterAll(async () => {
    close();
    await closed;
  });
}
