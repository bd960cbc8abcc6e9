import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { groups, headings } from "../cli/command-groups.ts";
import type { Command } from "../cli/command.ts";
import { root } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

const folder = "cli/commands";
const indexFile = "cli/command-index.generated.ts";

/** A command or a group, what it stands below in the help, and what the index has of it. */
export type Entry = { name: string; after: string; line: object };

/**
 * The index of the staff command by its path from the repository's root.
 * @throws UserError where a command stands below nothing, or in a folder that is no group.
 */
export async function commandIndex(): Promise<ReadonlyMap<string, string>> {
  return new Map([[indexFile, textOf(inOrder([...namedGroups(), ...(await readCommands())]))]]);
}

/** The entries of all commands, by the files of `cli/commands`. */
async function readCommands(): Promise<Entry[]> {
  const names = globSync("**/*.ts", { cwd: join(root, folder) })
    .map((file) => file.split(sep).join(" ").replace(/\.ts$/, ""))
    .toSorted();
  return Promise.all(
    names.map(async (name) => {
      const file = join(root, folder, `${name.replace(" ", "/")}.ts`);
      const { command }: { command: Command } = await import(pathToFileURL(file).href);
      const { after, answer, run: _, ...facts } = command;
      return { name, after, line: { name, ...facts, answers: answer !== null } };
    }),
  );
}

function namedGroups(): Entry[] {
  return Object.entries(groups).map(([name, { after, description }]) => ({
    name,
    after,
    line: { name, description },
  }));
}

/**
 * Commands and groups in the order of the help, those at the top with the heading that they are
 * under.
 * @throws UserError where a command stands below nothing, or in a folder that is no group.
 */
export function inOrder(entries: readonly Entry[]): object[] {
  for (const { name, after } of entries) requirePlace(name, after, entries);
  const lines = headings.flatMap((heading) =>
    below(heading, entries).map(({ name, line }) =>
      name.includes(" ") ? line : { heading, ...line },
    ),
  );
  const lost = entries.length - lines.length;
  if (lost > 0) throw new UserError(`${lost} commands stand below each other in a circle`);
  return lines;
}

function textOf(lines: readonly object[]): string {
  return `// Written by \`npm run commands\` from the files of ${folder}.
import type { IndexedCommand, IndexedGroup } from "./command.ts";

export const commandIndex: readonly (IndexedCommand | IndexedGroup)[] = [
${lines.map((line) => `  ${JSON.stringify(line)},`).join("\n")}
];
`;
}

/** @throws UserError for a command of no group, and for one that stands below nothing. */
function requirePlace(name: string, anchor: string, entries: readonly Entry[]): void {
  const [first = "", second] = name.split(" ");
  if (second !== undefined && !(first in groups))
    throw new UserError(`${folder}/${first} is no group of cli/command-groups.ts`);
  const isHeading = second === undefined && headings.some((heading) => heading === anchor);
  const other = entries.find((entry) => entry.name === anchor);
  const isSibling =
    second === undefined
      ? other !== undefined && !anchor.includes(" ")
      : anchor === first || anchor.startsWith(`${first} `);
  if (!isHeading && !(other && isSibling))
    throw new UserError(`${name} stands below "${anchor}", where no command can stand`);
}

/**
 * Entries below a heading or a command, in order. Of several below the same, those that nothing
 * follows come first, so that a new one stands where it says and moves no others.
 */
function below(anchor: string, entries: readonly Entry[]): Entry[] {
  return entries
    .filter((entry) => entry.after === anchor)
    .map((entry) => ({ entry, followers: below(entry.name, entries) }))
    .toSorted(
      (branch, other) =>
        Number(isOf(anchor, other.entry)) - Number(isOf(anchor, branch.entry)) ||
        branch.followers.length - other.followers.length ||
        branch.entry.name.localeCompare(other.entry.name),
    )
    .flatMap(({ entry, followers }) => [entry, ...followers]);
}

/** True if a command is of the group of that name: the group's own come before what follows it. */
function isOf(group: string, { name }: Entry): boolean {
  return name.startsWith(`${group} `);
}
