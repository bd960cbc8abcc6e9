import type { Command } from "commander";
import { commandIndex } from "../../../cli/command-index.generated.ts";
import type { Guarantee } from "../../../cli/command.ts";
import { createProgram } from "../../../cli/program.ts";

type Named = { name: string; words: string[] };

/** All commands that do something, by their whole names. */
function leavesOf(command: Command, before: string[] = []): Named[] {
  return command.commands
    .filter((one) => !one.name().startsWith("__"))
    .flatMap((one) => {
      const words = [...before, one.name()];
      return one.commands.length > 0 ? leavesOf(one, words) : [{ name: words.join(" "), words }];
    });
}

/** The registered commands that do something. */
export const leaves = leavesOf(createProgram());

/** Guarantee that each command gives of itself, however it ends. */
export const guarantees: Readonly<Record<string, Guarantee>> = Object.fromEntries(
  commandIndex.flatMap((entry) => ("guarantee" in entry ? [[entry.name, entry.guarantee]] : [])),
);
