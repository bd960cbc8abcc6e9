import * as v from "valibot";
import {
  backupAt,
  listBackups,
  readManifest,
  type Manifest,
} from "#app/studio/backup/schema.server.ts";
import { restoreBackup, type Compared } from "#app/studio/backup/restore.server.ts";
import { forgottenAt, listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables/all.ts";
import { dayInMilliseconds, timeTravelDays } from "#app/platform/privacy/stores.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { momentText, say, type Options, sayTable } from "../output.ts";
import { UserError } from "../user-error.ts";
import { withPublishLease } from "../publish-lease.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "backup",
  description: "show what is missing of a backup, ask, and bring it back",
  options: {
    "--at <moment>": { text: "as in 2027-06-12 or 2027-06-12T15:00", isRequired: true },
    "--dry-run": "compare alone",
    "--overwrite": "replace also what differs by what the backup has",
  },
  examples: ["restore --at 2027-06-12 --remote --dry-run"],
  guarantee: { changes: "storage", again: "same", waits: true },
  /** The backup's moment, and for each place what was compared. */
  answer: v.objectWithRest(
    { backup: v.string() },
    v.strictObject({
      missing: v.number(),
      differs: v.number(),
      same: v.number(),
      leftOut: v.number(),
    }),
  ),
  /**
   * Compares the newest backup of that moment with what is stored, asks, and brings back what is
   * missing. What is newer stays, unless `--overwrite`; what was deleted on request never comes
   * back.
   */
  async run(options, open) {
    const moment = requireMoment(options.at);
    const store = await open();
    const backup = backupAt(await listBackups(store.media), moment);
    if (!backup)
      throw new UserError(
        `There is no backup of ${momentText(moment)} or earlier: npm run studio -- backup list`,
      );
    const manifest = await readManifest(store.media, backup.begunAt);
    if (options.remote) say(options, ...firstChoice(moment, Date.now()));
    const compared = await work(store, manifest, { ...options, dryRun: true });
    sayCompared(compared, backup.begunAt, options);
    if (options.dryRun) return answerOf(compared, backup.begunAt);
    const changes = [...compared.values()].reduce(
      (sum, { missing, differs }) => sum + missing + (options.overwrite ? differs : 0),
      0,
    );
    if (changes === 0) {
      say(options, "Nothing of it is missing: nothing is restored.");
      return answerOf(compared, backup.begunAt);
    }
    await ask(
      options.overwrite
        ? "Bring back what is missing, and replace what differs by what the backup has"
        : "Bring back what is missing",
      "Nothing was restored.",
      options,
    );
    const action = `restore of ${momentText(backup.begunAt)}`;
    const restored = await withPublishLease(store.db, action, options, () =>
      work(store, manifest, options),
    );
    say(options, "Restored. Messages that waited in the backup are given up: outbox list --all");
    return answerOf(restored, backup.begunAt);
  },
});

async function work(
  store: Store,
  manifest: Manifest,
  { overwrite = false, dryRun = false }: { overwrite?: boolean; dryRun?: boolean },
): Promise<Map<string, Compared>> {
  const forgotten = forgottenAt(await listTombstones(store.media), manifest.begunAt);
  return restoreBackup(store, manifest, { forgotten, overwrite, dryRun });
}

/** D1's own history is exact to the minute; a backup is of one night. */
function firstChoice(moment: number, now: number): string[] {
  if (now - moment > timeTravelDays.paid * dayInMilliseconds) return [];
  const timestamp = new Date(moment).toISOString();
  return [
    "If all of the database is damaged, its own history is the first choice, because it is exact to the minute:",
    `    npx wrangler d1 time-travel restore DB --timestamp=${timestamp}`,
    "    npm run studio -- forget again --remote",
    "This command brings back single rows and pages:",
  ];
}

function answerOf(compared: ReadonlyMap<string, Compared>, begunAt: number) {
  // A type has no way to say that all fields but one are counts.
  return Object({
    backup: new Date(begunAt).toISOString(),
    ...Object.fromEntries([...compared].map(([of, counts]) => [placeOf(of), counts])),
  });
}

function sayCompared(
  compared: ReadonlyMap<string, Compared>,
  begunAt: number,
  options: Options,
): void {
  say(options, `The backup of ${momentText(begunAt)}:`);
  sayTable(options, [
    ["PLACE", "MISSING", "DIFFERS", "SAME", "LEFT OUT"],
    ...[...compared].map(([of, { missing, differs, same, leftOut }]) => [
      placeOf(of),
      ...[missing, differs, same, leftOut].map(String),
    ]),
  ]);
  say(
    options,
    "What is missing is restored. What differs stays as it is now, unless --overwrite. Left out is what was deleted on request or taken down since.",
  );
}

function placeOf(of: string): string {
  const table = tableNames.find((name) => name === of);
  return table ? tables[table].what : "pages, language packs and catalogue";
}

/** @throws UserError for anything but a date, which means its end, or a moment. */
function requireMoment(text: string): number {
  const moment = Date.parse(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59` : text);
  if (Number.isNaN(moment))
    throw new UserError(
      `"${text}" is no moment: expected 2027-06-12, 2027-06-12T15:00 or 2027-06-12T11:00Z.`,
    );
  return moment;
}
