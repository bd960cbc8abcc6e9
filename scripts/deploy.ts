import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { build } from "./build.ts";
import { root } from "./places.ts";
import studio from "../content/studio.json" with { type: "json" };
import { program, run } from "./processes.ts";
import { Refusal } from "./refusal.ts";

/** The order matters: the new Worker finds its tables and its content where it looks for them. */
await program(async () => {
  requireOwnResources();
  requireOwnAddress();
  await build();
  await step("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
  await step("cli/index.ts", ["publish", "--all", "--remote", "--yes"]);
  await step("wrangler", ["deploy", "--config", "build/server/wrangler.json"]);
});

async function step(bin: string, args: string[]): Promise<void> {
  const code = await run(bin, args);
  if (code !== 0) throw new Refusal(`Stopped at: ${bin} ${args.join(" ")} (exit code ${code})`);
}

/** @throws Refusal while wrangler.toml still names nobody's KV namespace or database. */
function requireOwnResources(): void {
  const configuration = unstable_readConfig({ config: join(root, "wrangler.toml") });
  const namespaces: { binding: string; id?: string }[] = configuration.kv_namespaces;
  const databases: { binding: string; database_id?: string }[] = configuration.d1_databases;
  const ids = new Map([
    ...namespaces.map(({ binding, id }) => [binding, id] as const),
    ...databases.map(({ binding, database_id }) => [binding, database_id] as const),
  ]);
  const placeholders = [...ids].filter(([, id]) => id === undefined || /^[0-]*1?$/.test(id));
  if (placeholders.length === 0) return;
  const names = placeholders.map(([binding]) => binding).join(", ");
  throw new Refusal(
    `wrangler.toml holds placeholder ids for ${names}. docs/running.md, "The first time", says how to make your own.`,
  );
}

/** @throws Refusal while content/studio.json names nobody: `.example` is no domain (RFC 2606). */
function requireOwnAddress(): void {
  if (!studio.email.endsWith(".example")) return;
  throw new Refusal(
    `content/studio.json holds the sample address ${studio.email}. docs/invitations.md, "The studio's own pages", says what to set.`,
  );
}
