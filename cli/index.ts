import { Command } from "commander";
import { SettingsError } from "#app/lib/settings.ts";
import { check } from "./commands/check.ts";
import {
  exportGuests,
  guestLinks,
  listGuests,
  removeGuests,
  renewGuests,
} from "./commands/guests.ts";
import { importGuests } from "./commands/guests-import.ts";
import { history } from "./commands/history.ts";
import { extend } from "./commands/extend.ts";
import { link } from "./commands/link.ts";
import { list } from "./commands/list.ts";
import { newInvitation } from "./commands/new.ts";
import { newFromOrder } from "./commands/new-order.ts";
import { listOutbox, retryOutbox, settleOutbox } from "./commands/outbox.ts";
import { listAllOrders, mark, showOrder } from "./commands/orders.ts";
import { palette } from "./commands/palette.ts";
import { password } from "./commands/password.ts";
import { addMedia } from "./commands/media.ts";
import { preview } from "./commands/preview.ts";
import { publish } from "./commands/publish.ts";
import { pull } from "./commands/pull.ts";
import { exportReplies } from "./commands/replies.ts";
import { rollback } from "./commands/rollback.ts";
import { schema } from "./commands/schema.ts";
import { translations } from "./commands/translations.ts";
import { show } from "./commands/show.ts";
import { unpublish } from "./commands/unpublish.ts";
import { telegram } from "./commands/telegram.ts";
import { listenForSignals } from "./interruption.ts";
import { UserError } from "./output.ts";

const program = new Command("studio")
  .description(
    "From a written invitation to a published one. docs/invitations.md explains each step.",
  )
  .option("--remote", "work on production, not on this machine")
  .option("--json", "answer in JSON, for scripts")
  .option("--yes", "ask no question")
  .option("--quiet", "say only what is wrong")
  .showHelpAfterError();

program
  .command("new [kind/slug]")
  .description("write a definition with all that is known; asks for what no option says")
  .option("--order <number>", "all that an order says; the address follows from its names")
  .option("--template <number>", "the design")
  .option("--languages <list>", "as in am,en,ru; the first is shown at the bare address")
  .option("--groom <name>", "names in Armenian, Latin or Russian letters, as in Արման or Arman")
  .option("--bride <name>")
  .option("--child <name>")
  .option("--person <name>")
  .option("--company <name>")
  .option("--date <time>", "when it begins, by the clock of the place: 2027-06-12T15:00")
  .option("--zone <zone>", "the place's time zone, Asia/Yerevan unless named")
  .option("--email <address>", "where replies go")
  .action((path: string | undefined, own: { order?: string }, command: Command) => {
    if (own.order !== undefined) return newFromOrder(path, command.optsWithGlobals());
    if (path === undefined) throw new UserError("Name the address, as in wedding/anna-arman.");
    return newInvitation(path, command.optsWithGlobals());
  });

program
  .command("check [paths...]")
  .description(
    "check definitions and templates, all or those named (a file, a folder, or kind/slug)",
  )
  .action((paths: string[], _own, command: Command) => check(paths, command.optsWithGlobals()));

program
  .command("preview <kind/slug>")
  .description("check it and show it at a secret address, for its customer to approve")
  .action((path: string, _own, command: Command) => preview(path, command.optsWithGlobals()));

program
  .command("publish [paths...]")
  .description("show what changes, ask, and publish")
  .option(
    "--all",
    "everything in content/ that is finished: what --site names, and the invitations",
  )
  .option("--site", "the shop window: the templates, the language packs and the catalogue")
  .option("--locales", "the language packs and the catalogue")
  .option("--force", "also over what others have published since")
  .option("--no-pictures", "make no new preview pictures; pages name those that are there")
  .action((paths: string[], _own, command: Command) => publish(paths, command.optsWithGlobals()));

program
  .command("list")
  .description("what is published, with its replies")
  .action((_own, command: Command) => list(command.optsWithGlobals()));

program
  .command("show <kind/slug>")
  .description("what is published at an address, with its replies and its mail")
  .action((path: string, _own, command: Command) => show(path, command.optsWithGlobals()));

program
  .command("history <kind/slug>")
  .description("every version that was published, with what it changed")
  .action((path: string, _own, command: Command) => history(path, command.optsWithGlobals()));

program
  .command("rollback <kind/slug> <version>")
  .description("show what changes, ask, and publish an earlier version anew")
  .option("--no-pictures", "make no new preview pictures; pages name those that are there")
  .action((path: string, version: string, _own, command: Command) =>
    rollback(path, version, command.optsWithGlobals()),
  );

program
  .command("unpublish <kind/slug>")
  .description("take an invitation down; its versions and its replies stay")
  .action((path: string, _own, command: Command) => unpublish(path, command.optsWithGlobals()));

program
  .command("pull <kind/slug>")
  .description("write what is published into content/, to go on from it")
  .action((path: string, _own, command: Command) => pull(path, command.optsWithGlobals()));

program
  .command("extend <kind/slug>")
  .description("write another last day of the page into its definition")
  .requiredOption("--until <date>", "the page's last day, as in 2028-01-31")
  .action((path: string, _own, command: Command) => extend(path, command.optsWithGlobals()));

program
  .command("media")
  .description("photos, music and films")
  .command("add <files...>")
  .description(
    "take files into content/media, make photos small, and put them where pages find them",
  )
  .action((files: string[], _own, command: Command) => addMedia(files, command.optsWithGlobals()));

program
  .command("palette <name>")
  .description("begin a palette of your own in content/palettes from another one")
  .requiredOption("--from <palette>", "the palette to start from")
  .action((name: string, _own, command: Command) => palette(name, command.optsWithGlobals()));

program
  .command("schema")
  .description("write what is derived from content: JSON Schemas for editors, tables in docs")
  .action((_own, command: Command) => schema(command.optsWithGlobals()));

program
  .command("password <kind/slug>")
  .description("put an invitation behind a password: asks for it and writes its hash into the file")
  .option("--stdin", "read the password from the input")
  .option("--remove", "take the password away")
  .action((path: string, _own, command: Command) => password(path, command.optsWithGlobals()));

program
  .command("link <kind/slug>")
  .description("make the couple's secret link to their replies")
  .option("--rotate", "end the links made so far, shared ones too, and make a new one")
  .option("--revoke", "end the links made so far, shared ones too")
  .action((path: string, _own, command: Command) => link(path, command.optsWithGlobals()));

program
  .command("translations")
  .description("what the language packs lack, and what pages reported as missing")
  .option("--clear", "forget what pages reported")
  .action((_own, command: Command) => translations(command.optsWithGlobals()));
const replies = program.command("replies").description("what guests answered");
replies
  .command("export <kind/slug>")
  .description("the table that the couple gets from their page (CSV)")
  .option("--out <file>", "write it to a file, not to the output")
  .option("--language <language>", "its headings' language; without it, the invitation's first")
  .action((path: string, _own, command: Command) => exportReplies(path, command.optsWithGlobals()));

const guests = program.command("guests").description("guests by name, with their personal links");
guests
  .command("import <kind/slug> <file>")
  .description("read a sheet (XLSX, CSV, TSV), show what it adds and changes, ask, and write it")
  .option("--doubles", "add also those that may be there already")
  .action((path: string, file: string, _own, command: Command) =>
    importGuests(path, file, command.optsWithGlobals()),
  );
guests
  .command("list <kind/slug>")
  .description("households, what they answered, and whether they opened their link")
  .action((path: string, _own, command: Command) => listGuests(path, command.optsWithGlobals()));
guests
  .command("links <kind/slug>")
  .description("salutations, phones and personal links, to paste into a sheet")
  .option("--out <file>", "write them to a file, not to the output")
  .action((path: string, _own, command: Command) => guestLinks(path, command.optsWithGlobals()));
guests
  .command("export <kind/slug>")
  .description("all fields as a table (CSV) that import reads back")
  .option("--out <file>", "write it to a file, not to the output")
  .action((path: string, _own, command: Command) => exportGuests(path, command.optsWithGlobals()));
guests
  .command("remove <kind/slug> <id>")
  .description("remove a household and its link; its reply stays")
  .action((path: string, id: string, _own, command: Command) =>
    removeGuests(path, id, command.optsWithGlobals()),
  );
guests
  .command("renew <kind/slug> <id>")
  .description("make a new link for a household; the old one stops")
  .action((path: string, id: string, _own, command: Command) =>
    renewGuests(path, id, command.optsWithGlobals()),
  );

const orders = program.command("orders").description("what customers order");
orders
  .command("list")
  .description("the newest first")
  .option("--state <state>", "received, in-work, ready, approved, published or cancelled")
  .action((_own, command: Command) => listAllOrders(command.optsWithGlobals()));
orders
  .command("show <number>")
  .description("everything a customer wrote")
  .action((number: string, _own, command: Command) => showOrder(number, command.optsWithGlobals()));
orders
  .command("mark <number> <state>")
  .description("what the customer's page says from now on")
  .option("--invitation <kind/slug>", "the page it became")
  .action((number: string, state: string, _own, command: Command) =>
    mark(number, state, command.optsWithGlobals()),
  );

const outbox = program.command("outbox").description("mail that has not gone out");
outbox
  .command("list")
  .description("what waits and what was given up, with the reason")
  .option("--all", "also what is settled")
  .action((_own, command: Command) => listOutbox(command.optsWithGlobals()));
outbox
  .command("retry [ids...]")
  .description("send again what was given up")
  .option("--all", "all of it, but for what is settled")
  .action((ids: string[], _own, command: Command) => retryOutbox(ids, command.optsWithGlobals()));
outbox
  .command("settle <ids...>")
  .description("nothing more is to be done about these: they are not sent and are no alarm")
  .option("--undo", "take it back")
  .action((ids: string[], _own, command: Command) => settleOutbox(ids, command.optsWithGlobals()));

program
  .command("telegram <kind/slug>")
  .description("make a one-time link that lets the bot tell the couple of replies")
  .action((path: string, _own, command: Command) => telegram(path, command.optsWithGlobals()));

// A reader such as `head` may close the pipe early; what was begun is finished all the same.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
listenForSignals();
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof UserError) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // `process.exitCode` would not suffice: a remote session that could not be opened keeps retrying.
  process.exit(error instanceof UserError ? error.exitCode : 1);
}
