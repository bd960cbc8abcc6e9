import type { Command } from "./command.ts";

/**
 * Loads a command with all that it needs to run.
 * @param name as the index has it: `orders contact`.
 */
export async function loadCommand(name: string): Promise<Command> {
  // A variable, because a bundler would take a template for one folder's files.
  const file = `./commands/${name.replace(" ", "/")}.ts`;
  const { command }: { command: Command } = await import(file);
  return command;
}
