import {
  retryDead,
  retryAllDead,
  settleMessage,
  unsettleMessage,
} from "#app/platform/outbox/mutations.server.ts";
import { findUnsent, listUnsent, type Unsent } from "#app/platform/outbox/data.server.ts";
import { wayOf } from "../address.ts";
import { ask } from "../ask.ts";
import {
  count,
  momentText,
  notFound,
  printJson,
  say,
  tableLines,
  wrongUsage,
  type Options,
} from "../output.ts";
import { withStore } from "../store.ts";

/** Rows listed at most; more mean that the mail server is down, and their lines would be alike. */
const maxListed = 200;

/**
 * `studio outbox list`: waiting and dead messages with the reason; `--all` includes settled ones.
 */
export async function listOutbox(options: Options & { all?: boolean }): Promise<void> {
  const rows = await withStore(options.remote ?? false, ({ db }) =>
    listUnsent(db, maxListed, options.all),
  );
  if (options.json) return printJson(rows);
  if (rows.length === 0) return say(options, "Nothing waits and nothing was given up.");
  printRows(rows, options);
  const open = rows.filter(({ settledBy }) => settledBy === null);
  const dead = open.filter(({ state }) => state === "dead").length;
  const perhaps = open.filter(({ unconfirmed }) => unconfirmed > 0).length;
  say(options, `\n${open.length - dead} waiting, ${dead} given up.`);
  if (perhaps > 0)
    say(
      options,
      `${count(perhaps, "message was", "messages were")} perhaps delivered: the server took it whole and did not answer. Ask whoever it is for before you send it again.`,
    );
  if (dead > 0) {
    say(options, `Send again: npm run studio -- outbox retry ID${wayOf(options)}, or --all`);
    say(options, `Nothing more to be done: npm run studio -- outbox settle ID${wayOf(options)}`);
  }
}

/**
 * `studio outbox retry [ID…]`: gives dead messages that are not settled another 72 hours.
 * `--dry-run` lists them alone.
 */
export async function retryOutbox(
  ids: readonly string[],
  options: Options & { all?: boolean; dryRun?: boolean },
): Promise<void> {
  if (ids.length > 0 === Boolean(options.all))
    throw wrongUsage("Name what to send again by its id (see: outbox list), or give --all.");
  await withStore(options.remote ?? false, async ({ db }) => {
    if (options.dryRun) return showRetried(db, ids, options);
    const what = options.all ? "everything that was given up" : count(ids.length, "message");
    await ask(`Send ${what} again`, "Nothing is sent again.", options);
    const { done, refused } = options.all
      ? { done: await retryAllDead(db, Date.now), refused: [] }
      : await each(ids, (id) => retryDead(db, id, Date.now));
    if (options.json) printJson({ retried: done, refused });
    say(options, `${count(done, "message")} will be sent within a minute.`);
    if (refused.length > 0)
      throw notFound(
        `Not given up, settled, or meant for a chat that has stopped: ${refused.join(", ")}`,
      );
  });
}

/**
 * `studio outbox settle ID…`: marks dead messages as needing no attention, so that they raise no
 * alarm; `--undo` reverses it.
 */
export async function settleOutbox(
  ids: readonly string[],
  options: Options & { undo?: boolean },
): Promise<void> {
  await withStore(options.remote ?? false, async ({ db }) => {
    printRows(await findUnsent(db, ids), options);
    const messages = count(ids.length, "message");
    await ask(
      options.undo ? `Take back that ${messages} was settled` : `Settle ${messages}, unsent`,
      "Nothing was changed.",
      options,
    );
    const { done, refused } = await each(ids, (id) =>
      options.undo ? unsettleMessage(db, id) : settleMessage(db, id, Date.now),
    );
    if (options.json) printJson({ [options.undo ? "unsettled" : "settled"]: done, refused });
    const changed = count(done, "message is", "messages are");
    if (done > 0)
      say(
        options,
        options.undo
          ? `${changed} given up again.`
          : `${changed} settled. The couple's page goes on showing what became of each.`,
      );
    if (refused.length > 0)
      throw notFound(
        options.undo
          ? `Not settled by staff: ${refused.join(", ")}`
          : `Neither given up nor perhaps delivered, or settled before: ${refused.join(", ")}`,
      );
  });
}

/** The messages that a retry would send again. */
async function showRetried(
  db: D1Database,
  ids: readonly string[],
  options: Options & { all?: boolean },
): Promise<void> {
  const found = options.all ? await listUnsent(db, maxListed) : await findUnsent(db, ids);
  const due = found.filter(({ state, settledBy }) => state === "dead" && settledBy === null);
  const refused = ids.filter((id) => !due.some((row) => row.id === id));
  if (options.json) return printJson({ retried: 0, refused, wouldRetry: due.map(({ id }) => id) });
  printRows(due, options);
  say(options, `${count(due.length, "message")} would be sent again (--dry-run).`);
}

async function each(ids: readonly string[], change: (id: string) => Promise<boolean>) {
  const refused: string[] = [];
  for (const id of ids) if (!(await change(id))) refused.push(id);
  return { done: ids.length - refused.length, refused };
}

function printRows(rows: readonly Unsent[], options: Options): void {
  for (const line of tableLines([
    ["ID", "STATE", "ATTEMPTS", "NEXT", "INVITATION", "RECIPIENT", "ERROR"],
    ...rows.map((row) => [
      row.id,
      stateOf(row),
      String(row.attempts),
      row.state === "dead" ? "" : momentText(row.dueAt),
      row.invitation ?? "",
      row.recipient,
      row.lastError ?? "",
    ]),
  ]))
    say(options, line);
}

function stateOf({ state, unconfirmed, settledBy }: Unsent): string {
  const now =
    settledBy === null ? state : settledBy === "staff" ? "settled" : "settled (said otherwise)";
  return unconfirmed > 0 ? `${now}, perhaps delivered` : now;
}
