import { buildWhereChanged } from "../../scripts/build.ts";
import { serveBuild } from "../../scripts/built-worker.ts";
import { prepareStorage, readLocalSettings } from "../../scripts/local.ts";
import { freePort } from "../../scripts/paths.ts";
import { runMain } from "../../scripts/processes.ts";
import { UserError } from "../../cli/user-error.ts";
import { cpuMilliseconds, workerdOn } from "../../scripts/workerd-process.ts";
import {
  type Asked,
  answered,
  copyOf,
  page,
  publishCopies,
  replyTo,
  visitDashboard,
} from "./cost-pages.ts";
import { loadOf } from "./load.ts";
import { textOf, treeOf } from "./page-tree.ts";
import { bareWorker, peerOf, storesWorker, type Bundle } from "./peers.ts";

const rounds = 5;
const connections = 16;
const peerNames = {
  template: "a template, texts from KV",
  react: "React, string, same tree",
  hono: "Hono JSX, same tree",
  astro: "Astro, same tree",
};
const requestsAlone = 100;

/** Milliseconds that one of the bare Workers wastes; the measurement must find them. */
const wasted = 1;

type Sample = { cpu: number; p50: number };
type Variant = {
  name: string;
  next: () => Asked;
  port: number;
  pid: number;
  /** Requests of a round whose CPU time is read. */
  requests: number;
  samples: Sample[];
};

/**
 * Compares an invitation, cached, rendered anew and never seen before, with Workers that only return
 * the same bytes or render the same elements by other engines: a workerd process each, asked
 * straight, by turns, medians and ranges; and what a reply and a couple's page cost. Absolute times drift with the machine; the ratios count.
 */
await runMain(async () => {
  if (process.platform !== "linux")
    throw new UserError("npm run bench reads /proc, which Linux has.");
  const port = await freePort();
  const settings = readLocalSettings(port);
  await buildWhereChanged();
  await prepareStorage(settings);
  const fewest = 200;
  await publishCopies((rounds + 1) * (fewest + requestsAlone));

  const serve = async (modules?: Bundle[]) => {
    const [own, directPort] = [await freePort(), await freePort()];
    await serveBuild(own, settings, { modules, directPort });
    return { port: directPort, pid: processOn(own) };
  };
  const ours = await serve();
  const { html, body, headers } = await read(ours.port, page);
  const always = (asked: Asked) => () => asked;
  const site = (name: string, next: () => Asked, requests: number): Variant => ({
    ...ours,
    name,
    next,
    requests,
    samples: [],
  });
  const other = async (name: string, bundle: Bundle, requests: number): Promise<Variant> => ({
    ...(await serve([bundle])),
    name,
    next: always(page),
    requests,
    samples: [],
  });
  const bare = await other("bare Worker, same bytes", bareWorker(body, headers), 2_000);
  const slowed = await other(`… slowed by ${wasted} ms`, bareWorker(body, headers, wasted), 500);
  const tree = treeOf(html);
  const peers: Variant[] = [];
  for (const engine of ["template", "react", "hono", "astro"] as const)
    peers.push(await other(peerNames[engine], await peerOf(engine, tree), fewest * 2));
  for (const peer of peers) await compareTexts(html, peer);
  const [, , hono = bare] = peers;
  const kept = site("ours, cached in the isolate", always(page), 2_000);
  // A page for one guest is never cached.
  const anew = site("ours, the same page anew", always(`${page}?change=1`), fewest);
  const copies = () => {
    let copy = 0;
    return () => copyOf((copy += 1));
  };
  const unseen = site("ours, a page not seen before", copies(), fewest);
  const stores = {
    ...(await other("… its simulated stores alone", storesWorker(body, headers), fewest)),
    next: copies(),
  };
  const reply = site("ours, a reply", await replyTo(ours.port), fewest);
  const couple = site(
    `ours, the couple's page of ${answered.answers} answers`,
    always(await visitDashboard(ours.port)),
    fewest / 2,
  );

  const own = [kept, anew, unseen, reply, couple];
  const variants = [bare, slowed, ...peers, stores, ...own];
  for (const one of variants)
    await loadOf(one.port, one.next, Math.min(one.requests, fewest), connections);
  for (let round = 0; round < rounds; round += 1)
    for (const one of variants) one.samples.push(await measure(one));
  report(variants, body.length);
  console.log("");
  for (const limit of [bare, hono])
    for (const one of own)
      console.log(`${one.name} × ${limit.name}: ${spread(ratios(one, limit))}`);
  const rest = unseen.samples.map(
    ({ cpu }, round) =>
      (cpu - (stores.samples[round]?.cpu ?? NaN) + (bare.samples[round]?.cpu ?? NaN)) /
      (hono.samples[round]?.cpu ?? NaN),
  );
  console.log(`${unseen.name}, without its simulated stores × ${hono.name}: ${spread(rest)}`);
  const found = median(slowed.samples.map(({ cpu }) => cpu)) - cpuOf(bare);
  console.log(`of ${wasted} ms wasted, ${found.toFixed(2)} ms were found`);
  if (found < wasted / 2 || found > wasted * 2)
    throw new UserError("The measurement does not find a slowed Worker: the machine is too busy.");
});

function processOn(port: number): number {
  const pid = workerdOn(port);
  if (pid === null) throw new Error(`no workerd on ${port}`);
  return pid;
}

async function read(port: number, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (response.status !== 200) throw new UserError(`${path} answers ${response.status}`);
  const headers = new Headers(response.headers);
  // Headers of the connection, which workerd sets itself.
  for (const name of ["content-length", "content-encoding", "transfer-encoding"])
    headers.delete(name);
  const body = Buffer.from(await response.arrayBuffer());
  return { body, headers, html: body.toString("utf8") };
}

/** A peer that leaves something out would be measured too cheap. */
async function compareTexts(html: string, peer: Variant): Promise<void> {
  const theirs = textOf((await read(peer.port, page)).html);
  if (theirs !== textOf(html)) throw new UserError(`${peer.name} renders another text`);
}

async function measure(one: Variant): Promise<Sample> {
  const before = cpuMilliseconds(one.pid);
  await loadOf(one.port, one.next, one.requests, connections);
  const cpu = (cpuMilliseconds(one.pid) - before) / one.requests;
  return { cpu, p50: median(await loadOf(one.port, one.next, requestsAlone, 1)) };
}

function report(variants: Variant[], bytes: number): void {
  console.log(`\n${page}: ${bytes} bytes; medians (ranges) of ${rounds} rounds by turns`);
  for (const { name, samples } of variants) {
    const cpu = spread(samples.map((sample) => sample.cpu));
    const p50 = spread(samples.map((sample) => sample.p50));
    console.log(`  ${name.padEnd(40)} CPU ${cpu} ms a request, p50 ${p50} ms`);
  }
}

function cpuOf({ samples }: Variant): number {
  return median(samples.map(({ cpu }) => cpu));
}

/** The rounds' ratios of CPU time, so that a slow round affects both sides alike. */
function ratios(one: Variant, limit: Variant): number[] {
  return one.samples.map(({ cpu }, round) => cpu / (limit.samples[round]?.cpu ?? NaN));
}

/** `1.62 (1.43–1.74)`: the median, and from the least to the most. */
function spread(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
