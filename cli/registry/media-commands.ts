import type { Command } from "commander";
import { examples } from "./examples.ts";

/** `studio media …`. Each command imports its implementation when it runs. */
export function registerMedia(program: Command): void {
  const media = program.command("media").description("photos, music and films");
  media
    .command("add <files...>")
    .usage("[options] [kind/slug] <files...>")
    .description("take files into content/media, for an invitation or for all, and upload them")
    .option("--as <name>", "another name than the file's, for one file")
    .addHelpText(
      "after",
      examples("media add wedding/anna-arman ~/Downloads/IMG_0042.HEIC ~/Downloads/song.mp3"),
    )
    .action(async (files: string[], _own, command: Command) => {
      const { addMedia } = await import("../commands/media/add.ts");
      return addMedia(files, command.optsWithGlobals());
    });
  media
    .command("list [kind/slug]")
    .description("files with their size, where they are used, and what R2 lacks of them")
    .addHelpText("after", examples("media list", "media list wedding/anna-arman"))
    .action(async (folder: string | undefined, _own, command: Command) => {
      const { listMedia } = await import("../commands/media/list.ts");
      return listMedia(folder, command.optsWithGlobals());
    });
  media
    .command("fetch <kind/slug>")
    .description("bring an invitation's files that another person added from R2 to this machine")
    .addHelpText("after", examples("media fetch wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { fetchMedia } = await import("../commands/media/fetch.ts");
      return fetchMedia(path, command.optsWithGlobals());
    });
  media
    .command("unused")
    .description("files that no definition names")
    .addHelpText("after", examples("media unused"))
    .action(async (_own, command: Command) => {
      const { unusedMedia } = await import("../commands/media/unused.ts");
      return unusedMedia(command.optsWithGlobals());
    });
  media
    .command("rm <names...>")
    .description("remove files from content/media that no definition names")
    .option("--dry-run", "only say what would be removed")
    .addHelpText("after", examples("media rm media/wedding/anna-arman/img-0042.jpg --dry-run"))
    .action(async (names: string[], _own, command: Command) => {
      const { removeMedia } = await import("../commands/media/rm.ts");
      return removeMedia(names, command.optsWithGlobals());
    });
  media
    .command("orphans")
    .description("files in R2 that no version, preview or definition names any more")
    .option("--remove", "remove them")
    .option("--dry-run", "only list them")
    .addHelpText("after", examples("media orphans --remote", "media orphans --remove --remote"))
    .action(async (_own, command: Command) => {
      const { orphans } = await import("../commands/media/orphans.ts");
      return orphans(command.optsWithGlobals());
    });
}
