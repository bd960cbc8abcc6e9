import type { Command } from "commander";
import { examples } from "./examples.ts";

/** What is made of the drawings on this machine: a Worker has no browser. */
export function registerPictures(program: Command): void {
  program.commandsGroup("Pictures and films:");
  program
    .command("deliver <kind/slug>")
    .description(
      "make the files of a published card or animation, and mail its customer the way to them",
    )
    .addHelpText("after", examples("deliver wedding/davit-mane --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { deliver } = await import("../commands/deliver.ts");
      return deliver(path, command.optsWithGlobals());
    });
  withText(program.command("film <animation>"))
    .description("an animation as a film for phones, with its picture")
    .option("--silent", "without music")
    .option("--out <folder>", "where to; films in this folder without it")
    .addHelpText(
      "after",
      examples(
        "film petals",
        'film petals --names "Արթուր, Լուսինե" --date 08.05.2027 --place "Արարատ, ժամը 16:00"',
        'film loom --names "Hrant, Shushan" --language en --silent --out ~/Desktop',
      ),
    )
    .action(async (animation: string, _own, command: Command) => {
      const { film } = await import("../commands/film.ts");
      return film(animation, command.optsWithGlobals());
    });
}

/** Adds the options of a picture's text (`cli/pictures/typed-text.ts`). */
function withText(command: Command): Command {
  return command
    .option("--names <list>", "one or two, with a comma between, in letters of any language")
    .option("--date <day>", "as in 12.06.2027")
    .option("--title <text>", "the line above the names")
    .option("--place <text>", "the last line: the place, the hour, or both")
    .option("--language <code>", "am, en, ru, nl, fr or de; am without it");
}
