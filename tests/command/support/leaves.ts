import type { Command } from "commander";
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
