import { defineCommand } from "../../command.ts";
import { forgetRequested, forgotten } from "../../forget.ts";

export const command = defineCommand({
  after: "forget",
  description: "an order with its messages, and its preview unless it was published",
  arguments: ["<number>"],
  options: {
    "--dry-run": "say what would go, and delete nothing",
  },
  examples: ["forget order 482137 --remote --dry-run"],
  guarantee: { changes: "storage", again: "same", waits: true },
  answer: forgotten,
  run(number, options, open) {
    return forgetRequested(open, { of: "order", number }, options);
  },
});
