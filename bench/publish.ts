import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { root } from "../scripts/paths.ts";
import { beforeExit, runMain, runCaptured } from "../scripts/processes.ts";

const invitations = 300;

const definitionSchema = v.looseObject({ slug: v.string() });
const answerSchema = v.object({
  published: v.array(v.object({ path: v.string(), state: v.string() })),
  documents: v.array(v.string()),
  writes: v.number(),
});

/**
 * Times the staff command on all of a studio's invitations: published for the first time,
 * unchanged, and after three changes.
 */
await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), "bench-publish-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const content = join(folder, "content");
  await cp(join(root, "content"), content, { recursive: true });
  const example = v.parse(
    v.pipe(v.string(), v.parseJson(), definitionSchema),
    await readFile(join(content, "invitations/wedding/anna-arman.json"), "utf8"),
  );
  await rm(join(content, "invitations"), { recursive: true });
  await mkdir(join(content, "invitations/wedding"), { recursive: true });
  for (let number = 1; number <= invitations; number += 1)
    await write(content, invitationOf(example, number, "Demo"));

  const env = { CONTENT_DIR: content, STATE_DIR: join(folder, "state") };
  const migrating = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", env.STATE_DIR];
  await runCaptured("wrangler", migrating);
  await measure("all of it, for the first time", env);
  await measure("all of it again", env);
  for (const number of [1, 150, 300])
    await write(content, invitationOf(example, number, "Changed"));
  await measure("after three changes", env);
});

type Definition = v.InferOutput<typeof definitionSchema>;

/** The example in all languages, with an address of its own and one alias. */
function invitationOf(example: Definition, number: number, word: string): Definition {
  const slug = `bench-${number}`;
  const definition = inAllLanguages({ ...example, description: { en: `${word} ${number}` } });
  return {
    ...v.parse(definitionSchema, definition),
    slug,
    languages: [...languages],
    aliases: [{ path: `wedding/${slug}-am`, language: "am" }],
  };
}

/** Completes the definition's own texts with English where a language is missing. */
function inAllLanguages(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inAllLanguages);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node);
  const english = entries.find(([name]) => name === "en")?.[1];
  if (typeof english === "string")
    return { ...Object.fromEntries(languages.map((code) => [code, english])), ...node };
  return Object.fromEntries(entries.map(([name, value]) => [name, inAllLanguages(value)]));
}

async function write(content: string, definition: Definition): Promise<void> {
  const file = join(content, `invitations/wedding/${definition.slug}.json`);
  await writeFile(file, JSON.stringify(definition, null, 2));
}

async function measure(what: string, env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  const answer = await runCaptured(
    "cli/index.ts",
    ["publish", "--all", "--yes", "--json", "--no-pictures"],
    env,
  );
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const { published, documents, writes } = v.parse(
    v.pipe(v.string(), v.parseJson(), answerSchema),
    answer,
  );
  const changed = published.filter(({ state }) => state !== "unchanged").length;
  console.log(
    `publish, ${what}: ${seconds} s, ${changed} of ${published.length} entries and ${documents.length} packs and catalogue files, ${writes} writes`,
  );
}
