import type { Unsent } from "#app/platform/outbox/data.server.ts";
import { momentText, type Options, notFound, sayTable, printJson } from "../output.ts";

/** Rows listed at most; more mean that the mail server is down, and their lines would be alike. */
export const maxListed = 200;

/** Changes messages by their ids. @returns how many were changed, and the ids that were not. */
export async function changeEach(ids: readonly string[], change: (id: string) => Promise<boolean>) {
  const refused: string[] = [];
  for (const id of ids) if (!(await change(id))) refused.push(id);
  return { done: ids.length - refused.length, refused };
}

/**
 * The answer of a change of several messages.
 * @throws UserError with the ids of those that were not changed, after `--json` printed the others.
 */
export function withRefused<Answer extends { refused: string[] }>(
  answer: Answer,
  reason: string,
  options: Options,
): Answer {
  if (answer.refused.length === 0) return answer;
  if (options.json) printJson(answer);
  throw notFound(`${reason}: ${answer.refused.join(", ")}`);
}

export function sayMessages(rows: readonly Unsent[], options: Options): void {
  sayTable(options, [
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
  ]);
}

function stateOf({ state, unconfirmed, settledBy }: Unsent): string {
  const now =
    settledBy === null ? state : settledBy === "staff" ? "settled" : "settled (said otherwise)";
  return unconfirmed > 0 ? `${now}, perhaps delivered` : now;
}
