import { defineCommand } from "../../command.ts";
import { type ForgetOptions, forgetRequested } from "../../forget.ts";
import { forgotten } from "../../forget.ts";

export const command = defineCommand({
  after: "forget order",
  description: "a guest: household, replies with their versions, seat and messages",
  arguments: ["<kind/slug>", "<name-or-id>"],
  options: {
    "--dry-run": "say what would go, and delete nothing",
  },
  examples: ['forget guest wedding/anna-arman "Կարեն Սարգսյան" --remote'],
  guarantee: { changes: "storage", again: "same", waits: true },
  answer: forgotten,
  run: forgetGuest,
});

/** `studio forget guest KIND/SLUG WHO`: deletes a guest: household, replies, seat and messages. */
function forgetGuest(address: string, who: string, options: ForgetOptions): Promise<void> {
  return forgetRequested({ of: "guest", address, who }, options);
}
