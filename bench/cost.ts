import { Agent, get } from "node:http";
import { build } from "../scripts/build.ts";
import { serveBuild } from "../scripts/built-worker.ts";
import { prepareStorage, readLocalSettings } from "../scripts/local.ts";
import { freePort } from "../scripts/paths.ts";
import { runMain } from "../scripts/processes.ts";
import { UserError } from "../scripts/user-error.ts";
import { cpuMilliseconds, workerdOn } from "../scripts/workerd-process.ts";

const page = "/wedding/anna-arman";
const rounds = 9;
/** Parallel requests measure the CPU time, sequential ones the latency. */
const parallel = { requests: 4_000, connections: 16 };
const sequential = { requests: 200, connections: 1 };

type Sample = { cpu: number; p50: number };
type Variant = { name: string; path: string; port: number; pid: number; samples: Sample[] };

/**
 * Compares an open invitation, cached and rendered anew, with a Worker that only returns the same
 * bytes: two workerd processes, alternating, medians. Absolute times drift with the machine; only
 * the ratios count.
 */
await runMain(async () => {
  if (process.platform !== "linux")
    throw new UserError("npm run bench reads /proc, which Linux has.");
  const ports = [await freePort(), await freePort()] as const;
  const settings = readLocalSettings(ports[0]);
  await build();
  await prepareStorage(settings);

  await serveBuild(ports[0], settings);
  const { body, headers } = await read(ports[0]);
  await serveBuild(ports[1], settings, [bareWorker(body, headers)]);
  const kept = variant("open invitation, warm", ports[0], page);
  // A page for one guest is never cached.
  const rendered = variant("open invitation, rendered anew", ports[0], `${page}?change=1`);
  const bare = variant("bare Worker, the same bytes", ports[1], page);
  const variants = [kept, rendered, bare];

  for (const one of variants) await load(one, parallel);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of variants) one.samples.push(await measure(one));
  }
  report([kept, rendered], bare, body.length);
});

function bareWorker(body: Buffer, headers: Headers) {
  const contents = `
    const body = Uint8Array.from(atob("${body.toString("base64")}"), (letter) => letter.charCodeAt(0));
    const headers = ${JSON.stringify([...headers])};
    export default { fetch: () => new Response(body, { headers }) };
  `;
  return { type: "ESModule", path: "build/server/bare.js", contents } as const;
}

async function read(port: number): Promise<{ body: Buffer; headers: Headers }> {
  const response = await fetch(`http://localhost:${port}${page}`);
  if (response.status !== 200) throw new UserError(`${page} answers ${response.status}`);
  const headers = new Headers(response.headers);
  // Headers of the connection, which workerd sets itself.
  for (const name of ["content-length", "content-encoding", "transfer-encoding"])
    headers.delete(name);
  return { body: Buffer.from(await response.arrayBuffer()), headers };
}

function variant(name: string, port: number, path: string): Variant {
  const pid = workerdOn(port);
  if (pid === null) throw new Error(`no workerd on ${port}`);
  return { name, path, port, pid, samples: [] };
}

async function measure(one: Variant): Promise<Sample> {
  const before = cpuMilliseconds(one.pid);
  await load(one, parallel);
  const cpu = (cpuMilliseconds(one.pid) - before) / parallel.requests;
  return { cpu, p50: median(await load(one, sequential)) };
}

/** Sends all requests. @returns the milliseconds of each. */
async function load(one: Variant, { requests, connections }: typeof parallel): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = requests;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await visit(one, agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return times;
}

function visit({ port, path }: Variant, agent: Agent): Promise<void> {
  return new Promise((done, reject) => {
    get({ host: "127.0.0.1", port, path, agent }, (response) => {
      response.resume();
      response.once("end", done);
      response.once("error", reject);
    }).once("error", reject);
  });
}

function report(measured: Variant[], limit: Variant, bytes: number): void {
  console.log(`\n${page}: ${bytes} bytes, medians of ${rounds} rounds`);
  for (const { name, samples } of [limit, ...measured]) {
    const cpu = median(samples.map((sample) => sample.cpu)).toFixed(3);
    const p50 = median(samples.map((sample) => sample.p50)).toFixed(2);
    console.log(`  ${name.padEnd(30)} CPU ${cpu} ms/request, p50 ${p50} ms`);
  }
  for (const one of measured) {
    const [cpu, p50] = [ratio(one, limit, "cpu"), ratio(one, limit, "p50")];
    console.log(`  ${one.name}: CPU × ${cpu}, p50 × ${p50} of the bare Worker`);
  }
}

/** The median of the rounds' ratios, so that a slow round affects both sides alike. */
function ratio(measured: Variant, limit: Variant, what: keyof Sample): string {
  const ratios = measured.samples.map(
    (sample, round) => sample[what] / (limit.samples[round]?.[what] ?? NaN),
  );
  return median(ratios).toFixed(2);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
