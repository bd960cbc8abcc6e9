import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import * as v from "valibot";
import { kinds } from "#app/domain/invitation/kinds.ts";
import { commandIndex } from "./command-index.generated.ts";
import type { Completed, IndexedCommand } from "./command.ts";
import { contentAddresses } from "./content-addresses.ts";
import { contentDir } from "./root.ts";

/**
 * The words that may stand in place of the last of `words`: sub-commands, options, or what an
 * argument or an option takes.
 * @param words what was typed behind `studio`, the last one perhaps unfinished or empty.
 */
export async function complete(program: Command, words: readonly string[]): Promise<string[]> {
  const last = words.at(-1) ?? "";
  const earlierWords = words.slice(0, -1);
  const { command, values } = commandOf(program, earlierWords);
  const option = command.options.find(({ long }) => long === earlierWords.at(-1));
  const suggestions =
    option && (option.required || option.optional)
      ? await wordsFor(command, option.long ?? "", option.flags)
      : last.startsWith("-")
        ? optionsOf(command, earlierWords)
        : command.commands.length > 0
          ? namesOf(command)
          : await argumentsOf(command, values.length);
  return suggestions.filter((word) => word.startsWith(last));
}

/** The command that words name, and the words behind its name that are no options. */
function commandOf(
  program: Command,
  words: readonly string[],
): { command: Command; values: string[] } {
  let command = program;
  const values: string[] = [];
  for (const [index, word] of words.entries()) {
    const option = command.options.find(({ long }) => long === words[index - 1]);
    if (word.startsWith("-") || option?.required) continue;
    const next = command.commands.find(
      (subcommand) => subcommand.name() === word || subcommand.aliases().includes(word),
    );
    if (next && values.length === 0) command = next;
    else values.push(word);
  }
  return { command, values };
}

/** The command's own options and those of the commands above it, without those given already. */
function optionsOf(command: Command, earlierWords: readonly string[]): string[] {
  const longFlags: string[] = [];
  for (let ancestor: Command | null = command; ancestor; ancestor = ancestor.parent)
    longFlags.push(...ancestor.options.flatMap(({ long }) => long ?? []));
  return ["--help", ...longFlags].filter((long) => !earlierWords.includes(long));
}

function namesOf({ commands }: Command): string[] {
  return commands.map((command) => command.name()).filter((name) => !name.startsWith("__"));
}

/** Words for the place of an argument. */
async function argumentsOf(command: Command, index: number): Promise<string[]> {
  const { registeredArguments } = command;
  const argument = registeredArguments[index] ?? registeredArguments.at(-1);
  if (!argument || (index >= registeredArguments.length && !argument.variadic)) return [];
  return wordsFor(command, argument.name(), argument.name());
}

/**
 * The words that an argument or an option takes, as far as they are few.
 * @param name as `completes` has it: `state`, `--template`.
 * @param written how its value is written in the help.
 */
async function wordsFor(command: Command, name: string, written: string): Promise<string[]> {
  const completed = factsOf(command)?.completes?.[name];
  if (completed === undefined) return written.includes("kind/slug") ? contentAddresses() : [];
  if (typeof completed !== "string") return [...completed];
  return contents[completed]();
}

/** The index's entry of a command. */
function factsOf(command: Command): IndexedCommand | undefined {
  const parent = command.parent?.parent ? `${command.parent.name()} ` : "";
  const name = parent + command.name();
  return commandIndex.find(
    (entry): entry is IndexedCommand => "guarantee" in entry && entry.name === name,
  );
}

/** The names that `content/` has of a kind. */
const contents: Record<Extract<Completed, string>, () => Promise<string[]>> = {
  addresses: contentAddresses,
  "addresses and kinds": async () => [...(await contentAddresses()), ...kinds],
  palettes: () => namesIn("palettes/*.json"),
  templates: async () => (await namesIn("templates/*.json")).filter((name) => /^\d+$/.test(name)),
  cards: () => idsIn("cards"),
  animations: () => idsIn("animations"),
};

/** The ids of the catalogue's cards or animations; none where the file cannot be read. */
async function idsIn(list: "cards" | "animations"): Promise<string[]> {
  const file = join(contentDir, `catalogue/${list}.json`);
  const text = await readFile(file, "utf8").catch(() => "{}");
  const listSchema = v.looseObject({ [list]: v.array(v.object({ id: v.string() })) });
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), text);
  return result.success ? (result.output[list] ?? []).map(({ id }) => id) : [];
}

async function namesIn(pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: contentDir }));
  return files.map((file) => file.replace(/^.*[\\/]/, "").replace(/\.json$/, "")).toSorted();
}
