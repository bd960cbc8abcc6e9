import type { ProofSite, Stores } from "./site.ts";
import { listed } from "./soak-kinds.ts";
import type { Seen } from "./soak-load.ts";

/** Acknowledged writes that are not in D1 exactly once. */
export async function lostOf({ acknowledged }: Seen, { db }: Stores): Promise<string[]> {
  const stored = new Map<string, number>();
  for (const [kind, statement] of Object.entries(listed)) {
    const { results } = await db.prepare(statement).all<{ id: string }>();
    for (const { id } of results)
      stored.set(`${kind} ${id}`, (stored.get(`${kind} ${id}`) ?? 0) + 1);
  }
  return [...acknowledged.values()].flatMap(({ kind, id }) => {
    const times = stored.get(`${kind} ${id}`) ?? 0;
    return times === 1 ? [] : [`${kind} is stored ${times} times: ${id}`];
  });
}

/** How many acknowledged writes there are of each kind, in words. */
export function kindsOf({ acknowledged }: Seen): string {
  const counts = new Map<string, number>();
  for (const { kind } of acknowledged.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind.replace(/^an? /, "")} ${count}`).join(", ");
}

/** Counts what the mail server took since the last call; a message is known by its Message-ID. */
export function takeMails({ mailServer }: ProofSite, taken: Map<string, number>): void {
  for (const { raw } of mailServer.heard.mails.splice(0)) {
    const id = /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? "none";
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  mailServer.heard.lines.length = 0;
}

/**
 * Replies and orders without a message, and messages that no server took.
 * @param since milliseconds since 1970 in UTC: those of before are another run's.
 */
export async function undeliveredOf(
  { db }: Stores,
  taken: Map<string, number>,
  since: number,
): Promise<string[]> {
  const silent = await db
    .prepare(
      `SELECT id FROM replies WHERE entered_by IS NULL AND created_at >= ?1 AND NOT EXISTS
         (SELECT 1 FROM outbox WHERE kind = 'reply' AND reference = replies.id || ':' || replies.revision)
       UNION ALL SELECT id FROM orders WHERE created_at >= ?1 AND NOT EXISTS
         (SELECT 1 FROM outbox WHERE kind = 'order' AND reference LIKE orders.id || '%')`,
    )
    .bind(since)
    .all<{ id: string }>();
  const messages = await db
    .prepare("SELECT id, kind, state, last_error AS error FROM outbox WHERE created_at >= ?1")
    .bind(since)
    .all<{ id: string; kind: string; state: string; error: string | null }>();
  return [
    ...silent.results.map(() => "a reply or an order without a message"),
    ...messages.results
      .filter(({ id, state }) => state !== "sent" || !taken.has(id))
      .map(({ kind, state, error }) => `${kind} is ${state}: ${error}`),
  ];
}

/** The middle of some milliseconds, and what one of a hundred exceeds. */
export function quantilesOf(milliseconds: readonly number[]): { p50: number; p99: number } {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const quantile = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return { p50: quantile(0.5), p99: quantile(0.99) };
}
