import type { Way } from "./fault.ts";
import { faultOf, ways } from "./fault-names.ts";
import { formOperations } from "./form-operations.ts";
import { orderOperations } from "./order-operations.ts";
import { operations, type Deed, type Operation } from "./operations.ts";
import type { Answer, ProofSite, Stores } from "./site.ts";
import { diedStatus } from "./fault.ts";
import type { Tally, Verdict } from "./tally.ts";
import { leakOf } from "./world.ts";

/** How thorough a run is; `share`: of the pages, how many calls are tried, chosen at random; what is stored is tried whole. */
export type Scope = { isLong: boolean; share?: number };

/** Deadlines of seconds pass this many times as fast where a store never answers. */
const stallSpeed = 12;
const atOnce = 8;
/** After some nine hundred cases Miniflare forgets statements that Node still has. */
const casesOfOneMiniflare = 300;

/**
 * Cases of a short run: D1's last two calls, of which one often writes and one compares a reply
 * with the others; all calls of another binding.
 */
const inShort: [operation: string, way: Way, binding: string][] = [
  ["a guest opens an invitation", "fails", "CONTENT"],
  ["a guest opens an invitation", "stalls", "CONTENT"],
  ["a household opens its link", "fails", "DB"],
  ["a household opens its link", "stalls", "GUEST_LIMIT"],
  ["a couple opens /replies", "fails", "DB"],
  ["a photo is loaded", "fails", "MEDIA"],
  ["a visitor saves names to try", "fails", "VISITS"],
  ["a guest replies", "fails", "DB"],
  ["a guest replies", "loses its answer", "DB"],
  ["a guest replies", "stalls", "DB"],
  ["a guest replies", "dies", "DB"],
  ["a guest replies", "fails", "OUTBOX"],
  ["a guest replies", "fails", "REPLY_LIMIT"],
  ["a household replies", "loses its answer", "DB"],
  ["a customer orders", "fails", "DB"],
  ["a customer orders", "loses its answer", "DB"],
  ["a customer orders", "dies", "DB"],
  ["a couple adds a household", "stalls", "DB"],
  ["a customer sends the last part of a photo", "fails", "MEDIA"],
  ["a customer sends the last part of a photo", "dies", "DB"],
  ["staff note something about an order", "loses its answer", "DB"],
  ["a program sends a mail", "dies", "DB"],
  ["a monitor asks", "fails", "DB"],
];

/**
 * Does what people do while each call of a binding fails in turn, alone and with all that follow.
 * Afterwards the same is sent again, as a person does: it must succeed, and be stored once.
 */
export async function faultEachCall(
  site: ProofSite,
  tally: Tally,
  { isLong, share = 1 }: Scope,
): Promise<void> {
  const { stores } = site;
  const cases: (() => Promise<void>)[] = [];
  const all = [...operations, ...orderOperations, ...formOperations];
  for (const operation of all) {
    const short = inShort.filter(([name]) => name === operation.name);
    if (!isLong && short.length === 0) continue;
    // The first time an isolate reads what it then has; D1's calls, which a short run counts, stay.
    if (isLong) await (await operation.prepare(site, stores)).do();
    const deed = await operation.prepare(site, stores);
    const whole = await deed.do();
    const { calls } = await whole.told();
    const isMeant = [...operation.good, ...(operation.meant ?? [])].includes(whole.status);
    if (!isMeant)
      throw new Error(`${operation.name} answers ${whole.status}: ${whole.text.slice(0, 300)}`);
    const add = (one: Case) => {
      if (deed.stored || Math.random() < share)
        cases.push(() => tryCase(site, stores, tally, operation, one));
    };
    const countOf = (binding: string) => calls.filter((call) => call.startsWith(binding)).length;
    if (isLong) {
      // Numbered by binding, because the isolate's copies make some calls of KV superfluous.
      for (const binding of new Set(calls.map((call) => call.split(".")[0] ?? "")))
        for (const way of ways)
          for (let at = 1; at <= countOf(binding); at += 1)
            for (const andLater of way === "dies" ? [true] : [false, true])
              add({ way, binding, at, andLater });
    } else {
      for (const [, way, binding] of short) {
        const last = countOf(binding);
        const places = binding === "DB" ? [last - 1, last].filter((at) => at > 0) : [1];
        for (const at of places) add({ way, binding, at, andLater: true });
      }
    }
  }
  while (cases.length > 0) {
    await inTurns(cases.splice(0, casesOfOneMiniflare), atOnce);
    if (cases.length > 0) await site.kill();
  }
}

type Case = { way: Way; binding: string; at: number; andLater: boolean };

async function tryCase(
  site: ProofSite,
  stores: Stores,
  tally: Tally,
  operation: Operation,
  { way, binding, at, andLater }: Case,
): Promise<void> {
  const deed = await operation.prepare(site, stores);
  const speed = way === "stalls" ? stallSpeed : 1;
  const answer = await deed.do({ how: way, of: binding, at, andLater, speed });
  const fault = faultOf(binding, way);
  const where = `${operation.name}, ${andLater ? "from " : ""}call ${at}`;
  const { log, hits } = await answer.told();
  // The call was not made this time, because the isolate has what it asks for.
  if (hits === 0) return;
  tally.heard(fault, log);
  const verdict = await judge(operation, deed, answer, way);
  tally.note(fault, where, verdict);
}

async function judge(
  { good, meant = [] }: Operation,
  deed: Deed,
  answer: Answer,
  way: Way,
): Promise<Verdict> {
  const verdict: Verdict = {};
  const { status } = answer;
  const isGood = good.includes(status);
  const isDead = status === diedStatus;
  if (!isDead) verdict.leaked = leakOf(answer, deed.own);
  // A store that answers half answers what it never answers: then any refusal is honest.
  const mayRefuse = way === "answers half" && status >= 400;
  if (!isGood && !isDead && status !== 503 && !mayRefuse && !meant.includes(status))
    verdict.failed = `it answers ${status}`;
  // The longest deadline of a page, and what a busy machine takes.
  if (answer.milliseconds > 30_000) verdict.failed = `it takes ${answer.milliseconds} ms`;
  const stored = deed.stored && (await deed.stored());
  if (stored !== undefined && status === good[0] && stored !== 1)
    verdict.lost = `acknowledged and stored ${stored} times`;
  // After a store was silent it is left alone for five seconds (app/lib/isolate-cache.ts).
  const again = await deed.do({ clock: way === "stalls" ? 6_000 : 0 });
  if (!good.includes(again.status) && !meant.includes(again.status))
    verdict.failed = `afterwards it answers ${again.status}`;
  verdict.leaked ??= leakOf(again, deed.own);
  const storedAgain = deed.stored && again.status === good[0] ? await deed.stored() : undefined;
  if (storedAgain !== undefined && storedAgain !== 1)
    verdict.lost = `sent again it is stored ${storedAgain} times`;
  return verdict;
}

/** Runs cases, a few at a time. */
export async function inTurns(
  cases: readonly (() => Promise<void>)[],
  lanes: number,
): Promise<void> {
  const waiting = cases.values();
  const lane = async () => {
    for (const one of waiting) await one();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
