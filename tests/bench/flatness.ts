import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWhereChanged } from "../../scripts/build.ts";
import { serveBuild } from "../../scripts/built-worker.ts";
import { readLocalSettings } from "../../scripts/local.ts";
import { freePort } from "../../scripts/paths.ts";
import { beforeExit, runCaptured, runMain } from "../../scripts/processes.ts";
import { UserError } from "../../cli/user-error.ts";
import { cpuMilliseconds, workerdOn } from "../../scripts/workerd-process.ts";
import { withStore } from "../../cli/store.ts";
import { answered, copyOf, page, publishCopies, replyTo, visitDashboard } from "./cost-pages.ts";
import { loadOf } from "./load.ts";
import { saveManyReplies } from "./many-replies-data.server.ts";
import { changeInvitations, pathOf, writeInvitations } from "./many-invitations.ts";

/** Replies, and messages that were sent of them, of each invitation. */
const repliesOfEach = 100;
const usualSizes = [100, 1_000, 10_000];

/** Costs by name: milliseconds of CPU, or seconds of a command. */
type Costs = Record<string, number>;

/**
 * Measures whether one invitation costs what one invitation costs, however many there are: the
 * Worker's CPU time for a page, a reply, a couple's page, `/healthz` and a sweep, and the seconds of
 * the command for one file, each size in a storage of its own.
 * `node tests/bench/flatness.ts [size …]`
 */
await runMain(async () => {
  const [, , ...args] = process.argv;
  if (process.env.BENCH_FOLDER) return console.log(JSON.stringify(await costsAt(Number(args[0]))));
  const sizes = args.length > 0 ? args.map(Number) : usualSizes;
  await buildWhereChanged();
  const columns: Costs[] = [];
  for (const size of sizes) columns.push(await inOwnProcess(size));
  print(sizes, columns);
});

/** A process for each size, because the storage's folder is read once. */
async function inOwnProcess(size: number): Promise<Costs> {
  const folder = await mkdtemp(join(tmpdir(), "bench-flatness-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const env = {
    ...process.env,
    BENCH_FOLDER: folder,
    STATE_DIR: join(folder, "state"),
    CONTENT_DIR: join(folder, "content"),
  };
  const script = fileURLToPath(import.meta.url);
  const { stdout, status } = spawnSync(process.execPath, [script, String(size)], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  await rm(folder, { recursive: true, force: true });
  const line = stdout.trim().split("\n").at(-1);
  if (status !== 0 || !line) throw new UserError(`${size} invitations were not measured`);
  return JSON.parse(line);
}

async function costsAt(size: number): Promise<Costs> {
  const { CONTENT_DIR: content = "", STATE_DIR: state = "" } = process.env;
  await writeInvitations(content, size);
  const migrating = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state];
  await runCaptured("wrangler", migrating);
  await publish(content, 1, 2);
  await copyPublished(size);
  const costs = await commandCosts(content);
  await withStore(false, async ({ content: kv }) => {
    // The pages that `cost.ts` copies are copies of this one.
    const text = await kv.get(`invitation:${pathOf(2)}`, "text");
    await kv.put(`invitation:${page.slice(1)}`, text ?? "");
  });
  await publishCopies(1);
  await withStore(false, ({ db }) => saveManyReplies(db, size * repliesOfEach, repliesOfEach));
  return { ...costs, ...(await workerCosts()) };
}

function publish(content: string, ...numbers: number[]): Promise<number> {
  const files = numbers.map((number) => join(content, `invitations/${pathOf(number)}.json`));
  return secondsOf(["publish", ...files, "--yes", "--json", "--no-pictures"]);
}

/** Copies what the command stores of the first to all after the second: minutes less at 10,000. */
async function copyPublished(size: number): Promise<void> {
  const first = pathOf(1);
  await withStore(false, async ({ content: kv }) => {
    const { keys } = await kv.list({ prefix: `invitation:${first}` });
    for (const { name, metadata } of keys) {
      const text = (await kv.get(name, "text")) ?? "";
      for (let number = 3; number <= size; number += 1)
        await kv.put(
          name.replace(first, pathOf(number)),
          text.replaceAll("bench-1", `bench-${number}`),
          {
            metadata: JSON.parse(JSON.stringify(metadata).replaceAll("bench-1", `bench-${number}`)),
          },
        );
    }
  });
}

async function commandCosts(content: string): Promise<Costs> {
  const file = join(content, `invitations/${pathOf(2)}.json`);
  const check = ["check", file, "--json"];
  await secondsOf(check);
  const checking = await secondsOf(check);
  await changeInvitations(content, [2], "Changed");
  const publishing = await publish(content, 2);
  const showing = await secondsOf(["show", pathOf(2), "--json"]);
  const listing = await secondsOf(["list", "--json"]);
  return {
    "check one, s": checking,
    "publish one, s": publishing,
    "show one, s": showing,
    "list all, s": listing,
  };
}

async function secondsOf(args: string[]): Promise<number> {
  const started = performance.now();
  await runCaptured("cli/index.js", args);
  return (performance.now() - started) / 1_000;
}

async function workerCosts(): Promise<Costs> {
  const port = await freePort();
  const directPort = await freePort();
  await serveBuild(port, readLocalSettings(port), { directPort });
  const pid = workerdOn(port);
  if (pid === null) throw new Error(`no workerd on ${port}`);
  const couple = await visitDashboard(directPort);
  const sweep = "/cdn-cgi/handler/scheduled?cron=*+*+*+*+*";
  const cpuOf = async (next: Parameters<typeof loadOf>[1], requests: number, at = directPort) => {
    await loadOf(at, next, requests, 4);
    const before = cpuMilliseconds(pid);
    await loadOf(at, next, requests * 2, 4);
    return (cpuMilliseconds(pid) - before) / requests / 2;
  };
  // Before the replies, whose mails wait for a server that is not there.
  const [health, sweeping] = [
    await cpuOf(() => "/healthz", 400),
    await cpuOf(() => sweep, 200, port),
  ];
  return {
    "page anew, ms": await cpuOf(() => `${copyOf(1)}?change=1`, 200),
    "reply, ms": await cpuOf(await replyTo(directPort), 200),
    [`couple's page of ${answered.answers} answers, ms`]: await cpuOf(() => couple, 100),
    "/healthz, ms": health,
    "sweep with nothing due, ms": sweeping,
  };
}

function print(sizes: number[], columns: Costs[]): void {
  const [first = {}] = columns;
  const heads = sizes.map((size) => `${size.toLocaleString("en")} invitations`);
  console.log(`| | ${heads.join(" | ")} | most × least |`);
  console.log(`| --- | ${sizes.map(() => "---").join(" | ")} | --- |`);
  for (const name of Object.keys(first)) {
    const values = columns.map((costs) => costs[name] ?? NaN);
    const ratio = Math.max(...values) / Math.min(...values);
    const cells = values.map((value) => value.toFixed(2));
    console.log(`| ${name} | ${cells.join(" | ")} | ${ratio.toFixed(2)} |`);
  }
}
