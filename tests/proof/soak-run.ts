import { setTimeout as pause } from "node:timers/promises";
import type { SmtpScript } from "../support/smtp-script.ts";
import { sweepAll } from "./delivery.ts";
import type { Fault } from "./fault.ts";
import { causeOf, inspectHeap } from "./heap.ts";
import type { ProofSite } from "./site.ts";
import { actorsOf, type Size } from "./soak-actors.ts";
import { kindsOf, lostOf, quantilesOf, takeMails, undeliveredOf } from "./soak-count.ts";
import { listed } from "./soak-kinds.ts";
import type { Load, Seen } from "./soak-load.ts";

/** Phases of the load, one after the other and again: a store or the mail server fails in each. */
const phases: { name: string; fault?: Fault; mail?: SmtpScript }[] = [
  { name: "all is well" },
  { name: "D1 fails", fault: { how: "fails", of: "DB" } },
  { name: "D1 loses its answers", fault: { how: "loses its answer", of: "DB" } },
  { name: "mail is refused", mail: { answers: { RCPT: { say: "451 4.3.0 later" } } } },
  { name: "mail breaks off", mail: { answers: { DATA: { close: true } } } },
  { name: "KV fails", fault: { how: "fails", of: "CONTENT" } },
  { name: "KV stalls", fault: { how: "stalls", of: "CONTENT", speed: 10 } },
  { name: "R2 fails", fault: { how: "fails", of: "MEDIA" } },
  { name: "the queue fails", fault: { how: "fails", of: "OUTBOX" } },
];

/** The share of requests that a phase's fault hits; each of their calls fails. */
const hit = 0.3;
const phaseMs = 15_000;

/**
 * How many phases there are: whole turns, five of them or ten where the time allows, so that the first
 * fifth of it has the same faults as the last one.
 */
function phasesIn(milliseconds: number): number {
  const fifths = Math.round(milliseconds / (5 * phases.length * phaseMs));
  return phases.length * Math.max(1, 5 * fifths);
}

export type Soaked = {
  requests: number;
  broken: number;
  /** Acknowledged, corrections too. */
  writes: number;
  /** Writes among them that are looked for in D1, and how much of each kind. */
  acknowledged: number;
  kinds: string;
  /** Kinds of which nothing was acknowledged. */
  missing: string[];
  /** Acknowledged writes that are not in D1 exactly once. */
  lost: string[];
  /** How many messages the mail server has. */
  delivered: number;
  /** Messages that no mail server has. */
  undelivered: string[];
  /** Messages of which a server has several copies: their sender failed after it had them. */
  copies: number;
  failures: string[];
  /** Milliseconds of requests without a fault: in the first and in the last fifth of the time. */
  times: { p50: number; p99: number }[];
  /** Megabytes in use, garbage included, from beginning to end. */
  heap: number[];
  /** Megabytes that are alive before the load and after it. */
  alive: number[];
  /** Kinds of memory that there is more of afterwards. */
  cause: string[];
  /** How many answers something still holds: each with its request, its bindings and its body. */
  held: number;
};

/**
 * Loads a site with people of all kinds while its stores fail in turn, then counts.
 * @param milliseconds how long. @param pauseMs between two things that a person does.
 * @param size how much there is on the site.
 * @param everyKind whether people go on, for half a minute at most, until each kind of write was acknowledged.
 * @param inspectorPort the site's, where its memory is to be measured.
 */
export async function soak(
  site: ProofSite,
  milliseconds: number,
  {
    pauseMs = 150,
    size = { weddings: 12, households: 8, previews: 6, staff: 20 },
    everyKind = false,
    inspectorPort,
  }: { pauseMs?: number; size?: Size; everyKind?: boolean; inspectorPort?: number } = {},
): Promise<Soaked> {
  const { stores } = site;
  const seen: Seen = {
    requests: 0,
    broken: 0,
    writes: 0,
    failures: [],
    acknowledged: new Map(),
    times: [],
  };
  const since = Date.now();
  const taken = new Map<string, number>();
  let began = Infinity;
  let phase = phases[0];
  const isOver = () => {
    const late = performance.now() - began - milliseconds;
    if (late <= 0) return false;
    return !everyKind || late > 30_000 || missingOf(seen).length === 0;
  };
  const load: Load = {
    site,
    stores,
    seen,
    isOver,
    fault: () => (phase?.fault && Math.random() < hit ? phase.fault : undefined),
    rest: () => pause(Math.random() * 2 * pauseMs),
  };
  const actors = await actorsOf(load, size);
  const memory = inspectorPort === undefined ? null : await inspectHeap(inspectorPort);
  const before = memory && (await memory.alive());
  const heap: number[] = [];
  began = performance.now();
  const until = async (share: number) =>
    pause(Math.max(0, began + share * milliseconds - performance.now()));
  const turn = async () => {
    const count = phasesIn(milliseconds);
    const crons: Promise<void>[] = [];
    for (let number = 0; number < count; number += 1) {
      phase = phases[number % phases.length];
      site.mailServer.script = phase?.mail ?? {};
      await until((number + 1) / count);
      crons.push(runCrons(site, seen));
      takeMails(site, taken);
    }
    phase = undefined;
    site.mailServer.script = {};
    await Promise.all(crons);
  };
  const watch = async () => {
    if (!memory) return;
    for (let tenth = 0; tenth <= 10; tenth += 1) {
      await until(tenth / 10);
      heap.push(await memory.used());
    }
  };
  await Promise.all([turn(), watch(), ...actors.map((act) => act())]);
  const after = memory && (await memory.alive());
  await sweepAll(site, stores);
  takeMails(site, taken);
  return {
    requests: seen.requests,
    broken: seen.broken,
    writes: seen.writes,
    acknowledged: seen.acknowledged.size,
    kinds: kindsOf(seen),
    missing: missingOf(seen),
    lost: await lostOf(seen, stores),
    delivered: taken.size,
    undelivered: await undeliveredOf(stores, taken, since),
    copies: [...taken.values()].filter((copies) => copies > 1).length,
    failures: [...new Set(seen.failures)],
    times: [0, 0.8].map((from) =>
      quantilesOf(
        seen.times
          .filter(({ at }) => {
            const share = (at - began) / milliseconds;
            return share >= from && share < from + 0.2;
          })
          .map((time) => time.milliseconds),
      ),
    ),
    heap,
    alive: [before, after].flatMap((one) => one?.megabytes ?? []),
    cause: before && after ? causeOf(before, after) : [],
    held: after?.answers ?? 0,
  };
}

function missingOf({ acknowledged }: Seen): string[] {
  const kinds = new Set<string>([...acknowledged.values()].map(({ kind }) => kind));
  return Object.keys(listed).filter((kind) => !kinds.has(kind));
}

/** As Cloudflare does each minute and each quarter of an hour, only more often. */
async function runCrons(site: ProofSite, seen: Seen): Promise<void> {
  for (const cron of ["* * * * *", "*/15 * * * *"]) {
    const error = await site.cron(undefined, cron).then(
      (ended) => ended.error,
      (broken: unknown) => String(broken),
    );
    if (error !== null) seen.failures.push(`the cron ${cron} ends with ${error}`);
  }
}
