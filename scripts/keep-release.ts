import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { getPlatformProxy } from "wrangler";
import { migrate } from "./migrate.ts";
import { root } from "./paths.ts";
import { beforeExit, runMain, runCaptured } from "./processes.ts";

const fixtures = join(root, "tests/fixtures/release");

/**
 * Saves this release's published content and its schemas as fixtures. The tests of later releases
 * read that content with their own schemas, and what they publish with the saved ones. Run it after
 * a deployment (docs/running.md, "Deploying").
 */
await runMain(async () => {
  await mkdir(fixtures, { recursive: true });
  await writeFile(join(fixtures, "published.json"), JSON.stringify(await publish(), null, 1));
  await writeFile(join(fixtures, "reader.js"), await bundleReader());
  console.log("Kept in tests/fixtures/release: published.json, reader.js");
});

/**
 * Publishes with the staff command and returns the catalogue and a minimal set of invitations that
 * together use every field.
 */
async function publish(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), "keep-release-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const args = ["publish", "--all", "--yes", "--quiet", "--no-pictures"];
  await migrate(folder);
  await runCaptured("cli/index.js", args, { STATE_DIR: folder, PUBLIC_URL: "http://localhost" });
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
      ...minimalSet(await entries("invitation:")),
    ]);
  } finally {
    await proxy.dispose();
  }
}

type Entry = readonly [name: string, value: unknown];

/** Greedy cover: repeatedly takes the shortest entry that adds the most new features. */
function minimalSet(entries: readonly Entry[]): Entry[] {
  const features = new Set<string>();
  const selection: Entry[] = [];
  for (;;) {
    const added = entries.map((entry) => ({
      entry,
      new: featuresOf(entry[1]).filter((feature) => !features.has(feature)),
      length: JSON.stringify(entry[1]).length,
    }));
    const [best] = added.toSorted((a, b) => b.new.length - a.new.length || a.length - b.length);
    if (!best || best.new.length === 0) return selection;
    selection.push(best.entry);
    for (const feature of best.new) features.add(feature);
  }
}

/** The features of an entry: every path of fields, and every value chosen from a list. */
function featuresOf(node: unknown, path = ""): string[] {
  if (Array.isArray(node)) return [...new Set(node.flatMap((item) => featuresOf(item, path)))];
  if (
    typeof node === "string" &&
    /\.(type|programmeItem|fields|recipients|response|letters)$/.test(path)
  )
    return [`${path}=${node}`];
  if (typeof node !== "object" || node === null) return [path];
  const type: unknown = Reflect.get(node, "type");
  const place = typeof type === "string" ? `${path}.${type}` : path;
  return Object.entries(node).flatMap(([name, value]) =>
    name.length === 2 ? [] : featuresOf(value, `${place}.${name}`),
  );
}

/** The Worker's schemas, bundled into one file without imports. */
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
