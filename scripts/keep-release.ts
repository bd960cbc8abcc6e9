import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { getPlatformProxy } from "wrangler";
import { root } from "./paths.ts";
import { beforeExit, runMain, runCaptured } from "./processes.ts";

const fixtures = join(root, "tests/fixtures/release");

/**
 * Keeps what this release publishes, and how it reads, as fixtures: the tests of the releases that
 * follow read the one with their own schemas, and what they publish with the other. Run it once a
 * release has been deployed (docs/running.md, "Deploying").
 */
await runMain(async () => {
  await mkdir(fixtures, { recursive: true });
  await writeFile(join(fixtures, "published.json"), JSON.stringify(await publish(), null, 1));
  await writeFile(join(fixtures, "reader.js"), await bundleReader());
  console.log("Kept in tests/fixtures/release: published.json, reader.js");
});

/** What the staff command publishes: the catalogue, and as few invitations as show all that there is. */
async function publish(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), "keep-release-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const args = ["publish", "--all", "--yes", "--quiet", "--no-pictures"];
  const migrating = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", folder];
  await runCaptured("wrangler", migrating);
  await runCaptured("cli/index.ts", args, { STATE_DIR: folder, PUBLIC_URL: "http://localhost" });
  const proxy = await getPlatformProxy<{ CONTENT: KVNamespace }>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(folder, "v3") },
    remoteBindings: false,
    envFiles: [],
  });
  try {
    const { CONTENT } = proxy.env;
    const entries = async (prefix: string) => {
      const { keys } = await CONTENT.list({ prefix });
      const names = keys.map(({ name }) => name).filter((name) => !name.includes("@"));
      return Promise.all(
        names.map(async (name) => [name, await CONTENT.get(name, "json")] as const),
      );
    };
    return Object.fromEntries([
      ...(await entries("catalogue:")),
      ...fewest(await entries("invitation:")),
    ]);
  } finally {
    await proxy.dispose();
  }
}

type Entry = readonly [name: string, value: unknown];

/** The shortest entry of those that add the most, until none adds anything. */
function fewest(entries: readonly Entry[]): Entry[] {
  const shown = new Set<string>();
  const kept: Entry[] = [];
  for (;;) {
    const added = entries.map((entry) => ({
      entry,
      new: sayingsOf(entry[1]).filter((saying) => !shown.has(saying)),
      length: JSON.stringify(entry[1]).length,
    }));
    const [best] = added.toSorted((a, b) => b.new.length - a.new.length || a.length - b.length);
    if (!best || best.new.length === 0) return kept;
    kept.push(best.entry);
    for (const saying of best.new) shown.add(saying);
  }
}

/** Where a definition says something: each path of fields, and the names that are chosen from lists. */
function sayingsOf(node: unknown, path = ""): string[] {
  if (Array.isArray(node)) return [...new Set(node.flatMap((item) => sayingsOf(item, path)))];
  if (typeof node === "string" && /\.(type|stage|fields|recipients|response|letters)$/.test(path))
    return [`${path}=${node}`];
  if (typeof node !== "object" || node === null) return [path];
  const type: unknown = Reflect.get(node, "type");
  const here = typeof type === "string" ? `${path}.${type}` : path;
  return Object.entries(node).flatMap(([name, value]) =>
    name.length === 2 ? [] : sayingsOf(value, `${here}.${name}`),
  );
}

/** The schemas that the Worker reads with, in one file that needs nothing else. */
async function bundleReader(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root,
    ssr: { noExternal: true },
    build: {
      write: false,
      minify: true,
      ssr: "tests/support/reader.ts",
      rolldownOptions: { output: { format: "es" } },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error("the reader was not built");
  return chunk.code;
}
