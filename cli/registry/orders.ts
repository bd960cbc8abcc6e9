import type { Command } from "commander";
import { examples } from "./examples.ts";

/** What customers order. */
export function registerOrders(program: Command): void {
  program.commandsGroup("Orders and mail:");
  const orders = program.command("orders").description("what customers order");
  orders
    .command("list")
    .description("the newest first")
    .option("--state <state>", "received, in-work, ready, approved, published or cancelled")
    .addHelpText("after", examples("orders list --remote", "orders list --state received"))
    .action(async (_own, command: Command) => {
      const { listAllOrders } = await import("../commands/orders.ts");
      return listAllOrders(command.optsWithGlobals());
    });
  orders
    .command("show <number>")
    .description("everything a customer wrote")
    .addHelpText("after", examples("orders show 482137 --remote"))
    .action(async (number: string, _own, command: Command) => {
      const { showOrder } = await import("../commands/orders.ts");
      return showOrder(number, command.optsWithGlobals());
    });
  orders
    .command("mark <number> <state>")
    .description("what the customer's page says from now on")
    .option("--invitation <kind/slug>", "the page it became")
    .option("--dry-run", "say what would be changed, and change nothing")
    .addHelpText("after", examples("orders mark 482137 approved --remote"))
    .action(async (number: string, state: string, _own, command: Command) => {
      const { mark } = await import("../commands/orders.ts");
      return mark(number, state, command.optsWithGlobals());
    });
}
