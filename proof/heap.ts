import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import type { Inspector } from "../bench/inspector.ts";

const usage = v.object({ usedSize: v.number() });

/** workerd collects, and does not answer that it has. */
async function collectGarbage(inspector: Inspector): Promise<void> {
  await Promise.race([inspector("HeapProfiler.collectGarbage"), pause(1_000)]);
}

/** Megabytes of an isolate's heap that are in use after a collection of garbage. */
export async function usedHeap(inspector: Inspector): Promise<number> {
  await collectGarbage(inspector);
  const { usedSize } = v.parse(usage, await inspector("Runtime.getHeapUsage"));
  return Math.round(usedSize / 100_000) / 10;
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

/**
 * The functions whose objects are alive, by what they hold, the largest first. Sampling must have been
 * started; V8 forgets what it has collected.
 */
export async function causeOf(inspector: Inspector): Promise<string[]> {
  await collectGarbage(inspector);
  const answer = v.safeParse(sampled, await inspector("HeapProfiler.getSamplingProfile"));
  if (!answer.success) return ["V8 sampled nothing"];
  const { profile } = answer.output;
  const held = new Map<string, number>();
  const waiting = [profile.head];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { functionName, url } = one.callFrame;
    const name = `${functionName || "(module)"} in ${url.split("/").at(-1) || "V8"}`;
    held.set(name, (held.get(name) ?? 0) + one.selfSize);
    waiting.push(...one.children);
  }
  return [...held]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 8)
    .map(([name, bytes]) => `${(bytes / 1e6).toFixed(1)} MB by ${name}`);
}
