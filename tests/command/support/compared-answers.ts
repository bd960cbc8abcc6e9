import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect } from "vitest";
import { pathOf } from "../../../cli/content.ts";
import { loadCommand } from "../../../cli/load-command.ts";
import { withStore, type Store } from "../../../cli/store.ts";
import { studioJson } from "./command-session.ts";
import { address } from "./definition.ts";

/** Runs on the storage of the commands. */
export const onStorage = <Result>(use: (store: Store) => Promise<Result>) => withStore(false, use);

/** Commands whose answer was compared with its schema. */
export const compared = new Set<string>();

/** Runs a command with `--json`. Its answer must be what its schema describes. */
export async function answer<Answer = Record<string, unknown>>(
  command: string,
  ...words: string[]
): Promise<Answer> {
  const given = await studioJson<Answer>(...command.split(" "), ...words);
  const { answer: schema } = await loadCommand(command);
  if (!schema) throw new Error(`${command} has no schema`);
  const { issues = [] } = v.safeParse(schema, given);
  const wrong = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  expect(wrong, `${command} ${words.join(" ")}`).toEqual([]);
  compared.add(command);
  return given;
}

/** Like `answer`, with `--dry-run`, which must change neither the storage nor the files. */
export async function dryAnswer(
  command: string,
  ...words: string[]
): Promise<Record<string, unknown>> {
  const before = await everything();
  const given = await answer(command, ...words, "--dry-run");
  expect(await everything(), `${command} ${words.join(" ")} --dry-run`).toEqual(before);
  return given;
}

/** All that is stored and written. */
function everything() {
  return onStorage(async ({ content, db, media }) => {
    const { keys } = await content.list();
    const rows = ["orders", "previews", "outbox", "households", "publications"].map((table) =>
      db.prepare(`SELECT * FROM ${table} ORDER BY rowid`),
    );
    const files = readdirSync(pathOf("content/invitations"), { recursive: true });
    return {
      keys,
      rows: (await db.batch(rows)).map(({ results }) => results),
      media: (await media.list()).objects.map(({ key }) => key),
      files: files.map(String).toSorted(),
      text: readFileSync(pathOf(`content/invitations/${address}.json`), "utf8"),
    };
  });
}
