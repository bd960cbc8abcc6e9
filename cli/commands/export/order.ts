import { defineCommand } from "../../command.ts";
import { exportRequested, exported } from "../../export.ts";

export const command = defineCommand({
  after: "export",
  description: "an order with its messages",
  arguments: ["<number>"],
  options: {
    "--out <folder>": "where to; export-order-NUMBER in this folder without it",
  },
  examples: ["export order 482137 --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: exported,
  run(number, options, open) {
    return exportRequested(open, { of: "order", number }, `order-${number}`, options);
  },
});
