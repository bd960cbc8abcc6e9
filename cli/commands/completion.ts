import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import * as v from "valibot";
import { orderStates } from "#app/shop/order/states.ts";
import { kinds } from "#app/domain/invitation/kinds.ts";
import { languages } from "#app/i18n/languages.ts";
import { requireChoice } from "../choice.ts";
import { contentDir, root } from "../root.ts";

/** The file that any Node starts. */
const launcher = join(root, "cli/bin/studio.js");

/**
 * Each script asks this command itself for the words that fit, so that it need not be written anew
 * when a command is added. It makes `studio` a command of every folder.
 */
const scripts = {
  bash: `studio() { '${launcher}' "$@"; }
_studio() {
  local IFS=$'\\n'
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=($(compgen -W "$(studio __complete -- "\${words[@]}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -gt 0 ] || compopt -o default 2>/dev/null
}
complete -F _studio studio
`,
  zsh: `studio() { '${launcher}' "$@"; }
_studio() {
  local -a found
  found=(\${(f)"$(studio __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( \${#found} )); then compadd -a found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _studio studio
`,
  fish: `function studio; '${launcher}' $argv; end
function __studio_complete
  set -l words (commandline -opc) (commandline -ct)
  studio __complete -- $words[2..-1] 2>/dev/null
end
complete -c studio -f -a '(__studio_complete)'
`,
} as const;

const shells = ["bash", "zsh", "fish"] as const;

/** `studio completion SHELL`: prints the script that a shell reads at its start. */
export function printCompletion(shell: string): void {
  process.stdout.write(scripts[requireChoice("shell", shell, shells)]);
}

/**
 * The words that may stand in place of the last of `words`: sub-commands, options, or what an
 * argument or an option takes.
 * @param words what was typed behind `studio`, the last one perhaps unfinished or empty.
 */
export async function complete(program: Command, words: readonly string[]): Promise<string[]> {
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  const { command, values } = commandOf(program, before);
  const option = command.options.find(({ long }) => long === before.at(-1));
  const found =
    option && (option.required || option.optional)
      ? await valuesOf(option.long ?? "", command)
      : last.startsWith("-")
        ? optionsOf(command, before)
        : command.commands.length > 0
          ? namesOf(command)
          : await argumentsOf(command, values.length);
  return found.filter((word) => word.startsWith(last));
}

/** The command that words name, and the words behind its name that are no options. */
function commandOf(
  program: Command,
  words: readonly string[],
): { command: Command; values: string[] } {
  let command = program;
  const values: string[] = [];
  for (const [index, word] of words.entries()) {
    const known = command.options.find(({ long }) => long === words[index - 1]);
    if (word.startsWith("-") || known?.required) continue;
    const next = command.commands.find(
      (one) => one.name() === word || one.aliases().includes(word),
    );
    if (next && values.length === 0) command = next;
    else values.push(word);
  }
  return { command, values };
}

/** The command's own options and those of the commands above it, without those given already. */
function optionsOf(command: Command, before: readonly string[]): string[] {
  const own: string[] = [];
  for (let one: Command | null = command; one; one = one.parent)
    own.push(...one.options.flatMap(({ long }) => long ?? []));
  return ["--help", ...own].filter((long) => !before.includes(long));
}

function namesOf({ commands }: Command): string[] {
  return commands.map((one) => one.name()).filter((name) => !name.startsWith("__"));
}

async function argumentsOf({ registeredArguments }: Command, index: number): Promise<string[]> {
  const argument = registeredArguments[index] ?? registeredArguments.at(-1);
  if (!argument || (index >= registeredArguments.length && !argument.variadic)) return [];
  const name = argument.name();
  if (name === "state") return [...orderStates];
  if (name === "shell") return [...shells];
  if (name === "card") return idsIn("cards");
  if (name === "animation") return idsIn("animations");
  if (name === "paths") return [...(await addresses()), ...kinds];
  return name.includes("kind/slug") ? addresses() : [];
}

/** What an option takes, as far as it is one of a few words. */
async function valuesOf(long: string, command: Command): Promise<string[]> {
  if (long === "--language" || long === "--languages") return [...languages];
  if (long === "--invitation") return addresses();
  if (long === "--from") return command.name() === "palette" ? palettes() : addresses();
  if (long === "--template")
    return (await namesIn("templates/*.json")).filter((name) => /^\d+$/.test(name));
  if (long === "--state" && command.parent?.name() === "orders") return [...orderStates];
  return [];
}

/** The addresses of the definitions in `content/`. */
async function addresses(): Promise<string[]> {
  const found = await Array.fromAsync(
    glob(["invitations/*/*.json", "templates/*.json"], { cwd: contentDir }),
  );
  return found
    .map((file) =>
      file
        .replaceAll("\\", "/")
        .replace(/^invitations\//, "")
        .replace(/\.json$/, ""),
    )
    .toSorted();
}

/** The ids of the catalogue's cards or animations; none where the file cannot be read. */
async function idsIn(list: "cards" | "animations"): Promise<string[]> {
  const file = join(contentDir, `catalogue/${list}.json`);
  const text = await readFile(file, "utf8").catch(() => "{}");
  const known = v.looseObject({ [list]: v.array(v.object({ id: v.string() })) });
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), known), text);
  return found.success ? (found.output[list] ?? []).map(({ id }) => id) : [];
}

function palettes(): Promise<string[]> {
  return namesIn("palettes/*.json");
}

async function namesIn(pattern: string): Promise<string[]> {
  const found = await Array.fromAsync(glob(pattern, { cwd: contentDir }));
  return found.map((file) => file.replace(/^.*[\\/]/, "").replace(/\.json$/, "")).toSorted();
}
