import type { Command } from "commander";
import { examples } from "./examples.ts";

/** Guests by name. */
export function registerGuests(program: Command): void {
  const guests = program.command("guests").description("guests by name, with their personal links");
  guests
    .command("import <kind/slug> <file>")
    .description("read a sheet (XLSX, CSV, TSV), show what it adds and changes, ask, and write it")
    .option("--sheet <names...>", "read these sheets of a workbook, not the one that looks best")
    .option("--headings <line>", "the line of the headings, or none")
    .option("--column <letter=field...>", "what a column is: C=names, D=none")
    .option("--letters <encoding>", "how letters are stored: windows-1251, macintosh, mended …")
    .option("--separator <sign>", "what stands between cells: tab, semicolon, comma, bar, none")
    .option("--doubles", "add also those that may be there already")
    .option("--dry-run", "show what it adds and changes, and write nothing")
    .addHelpText("after", examples("guests import wedding/anna-arman guests.xlsx --remote"))
    .action(async (path: string, file: string, _own, command: Command) => {
      const { importGuests } = await import("../commands/guests/import.ts");
      return importGuests(path, file, command.optsWithGlobals());
    });
  guests
    .command("list <kind/slug>")
    .description("households, what they answered, and whether they opened their link")
    .addHelpText("after", examples("guests list wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { listGuests } = await import("../commands/guests/list.ts");
      return listGuests(path, command.optsWithGlobals());
    });
  guests
    .command("links <kind/slug>")
    .description("salutations, phones and personal links, to paste into a sheet")
    .option("--out <file>", "write them to a file, not to the output")
    .addHelpText("after", examples("guests links wedding/anna-arman --out links.tsv --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { guestLinks } = await import("../commands/guests/links.ts");
      return guestLinks(path, command.optsWithGlobals());
    });
  guests
    .command("export <kind/slug>")
    .description("all fields as a table (CSV) that import reads back")
    .option("--out <file>", "write it to a file, not to the output")
    .addHelpText("after", examples("guests export wedding/anna-arman --out guests.csv --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { exportGuests } = await import("../commands/guests/export.ts");
      return exportGuests(path, command.optsWithGlobals());
    });
  guests
    .command("remove <kind/slug> <id>")
    .description("remove a household and its link; its reply stays")
    .addHelpText("after", examples("guests remove wedding/anna-arman ID --remote"))
    .action(async (path: string, id: string, _own, command: Command) => {
      const { removeGuests } = await import("../commands/guests/remove.ts");
      return removeGuests(path, id, command.optsWithGlobals());
    });
  guests
    .command("renew <kind/slug> <id>")
    .description("make a new link for a household; the old one stops")
    .addHelpText("after", examples("guests renew wedding/anna-arman ID --remote"))
    .action(async (path: string, id: string, _own, command: Command) => {
      const { renewGuests } = await import("../commands/guests/renew.ts");
      return renewGuests(path, id, command.optsWithGlobals());
    });
}
