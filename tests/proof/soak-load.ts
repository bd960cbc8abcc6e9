import type { Fault } from "./fault.ts";
import type { Answer, Asked, ProofSite, Stores } from "./site.ts";
import type { Kind } from "./soak-kinds.ts";
import { leakOf } from "./world.ts";

/** A write that is found in D1, once, by its id. */
export type Written = { kind: Kind; id: string };

/** Counts and findings of the load so far. */
export type Seen = {
  requests: number;
  /** Statuses that nobody meant, leaks, and requests without an answer. */
  failures: string[];
  /** Connections that broke before an answer came, as they do between a phone and a server. */
  broken: number;
  writes: number;
  /**
   * Acknowledged writes by what they are about, so that a correction replaces what it corrects. One whose
   * correction was sent and never acknowledged is missing: nobody knows which of the two is stored.
   */
  acknowledged: Map<string, Written>;
  /** Milliseconds of requests without a fault, each with when it was made. */
  times: { at: number; milliseconds: number }[];
};

export type Load = {
  site: ProofSite;
  stores: Stores;
  seen: Seen;
  /** The fault of a request that is made now, if any. */
  fault: () => Fault | undefined;
  isOver: () => boolean;
  /** Waits between two things that one person does. */
  rest: () => Promise<void>;
};

/** An answer's address without what differs from case to case. */
const nameOf = (path: string) =>
  (path.split("?")[0] ?? "").replaceAll(/test-[\w-]+|[0-9a-f-]{36,}|\d{6}/g, "…");

/**
 * Asks, times and judges.
 * @param own the slug that the answer may name; null where it may name all, as staff's pages do.
 * @returns null where the connection broke.
 */
export async function ask(
  { site, seen, fault }: Load,
  path: string,
  own: string | null,
  asked: Asked = {},
): Promise<Answer | null> {
  const now = fault();
  seen.requests += 1;
  const at = performance.now();
  const answer = await site.ask(path, { ...asked, fault: now }).catch((error: unknown) => {
    if (String(error).includes("no answer"))
      seen.failures.push(`${nameOf(path)}: ${String(error)}`);
    else seen.broken += 1;
    return null;
  });
  if (!answer) return null;
  const { status, milliseconds } = answer;
  if (now === undefined) seen.times.push({ at, milliseconds });
  const isMeant = status < 500 || status === 503;
  if (!isMeant) seen.failures.push(`${nameOf(path)} answers ${status}`);
  const leak = leakOf(answer, own);
  if (leak !== undefined) seen.failures.push(`${nameOf(path)} leaks: ${leak}`);
  return answer;
}

/** Sends something until it is taken, as a person whose form came back does. @returns the last answer. */
export async function insist(
  load: Load,
  path: string,
  own: string | null,
  asked: Asked,
  good = 303,
): Promise<Answer | null> {
  for (let times = 0; times < 40 && (times === 0 || !load.isOver()); times += 1) {
    const answer = await ask(load, path, own, asked);
    if (answer?.status === good) return answer;
    if (answer && answer.status !== 503) {
      load.seen.failures.push(`sent to ${nameOf(path)}, answered ${answer.status}`);
      return null;
    }
    await load.rest();
  }
  return null;
}

/**
 * Sends what is stored until it is acknowledged, and remembers it.
 * @param about what it is about; its id where nothing corrects it.
 */
export async function write(
  load: Load,
  written: Written & { about?: string },
  ...[path, own, asked, good]: [string, string | null, Asked, number?]
): Promise<Answer | null> {
  const { kind, id, about = id } = written;
  const { acknowledged } = load.seen;
  acknowledged.delete(`${kind} ${about}`);
  const answer = await insist(load, path, own, asked, good);
  if (answer) acknowledge(load, { kind, id, about });
  return answer;
}

/** Remembers a write that was acknowledged. */
export function acknowledge(
  { seen }: Load,
  { kind, id, about = id }: Written & { about?: string },
): void {
  seen.writes += 1;
  seen.acknowledged.set(`${kind} ${about}`, { kind, id });
}
