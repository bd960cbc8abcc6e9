import { defineCommand } from "../../command.ts";
import { forgetRequested, forgotten } from "../../forget.ts";

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
  run(address, who, options, open) {
    return forgetRequested(open, { of: "guest", address, who }, options);
  },
});
