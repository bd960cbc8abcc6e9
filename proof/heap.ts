import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import type { Inspector } from "../bench/inspector.ts";

const usage = v.object({ usedSize: v.number() });

/** Milliseconds. An inspector that does not answer must not keep a run from its end. */
const patienceMs = 60_000;

const asked = (inspector: Inspector, method: string) =>
  Promise.race([inspector(method), pause(patienceMs, undefined, { ref: false })]);

/**
 * A heap snapshot collects garbage first. `HeapProfiler.collectGarbage` does not in workerd: V8 hands it
 * to a task that nobody runs.
 */
const collectGarbage = (inspector: Inspector) => asked(inspector, "HeapProfiler.takeHeapSnapshot");

/** From now on V8 notes, of one allocation in some, by whom it was made. */
export async function startSampling(inspector: Inspector): Promise<void> {
  await asked(inspector, "HeapProfiler.enable");
  await asked(inspector, "HeapProfiler.startSampling");
}

/** Megabytes of an isolate's heap that are in use, garbage included; NaN without an answer. */
export async function usedHeap(inspector: Inspector): Promise<number> {
  const answer = v.safeParse(usage, await asked(inspector, "Runtime.getHeapUsage"));
  return answer.success ? Math.round(answer.output.usedSize / 100_000) / 10 : Number.NaN;
}

type Node = {
  callFrame: { functionName: string; url: string };
  selfSize: number;
  children: Node[];
};

/** As V8's protocol describes it: https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler */
const node: v.GenericSchema<Node> = v.object({
  callFrame: v.object({ functionName: v.string(), url: v.string() }),
  selfSize: v.number(),
  children: v.array(v.lazy(() => node)),
});
const sampled = v.object({ profile: v.object({ head: node }) });

/** What is alive: in megabytes, and in bytes by the function that made it. */
export type Alive = { megabytes: number; held: Map<string, number> };

/**
 * What is alive after a collection of garbage, for which the Worker stands still. Sampling must have been
 * started; V8 forgets what it has collected.
 */
export async function aliveIn(inspector: Inspector): Promise<Alive> {
  await collectGarbage(inspector);
  const used = await usedHeap(inspector);
  const answer = v.safeParse(sampled, await asked(inspector, "HeapProfiler.getSamplingProfile"));
  const held = new Map<string, number>();
  const waiting = answer.success ? [answer.output.profile.head] : [];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { functionName, url } = one.callFrame;
    const name = `${functionName || "(module)"} in ${url.split("/").at(-1) || "V8"}`;
    held.set(name, (held.get(name) ?? 0) + one.selfSize);
    waiting.push(...one.children);
  }
  return { megabytes: used, held };
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** What holds most, and what holds more than before, in words. */
export function causeOf({ held: before }: Alive, { held: after }: Alive): string[] {
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const names = [...after.keys()].toSorted((one, other) => grown(other) - grown(one)).slice(0, 6);
  return names.map(
    (name) =>
      `${grown(name) < 0 ? "" : "+"}${megabytes(grown(name))} MB to ${megabytes(after.get(name) ?? 0)} by ${name}`,
  );
}
