import { defineCommand } from "../../command.ts";
import { forgetRequested, forgotten } from "../../forget.ts";

export const command = defineCommand({
  after: "forget guest",
  description: "an invitation: pages, pictures, guests, replies and the hosts' settings",
  arguments: ["<kind/slug>"],
  options: {
    "--dry-run": "say what would go, and delete nothing",
  },
  examples: ["forget invitation wedding/anna-arman --remote --dry-run"],
  guarantee: { changes: "storage", again: "same", waits: true },
  answer: forgotten,
  run(address, options, open) {
    return forgetRequested(open, { of: "invitation", address }, options);
  },
});
