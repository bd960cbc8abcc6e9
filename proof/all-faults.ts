import { breakDefinitions, breakDocuments } from "./content.ts";
import { jumpClock } from "./clock.ts";
import { postHostile } from "./hostile.ts";
import { killWorkers } from "./kills.ts";
import { faultEachCall, type Scope } from "./each-call.ts";
import {
  countDelivered,
  faultMailServers,
  faultSender,
  overlapSweeps,
  poisonOutbox,
} from "./delivery.ts";
import { startSite } from "./site.ts";
import { Tally } from "./tally.ts";

/** Tries every fault on a site of its own. @param folder an empty one, for its stores. */
export async function tryFaults(folder: string, scope: Scope): Promise<Tally> {
  const tally = new Tally();
  const site = await startSite(folder);
  try {
    const parts: [string, () => Promise<void>][] = [
      ["each call of a store", () => faultEachCall(site, tally, scope)],
      ["mail servers", () => faultMailServers(site, tally, scope)],
      ["the sender", () => faultSender(site, tally, scope)],
      ["overlapping sweeps", () => overlapSweeps(site, tally)],
      ["poison", () => poisonOutbox(site, tally)],
      ["hostile forms", () => postHostile(site, tally)],
      ["the clock", () => jumpClock(site, tally)],
      ["broken definitions", () => breakDefinitions(site, tally)],
      ["broken documents", () => breakDocuments(site, tally, scope)],
      ["killed Workers", () => killWorkers(site, tally, scope)],
      ["delivery", () => countDelivered(site, tally)],
    ];
    for (const [name, run] of parts) {
      const started = performance.now();
      await run();
      console.log(`${name}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    }
  } finally {
    await site.stop();
  }
  return tally;
}
