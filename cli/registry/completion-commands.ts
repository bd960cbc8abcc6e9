import type { Command } from "commander";
import { examples } from "./examples.ts";

/** Completion of commands, options and addresses in a shell. */
export function registerCompletion(program: Command): void {
  program.commandsGroup("This command:");
  program
    .command("completion <shell>")
    .description("print the script that completes commands and addresses, for bash, zsh or fish")
    .addHelpText(
      "after",
      `${examples("completion bash >> ~/.bashrc", "completion zsh >> ~/.zshrc")}
  studio completion fish > ~/.config/fish/completions/studio.fish`,
    )
    .action(async (shell: string) => {
      const { printCompletion } = await import("../commands/completion.ts");
      return printCompletion(shell);
    });

  program
    .command("__complete [words...]", { hidden: true })
    .allowUnknownOption()
    .helpOption(false)
    .action(async (words: string[]) => {
      const { complete } = await import("../completion.ts");
      for (const word of await complete(program, words)) process.stdout.write(`${word}\n`);
    });
}
