import { setTimeout as pause } from "node:timers/promises";
import { inspectWorker, type Inspector } from "../bench/inspector.ts";
import { freePort } from "../scripts/paths.ts";
import type { SmtpScript } from "../tests/support/smtp-script.ts";
import { sweepAll } from "./delivery.ts";
import type { Fault } from "./fault.ts";
import { causeOf, usedHeap } from "./heap.ts";
import { startSite, type ProofSite } from "./site.ts";
import { actorsOf, type Load, type Seen } from "./soak-actors.ts";

/** Phases of the load, one after the other and again: a store or the mail server fails in each. */
const phases: { name: string; fault?: Fault; mail?: SmtpScript }[] = [
  { name: "all is well" },
  { name: "D1 fails", fault: { how: "fails", of: "DB" } },
  { name: "D1 loses its answers", fault: { how: "loses its answer", of: "DB" } },
  { name: "mail is refused", mail: { answers: { RCPT: { say: "451 4.3.0 later" } } } },
  { name: "mail breaks off", mail: { answers: { DATA: { close: true } } } },
  { name: "KV fails", fault: { how: "fails", of: "CONTENT" } },
  { name: "KV stalls", fault: { how: "stalls", of: "CONTENT", speed: 10 } },
  { name: "the queue fails", fault: { how: "fails", of: "OUTBOX" } },
];

/** The share of requests that a phase's fault hits; each of their calls fails. */
const hit = 0.3;

export type Soaked = {
  requests: number;
  acknowledged: number;
  /** Acknowledged writes that are not in D1 exactly once. */
  lost: string[];
  /** Messages that no mail server has. */
  undelivered: string[];
  /** Messages of which a server has several copies: their sender failed after it had them. */
  copies: number;
  failures: string[];
  /** Milliseconds of requests without a fault: in the first and in the last fifth of the time. */
  times: { p50: number; p99: number }[];
  /** Megabytes in use after a collection of garbage, from beginning to end. */
  heap: number[];
  /** The functions whose objects are alive at the end, the largest first. */
  cause: string[];
};

/**
 * Loads a site of its own with people of all kinds while its stores fail in turn, then counts.
 * @param milliseconds how long. @param pauseMs between two things that a person does.
 */
export async function soak(
  folder: string,
  milliseconds: number,
  { pauseMs = 150, isMeasured = true } = {},
): Promise<Soaked> {
  const inspectorPort = isMeasured ? await freePort() : undefined;
  const site = await startSite(folder, { queue: true, inspectorPort });
  try {
    const { stores } = site;
    const began = performance.now();
    const isOver = () => performance.now() - began > milliseconds;
    const seen: Seen = { requests: 0, failures: [], acknowledged: [], times: [] };
    let phase = phases[0];
    const load: Load = {
      site,
      stores,
      seen,
      isOver,
      fault: () => (phase?.fault && Math.random() < hit ? phase.fault : undefined),
      rest: () => pause(Math.random() * 2 * pauseMs),
    };
    const actors = await actorsOf(load);
    const inspector = inspectorPort === undefined ? null : await inspectWorker(inspectorPort);
    await inspector?.("HeapProfiler.enable");
    await inspector?.("HeapProfiler.startSampling");
    const heap: number[] = [];
    const taken = new Map<string, number>();
    const phaseMs = Math.min(20_000, milliseconds / phases.length);
    const turn = async () => {
      for (let number = 0; !isOver(); number += 1) {
        phase = phases[number % phases.length];
        site.mailServer.script = phase?.mail ?? {};
        await pause(phaseMs);
        await Promise.all([site.cron(), site.cron(undefined, "*/15 * * * *")]);
        takeMails(site, taken);
      }
    };
    const watch = async () => {
      if (!inspector) return;
      for (let sample = 0; sample <= 10; sample += 1) {
        heap.push(await usedHeap(inspector));
        await pause(milliseconds / 11);
      }
    };
    await Promise.all([turn(), watch(), ...actors.map((act) => act())]);
    site.mailServer.script = {};
    await sweepAll(site, stores);
    takeMails(site, taken);
    return {
      requests: seen.requests,
      acknowledged: seen.acknowledged.length,
      lost: await lostOf(seen, stores.db),
      undelivered: await undeliveredOf(stores.db, taken),
      copies: taken
        .values()
        .filter((copies) => copies > 1)
        .toArray().length,
      failures: [...new Set(seen.failures)],
      times: [0, 0.8].map((from) => timesOf(seen, began, milliseconds, from)),
      heap,
      cause: inspector ? await causeOf(inspector as Inspector) : [],
    };
  } finally {
    await site.stop();
  }
}

/** Counts what the mail server took since the last call; a message is known by its Message-ID. */
function takeMails({ mailServer }: ProofSite, taken: Map<string, number>): void {
  for (const { raw } of mailServer.heard.mails.splice(0)) {
    const id = /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? "none";
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  mailServer.heard.lines.length = 0;
}

async function lostOf({ acknowledged }: Seen, db: D1Database): Promise<string[]> {
  const lost: string[] = [];
  for (let at = 0; at < acknowledged.length; at += 100) {
    const part = acknowledged.slice(at, at + 100);
    const counted = await db.batch<{ n: number }>(
      part.map(({ sql, values }) => db.prepare(`SELECT count(*) AS n ${sql}`).bind(...values)),
    );
    for (const [index, { results }] of counted.entries())
      if (results[0]?.n !== 1) lost.push(`${part[index]?.what} is stored ${results[0]?.n} times`);
  }
  return lost;
}

/** Replies and orders without a message, and messages that no server took. */
async function undeliveredOf(db: D1Database, taken: Map<string, number>): Promise<string[]> {
  const silent = await db
    .prepare(
      `SELECT id FROM replies WHERE entered_by IS NULL AND NOT EXISTS
         (SELECT 1 FROM outbox WHERE kind = 'reply' AND reference = replies.id || ':' || replies.revision)
       UNION ALL SELECT id FROM orders WHERE NOT EXISTS
         (SELECT 1 FROM outbox WHERE kind = 'order' AND reference LIKE orders.id || '%')`,
    )
    .all<{ id: string }>();
  const messages = await db
    .prepare("SELECT id, kind, state, last_error AS error FROM outbox")
    .all<{ id: string; kind: string; state: string; error: string | null }>();
  return [
    ...silent.results.map(() => "a reply or an order without a message"),
    ...messages.results
      .filter(({ id, state }) => state !== "sent" || !taken.has(id))
      .map(({ kind, state, error }) => `${kind} is ${state}: ${error}`),
  ];
}

function timesOf({ times }: Seen, began: number, milliseconds: number, from: number) {
  const inPart = times
    .filter(({ at }) => {
      const share = (at - began) / milliseconds;
      return share >= from && share < from + 0.2;
    })
    .map((time) => time.milliseconds)
    .toSorted((one, other) => one - other);
  const quantile = (part: number) => Math.round(inPart[Math.floor(inPart.length * part)] ?? 0);
  return { p50: quantile(0.5), p99: quantile(0.99) };
}
