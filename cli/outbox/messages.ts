import type { Unsent } from "#app/platform/outbox/data.server.ts";
import { momentText, say, tableLines, type Options } from "../output.ts";

/** Rows listed at most; more mean that the mail server is down, and their lines would be alike. */
export const maxListed = 200;

/** Changes messages by their ids. @returns how many were changed, and the ids that were not. */
export async function changeEach(ids: readonly string[], change: (id: string) => Promise<boolean>) {
  const refused: string[] = [];
  for (const id of ids) if (!(await change(id))) refused.push(id);
  return { done: ids.length - refused.length, refused };
}

export function printRows(rows: readonly Unsent[], options: Options): void {
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
