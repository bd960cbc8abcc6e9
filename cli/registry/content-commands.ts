import type { Command } from "commander";
import { examples } from "./examples.ts";

/** What belongs to the studio and not to one invitation. */
export function registerContent(program: Command): void {
  program.commandsGroup("The studio's own texts and colours:");
  program
    .command("palette <name>")
    .description("begin a palette of your own in content/palettes from another one")
    .requiredOption("--from <palette>", "the palette to start from")
    .addHelpText("after", examples("palette anna-rose --from almond"))
    .action(async (name: string, own: { from: string }, command: Command) => {
      const { palette } = await import("../commands/palette.ts");
      return palette(name, { ...command.optsWithGlobals(), ...own });
    });

  program
    .command("brand")
    .description("draw the studio's icons and pictures for chats from content/studio.json")
    .addHelpText("after", examples("brand"))
    .action(async (_own, command: Command) => {
      const { brand } = await import("../commands/brand.ts");
      return brand(command.optsWithGlobals());
    });

  program
    .command("translations")
    .description("what the language packs lack, and what pages reported as missing")
    .option("--clear", "forget what pages reported")
    .addHelpText("after", examples("translations --remote"))
    .action(async (_own, command: Command) => {
      const { translations } = await import("../commands/translations.ts");
      return translations(command.optsWithGlobals());
    });

  program
    .command("schema")
    .description("write what is derived from content: JSON Schemas for editors, tables in docs")
    .option("--command <name>", "print the JSON Schema of a command's --json answer instead")
    .addHelpText("after", examples("schema", 'schema --command "orders list"'))
    .action(async (own: { command?: string }, command: Command) => {
      if (own.command !== undefined) {
        const { printAnswerSchema } = await import("../commands/answer-schema.ts");
        return printAnswerSchema(own.command);
      }
      const { schema } = await import("../derived-files.ts");
      return schema(command.optsWithGlobals());
    });
}
