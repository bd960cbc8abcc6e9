import type { Command } from "commander";
import { examples } from "./examples.ts";

/** Mail that has not gone out. */
export function registerOutbox(program: Command): void {
  const outbox = program.command("outbox").description("mail that has not gone out");
  outbox
    .command("list")
    .description("what waits and what was given up, with the reason")
    .option("--all", "also what is settled")
    .addHelpText("after", examples("outbox list --remote"))
    .action(async (_own, command: Command) => {
      const { listOutbox } = await import("../commands/outbox/list.ts");
      return listOutbox(command.optsWithGlobals());
    });
  outbox
    .command("test")
    .description("mail the studio, to see whether mail works")
    .addHelpText("after", examples("outbox test --remote"))
    .action(async (_own, command: Command) => {
      const { testOutbox } = await import("../commands/outbox/test.ts");
      return testOutbox(command.optsWithGlobals());
    });
  outbox
    .command("retry [ids...]")
    .description("send again what was given up")
    .option("--all", "all of it, but for what is settled")
    .option("--dry-run", "list what would be sent again, and send nothing")
    .addHelpText("after", examples("outbox retry ID --remote", "outbox retry --all --remote"))
    .action(async (ids: string[], _own, command: Command) => {
      const { retryOutbox } = await import("../commands/outbox/retry.ts");
      return retryOutbox(ids, command.optsWithGlobals());
    });
  outbox
    .command("settle <ids...>")
    .description("nothing more is to be done about these: they are not sent and are no alarm")
    .option("--undo", "take it back")
    .addHelpText("after", examples("outbox settle ID --remote"))
    .action(async (ids: string[], _own, command: Command) => {
      const { settleOutbox } = await import("../commands/outbox/settle.ts");
      return settleOutbox(ids, command.optsWithGlobals());
    });
}
