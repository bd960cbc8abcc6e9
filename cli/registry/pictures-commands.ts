import type { Command } from "commander";
import { examples } from "./examples.ts";

/** What is made of the drawings on this machine: a Worker has no browser. */
export function registerPictures(program: Command): void {
  program.commandsGroup("Pictures and films:");
  withText(program.command("card <card>"))
    .description(
      "draw a card of the catalogue with any names: pictures for chats, PDFs for printers",
    )
    .option("--forms <list>", "of 4x5,9x16,a6,5x7; all unless given")
    .option("--out <folder>", "where to; card-CARD in this folder without it")
    .addHelpText(
      "after",
      examples(
        'card pomegranate --names "Անի, Դավիթ" --date "12.06.2027 17:00" --place Երևան',
        "card rocket --names Նարեկ --languages am,ru --forms 4x5",
      ),
    )
    .action(async (id: string, _own, command: Command) => {
      const { card } = await import("../commands/card.ts");
      return card(id, command.optsWithGlobals());
    });

  withText(program.command("film <animation>"))
    .description(
      "make an animation of the catalogue with any names: a film for phones, its picture",
    )
    .option("--silent", "without music")
    .option("--out <folder>", "where to; film-ANIMATION in this folder without it")
    .addHelpText(
      "after",
      examples(
        'film petals --names "Արթուր, Լուսինե" --date "08.05.2027 16:00" --place Արարատ',
        'film loom --names "Hrant, Shushan" --languages en --silent',
      ),
    )
    .action(async (id: string, _own, command: Command) => {
      const { film } = await import("../commands/film.ts");
      return film(id, command.optsWithGlobals());
    });
}

/** Adds the options of a picture's text. */
function withText(command: Command): Command {
  return command
    .requiredOption("--names <names>", 'one or two, as in "Անի, Դավիթ", in any letters')
    .option("--date <time>", "the day, and the hour if it is to be said: 12.06.2027 17:00")
    .option("--place <text>", "in the first language")
    .option("--title <text>", "in the first language; the occasion's usual one unless given")
    .option("--languages <list>", "as in am,en,ru; each has files of its own");
}
