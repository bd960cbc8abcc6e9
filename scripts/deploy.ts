import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { requiredSettingNames } from "#app/lib/settings.ts";
import studio from "../content/studio.json" with { type: "json" };
import { build } from "./build.ts";
import { deploy, type Machine, type Production } from "./deployment.ts";
import { root } from "./paths.ts";
import { runMain, read, run } from "./processes.ts";

await runMain(async () => {
  const { values } = parseArgs({ options: { invitations: { type: "boolean", default: false } } });
  const machine: Machine = { run, read, build, ask, say: console.log, pause: 5_000 };
  await deploy(machine, readProduction(), { ...values, release: releaseName() });
});

function readProduction(): Production {
  const { vars, routes, kv_namespaces, d1_databases } = unstable_readConfig({
    config: join(root, "wrangler.toml"),
  });
  const namespaces: { binding: string; id?: string }[] = kv_namespaces;
  const named: (string | { pattern: string })[] = routes ?? [];
  const databases: { binding: string; database_id?: string }[] = d1_databases;
  return {
    ids: new Map([
      ...namespaces.map(({ binding, id }) => [binding, id] as const),
      ...databases.map(({ binding, database_id }) => [binding, database_id] as const),
    ]),
    vars,
    domains: named
      .map((route) => (typeof route === "string" ? route : route.pattern))
      .map((pattern) => pattern.split("/")[0] ?? ""),
    studio,
    required: requiredSettingNames,
    publicUrl: process.env.PUBLIC_URL,
  };
}

/** The commit, and the time, because uncommitted changes may be deployed too. */
function releaseName(): string {
  const moment = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, "");
  try {
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return `${commit.trim()}-${moment}`;
  } catch {
    return moment;
  }
}

async function ask(address: string) {
  try {
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(address, { redirect: "follow", signal });
    const release = response.headers.get("X-Release");
    return { status: response.status, release, body: await response.text() };
  } catch {
    // Not running yet, or unreachable from here: the caller tries again and reports it in the end.
    return null;
  }
}
