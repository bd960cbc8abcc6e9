import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "oxfmt";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import { wordSources } from "#app/domain/authoring/guide/part-texts.ts";
import { editorWordsOf, programmeItemPacks } from "#app/domain/authoring/guide/texts.ts";
import { jsonSchemas } from "#app/domain/authoring/guide/json-schema.ts";
import { outdatedPictures } from "./brand-pictures.ts";
import { commandIndex } from "./command-index.generated.ts";
import type { Guarantee } from "./command.ts";
import { pathOf, readContent, type Content } from "./content.ts";
import { contentDir, root } from "./root.ts";
import { textIfThere } from "./files.ts";

/**
 * Writes the derived files that have changed: the JSON Schemas of `content/`, and the document on
 * commands.
 * @returns their names.
 */
export async function writeDerivedFiles(): Promise<string[]> {
  const written: string[] = [];
  for (const [file, text] of await derivedFiles(await readContent())) {
    if ((await textIfThere(pathOf(file))) === text) continue;
    await writeFile(pathOf(file), text);
    written.push(file);
  }
  return written;
}

/** Derived files that differ from what `studio schema` and `studio brand` would write. */
export async function outdatedFiles(content: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [file, text] of await derivedFiles(content)) {
    if ((await textIfThere(pathOf(file))) === text) continue;
    const message = "is out of date, write it anew with: npm run studio -- schema";
    problems.push({ file, path: "", message });
  }
  return contentDir === join(root, "content")
    ? [...problems, ...(await outdatedPictures(content))]
    : problems;
}

/** The texts of the derived files. The document belongs to the repository, not to other content. */
async function derivedFiles(content: Content): Promise<Map<string, string>> {
  const sources = await readSources(content);
  const derived = new Map<string, string>();
  for (const [file, value] of jsonSchemas(editorWordsOf(sources)))
    derived.set(file, `${JSON.stringify(value, null, 2)}\n`);
  if (contentDir !== join(root, "content")) return derived;
  const commands = "docs/commands.md";
  const { code } = await format(commands, commandsDocument(), { printWidth: 100 });
  return derived.set(commands, code);
}

/** The files from which schemas are made: code by the repository's, content by `content`. */
async function readSources({ files }: Content): Promise<Map<string, string>> {
  const code = wordSources.filter((pattern) => !pattern.startsWith("content/"));
  const names = await Array.fromAsync(glob(code, { cwd: root }));
  const texts = names.map(async (name): Promise<[string, string]> => [
    name,
    await readFile(join(root, name), "utf8"),
  ]);
  const packs = programmeItemPacks.map(async (name): Promise<[string, string]> => [
    name,
    (await textIfThere(pathOf(name))) ?? "",
  ]);
  const read = await Promise.all([...texts, ...packs]);
  const all = [...read, ...files.map(({ file, text }): [string, string] => [file, text])];
  return new Map(all.toSorted(([firstFile], [other]) => (firstFile < other ? -1 : 1)));
}

const changeTexts: Record<Guarantee["changes"], string> = {
  nothing: "nothing",
  files: "files",
  storage: "storage",
  both: "files and storage",
};

const brokenOff: Record<Guarantee["again"], string> = {
  same: "run it again: it finishes",
  more: "run it again: it makes one more",
  says: "it names the command that goes on",
};

/** docs/commands.md: what becomes of each command that is broken off, and of two at once. */
function commandsDocument(): string {
  const commands = commandIndex.flatMap((entry) => ("guarantee" in entry ? [entry] : []));
  const kinds = Map.groupBy(commands, ({ guarantee }) => endOf(guarantee));
  const lines = [...kinds].map(([end, alike]) => `- ${end}: ${namesOf(alike)}`);
  const offline = commands.filter(({ guarantee }) => guarantee.offline);
  const silent = commands.filter(({ answers }) => !answers);
  return `${beginning}

${lines.toSorted().join("\n")}

With \`--remote\` each works on production, but ${namesOf(offline)}, for which it means nothing. With \`--json\` each answers in JSON, but ${namesOf(silent)}, which prints a script.
`;
}

function namesOf(commands: readonly { name: string }[]): string {
  return commands.map(({ name }) => `\`${name}\``).join(", ");
}

/** What a command changes, what a second try does, and what two at once leave. */
function endOf(guarantee: Guarantee): string {
  const { changes, again } = guarantee;
  if (changes === "nothing") return "**Changes nothing**; two at once both answer";
  return `**Changes ${changeTexts[changes]}**; ${brokenOff[again]}; two at once: ${atOnce(guarantee)}`;
}

function atOnce({ again, waits }: Guarantee): string {
  if (waits) return "the second waits";
  if (again === "more") return "each makes its own";
  return again === "says" ? "one works, one is refused" : "as one";
}

const beginning = `# Every command, however it ends

For staff and owners: what becomes of a command when the network or the machine fails in the middle, and when two people start it at the same moment. How to use each: \`npm run studio -- COMMAND --help\`. Tests run each of them, also broken off before every single request and started again, and twice at once.

- **Files** are those of this checkout; **storage** is KV, D1 and R2: pages, orders, replies, guests, mail, media.
- **It finishes**: what was begun is completed, and nothing is done twice. A publication that died keeps its lease for a minute, for which the next run waits.
- **As one**: the two leave what one leaves. Where the second finds its work done, or the guests changed meanwhile, it says so and changes nothing.
- A sentence that says that it is **not known** whether the last change was stored means just that: look first (\`show\`, \`orders show\`, \`guests list\`, \`outbox list\`).

Written by \`npm run commands\` from the files of \`cli/commands\`.

## By how they end`;
