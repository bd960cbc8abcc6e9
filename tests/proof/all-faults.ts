import { UserError } from "../../cli/user-error.ts";
import { breakDefinitions, breakDocuments } from "./content.ts";
import { faultCrons } from "./crons.ts";
import { jumpClock } from "./clock.ts";
import { postHostile } from "./hostile.ts";
import { killWorkers } from "./kills.ts";
import { drillSecrets } from "./drill-secrets.ts";
import { faultEachCall, type Scope } from "./each-call.ts";
import {
  countDelivered,
  faultMailServers,
  faultSender,
  overlapSweeps,
  poisonOutbox,
} from "./delivery.ts";
import { outlastServers } from "./outages.ts";
import type { ProofSite } from "./site.ts";
import { Tally } from "./tally.ts";

/** A part of a run, with the name by which it is printed and chosen. */
type Part = [name: string, run: (tally: Tally) => Promise<void>];

/**
 * Tries every fault on a site.
 * @param chosen the parts to run, by their names; all where absent. @param besides further parts.
 * @param tally takes the outcomes while they come.
 * @throws UserError for a part that is not there.
 */
export async function tryFaults(
  site: ProofSite,
  scope: Scope,
  {
    chosen,
    besides = [],
    tally = new Tally(),
  }: { chosen?: readonly string[]; besides?: readonly Part[]; tally?: Tally } = {},
): Promise<Tally> {
  const parts: Part[] = [
    ["each call of a store", () => faultEachCall(site, tally, scope)],
    ["mail servers", () => faultMailServers(site, tally, scope)],
    ["the sender", () => faultSender(site, tally, scope)],
    ["outages", () => outlastServers(site, tally, scope)],
    ["overlapping sweeps", () => overlapSweeps(site, tally, scope)],
    ["poison", () => poisonOutbox(site, tally)],
    ["the clock", () => jumpClock(site, tally, scope)],
    ["broken definitions", () => breakDefinitions(site, tally, scope)],
    ["secrets", () => drillSecrets(site, tally, scope)],
    ["broken documents", () => breakDocuments(site, tally, scope)],
  ];
  // Forms that are refused have tests of pages besides; a new workerd takes some seconds.
  const onlyLong: Part[] = [
    ["crons", () => faultCrons(site, tally)],
    ["hostile forms", () => postHostile(site, tally)],
    ["killed Workers", () => killWorkers(site, tally)],
  ];
  if (scope.isLong) parts.push(...onlyLong, ...besides);
  const names = parts.map(([name]) => name);
  const unknown = chosen?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UserError(`no part is called ${unknown}: there are ${names.join(", ")}`);
  const run = parts.filter(([name]) => chosen?.includes(name) ?? true);
  run.push(["delivery", () => countDelivered(site, tally)]);
  for (const [name, work] of run) {
    const started = performance.now();
    await work(tally);
    console.log(`${name}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
  return tally;
}
