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
      const { listAllOrders } = await import("../commands/orders/list.ts");
      return listAllOrders(command.optsWithGlobals());
    });
  orders
    .command("show <number>")
    .description("everything a customer wrote")
    .addHelpText("after", examples("orders show 482137 --remote"))
    .action(async (number: string, _own, command: Command) => {
      const { showOrder } = await import("../commands/orders/show.ts");
      return showOrder(number, command.optsWithGlobals());
    });
  orders
    .command("mark <number> <state>")
    .description("what the customer's page says from now on")
    .option("--invitation <kind/slug>", "the page it became")
    .option("--dry-run", "say what would be changed, and change nothing")
    .addHelpText("after", examples("orders mark 482137 approved --remote"))
    .action(async (number: string, state: string, _own, command: Command) => {
      const { mark } = await import("../commands/orders/mark.ts");
      return mark(number, state, command.optsWithGlobals());
    });
  orders
    .command("photos <number>")
    .description("bring the customer's photos and song into content/media, for new --order")
    .addHelpText("after", examples("orders photos 482137 --remote"))
    .action(async (number: string, _own, command: Command) => {
      const { fetchPhotos } = await import("../commands/orders/photos.ts");
      return fetchPhotos(number, command.optsWithGlobals());
    });
  registerWork(orders);
}

/** What is done about an order besides its invitation; each is in its history. */
function registerWork(orders: Command): void {
  orders
    .command("note <number> <text>")
    .description("add to its history, for colleagues")
    .addHelpText("after", examples("orders note 482137 'the hour comes on Friday' --remote"))
    .action(async (number: string, text: string, _own, command: Command) => {
      const { note } = await import("../commands/orders/note.ts");
      return note(number, text, command.optsWithGlobals());
    });
  orders
    .command("assign <number> [name]")
    .description("who makes it: you, unless you name another")
    .option("--nobody", "nobody any more")
    .addHelpText("after", examples("orders assign 482137 Ani --remote"))
    .action(async (number: string, name: string | undefined, _own, command: Command) => {
      const { assign } = await import("../commands/orders/assign.ts");
      return assign(number, name, command.optsWithGlobals());
    });
  orders
    .command("due <number> <date>")
    .description("promise it by another day, which the customer's page says")
    .addHelpText("after", examples("orders due 482137 12.06.2027 --remote"))
    .action(async (number: string, date: string, _own, command: Command) => {
      const { due } = await import("../commands/orders/due.ts");
      return due(number, date, command.optsWithGlobals());
    });
  orders
    .command("goods <number> <state>")
    .description("how far what is printed is: to-make, made, ready, sent or handed-over")
    .option("--note <text>", "for colleagues, such as by whom it was sent")
    .addHelpText("after", examples("orders goods 482137 sent --note 'by courier' --remote"))
    .action(async (number: string, state: string, _own, command: Command) => {
      const { goods } = await import("../commands/orders/goods.ts");
      return goods(number, state, command.optsWithGlobals());
    });
  orders
    .command("price <number> <sum>")
    .description("the sum that was agreed on, which the customer's page asks for")
    .addHelpText("after", examples("orders price 482137 27000 --remote"))
    .action(async (number: string, sum: string, _own, command: Command) => {
      const { price } = await import("../commands/orders/price.ts");
      return price(number, sum, command.optsWithGlobals());
    });
  orders
    .command("contact <number>")
    .description("correct how the customer is reached; mails that did not arrive go there")
    .option("--email <address>", "the customer's mail address")
    .option("--phone <number>", "the customer's phone number")
    .addHelpText("after", examples("orders contact 482137 --email anna@example.com --remote"))
    .action(async (number: string, _own, command: Command) => {
      const { contact } = await import("../commands/orders/contact.ts");
      return contact(number, command.optsWithGlobals());
    });
  orders
    .command("paid <number>")
    .description("mark it as paid; the customer gets a receipt")
    .option("--sum <sum>", "what came, where it is another sum than the agreed one")
    .option("--by <way>", "transfer or cash; transfer unless given")
    .addHelpText("after", examples("orders paid 482137 --remote", "orders paid 482137 --by cash"))
    .action(async (number: string, _own, command: Command) => {
      const { paid } = await import("../commands/orders/paid.ts");
      return paid(number, command.optsWithGlobals());
    });
  orders
    .command("refunded <number> <sum>")
    .description(
      "money was given back by hand; what a card provider gives back is noticed by itself",
    )
    .option("--by <way>", "transfer or cash; transfer unless given")
    .addHelpText("after", examples("orders refunded 482137 5000 --by cash --remote"))
    .action(async (number: string, sum: string, _own, command: Command) => {
      const { refunded } = await import("../commands/orders/refunded.ts");
      return refunded(number, sum, command.optsWithGlobals());
    });
  orders
    .command("settle <number>")
    .description("too much, too little, or money for a cancelled order is right as it is")
    .addHelpText("after", examples("orders settle 482137 --remote"))
    .action(async (number: string, _own, command: Command) => {
      const { settle } = await import("../commands/orders/settle.ts");
      return settle(number, command.optsWithGlobals());
    });
  orders
    .command("cancel <number>")
    .description("it will not be made, which the customer's page and a mail say")
    .requiredOption("--reason <text>", "why, for colleagues")
    .option("--say <text>", "words for the customer, in their language")
    .addHelpText("after", examples("orders cancel 482137 --reason 'they called' --remote"))
    .action(async (number: string, _own, command: Command) => {
      const { cancel } = await import("../commands/orders/cancel.ts");
      return cancel(number, command.optsWithGlobals());
    });
  orders
    .command("resend <number> <mail>")
    .description("send one of its mails once more; orders show has their ids")
    .addHelpText("after", examples("orders resend 482137 1a2b3c4d --remote"))
    .action(async (number: string, mail: string, _own, command: Command) => {
      const { resendMail } = await import("../commands/orders/resend.ts");
      return resendMail(number, mail, command.optsWithGlobals());
    });
  orders
    .command("abort <number> <mail>")
    .description("never send one of its mails that waits or was given up")
    .addHelpText("after", examples("orders abort 482137 1a2b3c4d --remote"))
    .action(async (number: string, mail: string, _own, command: Command) => {
      const { abortMail } = await import("../commands/orders/abort.ts");
      return abortMail(number, mail, command.optsWithGlobals());
    });
}
