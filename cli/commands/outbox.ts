import { retryDead } from "#app/features/outbox/data.server.ts";
import { listUnsent, retryAllDead } from "#app/features/outbox/staff.server.ts";
import { ask } from "../ask.ts";
import { count, momentText, printJson, Refusal, say, tableLines, type Options } from "../report.ts";
import { withStore } from "../store.ts";

/** More is a mail server that is down, and one line of it is like the next. */
const mostListed = 200;

/** `studio outbox list`: mail that waits and mail that was given up, with the reason. */
export async function listOutbox(options: Options): Promise<void> {
  const rows = await withStore(options.remote ?? false, ({ db }) => listUnsent(db, mostListed));
  if (options.json) return printJson(rows);
  if (rows.length === 0) return say(options, "Nothing waits and nothing was given up.");
  for (const line of tableLines([
    ["ID", "STATE", "ATTEMPTS", "NEXT", "INVITATION", "RECIPIENT", "ERROR"],
    ...rows.map((row) => [
      row.id,
      row.state,
      String(row.attempts),
      row.state === "dead" ? "" : momentText(row.dueAt),
      row.invitation ?? "",
      row.recipient,
      row.lastError ?? "",
    ]),
  ]))
    say(options, line);
  const dead = rows.filter(({ state }) => state === "dead").length;
  say(options, `\n${rows.length - dead} waiting, ${dead} given up.`);
  if (dead > 0) say(options, "Send again: npm run studio -- outbox retry ID, or --all");
}

/** `studio outbox retry [ID…]`: gives what was given up another 72 hours. */
export async function retryOutbox(
  ids: readonly string[],
  options: Options & { all?: boolean },
): Promise<void> {
  if (ids.length > 0 === Boolean(options.all))
    throw new Refusal("Name what to send again by its id (see: outbox list), or give --all.");
  await withStore(options.remote ?? false, async ({ db }) => {
    const what = options.all ? "everything that was given up" : count(ids.length, "message");
    await ask(`Send ${what} again`, "Nothing is sent again.", options);
    const refused: string[] = [];
    let retried = 0;
    if (options.all) retried = await retryAllDead(db, Date.now);
    for (const id of ids) {
      if (await retryDead(db, id, Date.now)) retried += 1;
      else refused.push(id);
    }
    if (options.json) printJson({ retried, refused });
    say(options, `${count(retried, "message")} will be sent within a minute.`);
    if (refused.length > 0)
      throw new Refusal(`Not in the outbox, or not given up: ${refused.join(", ")}`);
  });
}
