import type { Way } from "./fault.ts";
import { formOperations } from "./form-operations.ts";
import { orderOperations } from "./order-operations.ts";
import { operations, type Deed, type Operation } from "./operations.ts";
import type { Answer, ProofSite, Stores } from "./site.ts";
import { diedStatus } from "./fault.ts";
import type { Tally, Verdict } from "./tally.ts";
import { leakOf } from "./world.ts";

/** How thorough a run is. */
export type Scope = { isLong: boolean };

/** Deadlines of seconds pass this many times as fast where a store never answers. */
const stallSpeed = 12;
const atOnce = 6;

/** What a short run tries: one of each way in which pages and forms reach their stores. */
const inShort = [
  "a guest opens an invitation",
  "a household opens its link",
  "a couple opens /replies",
  "a photo is loaded",
  "a visitor saves names to try",
  "a guest replies",
  "a household replies",
  "a customer orders",
  "a couple adds a household",
  "a customer sends the last part of a photo",
  "staff note something about an order",
  "a program sends a mail",
  "a monitor asks",
];

const ways: Way[] = ["fails", "loses its answer", "stalls", "dies"];
const longWays: Way[] = [...ways, "answers half", "is late", "answers stale"];

/**
 * Does what people do while each call of a binding fails in turn, alone and with all that follow.
 * Afterwards the same is sent again, as a person does: it must succeed, and be stored once.
 */
export async function faultEachCall(
  site: ProofSite,
  tally: Tally,
  { isLong }: Scope,
): Promise<void> {
  const { stores } = site;
  const cases: (() => Promise<void>)[] = [];
  const all = [...operations, ...orderOperations, ...formOperations];
  for (const operation of isLong ? all : all.filter(({ name }) => inShort.includes(name))) {
    const deed = await operation.prepare(site, stores);
    const whole = await deed.do();
    const { calls } = await whole.told();
    const isMeant = [...operation.good, ...(operation.meant ?? [])].includes(whole.status);
    if (!isMeant)
      throw new Error(`${operation.name} answers ${whole.status}: ${whole.text.slice(0, 300)}`);
    const numbers = calls.map((_, index) => index + 1);
    const tried = isLong ? numbers : endsOf(calls);
    for (const way of isLong ? longWays : ways)
      for (const at of tried)
        for (const andLater of isLong && way !== "dies" ? [false, true] : [true])
          cases.push(() =>
            tryCase(site, stores, tally, operation, {
              way,
              at,
              andLater,
              call: calls[at - 1] ?? "",
            }),
          );
  }
  await inTurns(cases, atOnce);
}

/** The numbers of D1's first call, and of each binding's last one, which often writes. */
function endsOf(calls: readonly string[]): number[] {
  const bindings = calls.map((call) => call.split(".")[0] ?? "");
  const last = [...new Set(bindings)].map((binding) => bindings.lastIndexOf(binding) + 1);
  return [...new Set([bindings.indexOf("DB") + 1, ...last])].filter((at) => at > 0);
}

type Case = { way: Way; at: number; andLater: boolean; call: string };

async function tryCase(
  site: ProofSite,
  stores: Stores,
  tally: Tally,
  operation: Operation,
  { way, at, andLater, call }: Case,
): Promise<void> {
  const deed = await operation.prepare(site, stores);
  const speed = way === "stalls" ? stallSpeed : 1;
  const answer = await deed.do({ how: way, at, andLater, speed });
  const [binding = ""] = call.split(".");
  const fault = `${nameOf(binding)} ${way}`;
  const where = `${operation.name}, ${andLater ? "from " : ""}call ${at} (${call})`;
  tally.heard(fault, (await answer.told()).log);
  const verdict = await judge(operation, deed, answer, way);
  tally.note(fault, where, verdict);
}

/** The store's name in the table. */
function nameOf(binding: string): string {
  const names: Record<string, string> = {
    DB: "D1",
    CONTENT: "KV",
    VISITS: "KV of visitors' names",
    MEDIA: "R2",
    OUTBOX: "the queue",
  };
  return names[binding] ?? "a rate limit";
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
