import * as v from "valibot";
import { correctContact, type Contact } from "#app/shop/order/contact/mutations.server.ts";
import { readHomePhone } from "#app/shop/order/phone.ts";
import { asciiAddress } from "#app/lib/email-address.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { count, say, wrongUsage } from "../../output.ts";
import { openOrder } from "../../orders/staff-work.ts";

export const command = defineCommand({
  after: "orders price",
  description: "correct how the customer is reached; mails that did not arrive go there",
  arguments: ["<number>"],
  options: {
    "--email <address>": "the customer's mail address",
    "--phone <number>": "the customer's phone number",
  },
  examples: ["orders contact 482137 --email anna@example.com --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    before: v.strictObject({ email: v.string(), phone: v.string() }),
    after: v.strictObject({ email: v.string(), phone: v.string() }),
    /** Mails that had been given up. */
    sentAgain: v.number(),
  }),
  /**
   * Corrects how the customer is reached, in any state of the order. Mails that did not reach the
   * former address are sent to the new one.
   */
  async run(number, options, open) {
    const { email, phone } = options;
    if (email === undefined && phone === undefined)
      throw wrongUsage("Give what is right: --email anna@example.com, --phone '+374 91 234567'");
    const address = email === undefined ? null : asciiAddress(email.trim());
    if (email !== undefined && address === null) throw wrongUsage(`"${email}" is no mail address.`);
    const dialled = phone === undefined ? null : readHomePhone(phone);
    if (phone !== undefined && dialled === null) throw wrongUsage(`"${phone}" is no phone number.`);
    const { db, order, spoken, by } = await openOrder(open, number);
    const previousContact = { email: order.email, phone: order.phone };
    const newContact: Contact = {
      email: address ?? previousContact.email,
      phone: dialled ?? previousContact.phone,
    };
    await ask(
      `Reach the customer of order ${spoken}, ${order.names}, by ${textOf(newContact)} instead of ${textOf(previousContact)}`,
      "Nothing was changed.",
      options,
    );
    const sentAgain = await correctContact(db, order.id, newContact, by());
    say(options, `The customer of order ${spoken} is reached by ${textOf(newContact)}.`);
    if (sentAgain > 0)
      say(options, `${count(sentAgain, "mail")} that did not arrive: on the way there.`);
    return { number: order.number, before: previousContact, after: newContact, sentAgain };
  },
});

function textOf({ email, phone }: Contact): string {
  return `${email}, ${phone}`;
}
