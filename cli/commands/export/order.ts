import { defineCommand } from "../../command.ts";
import { type ExportOptions, exportRequested } from "../../export.ts";
import { exported } from "../../export.ts";

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
  run: exportOrder,
});

/** `studio export order NUMBER`: everything that is kept about an order, as files. */
function exportOrder(number: string, options: ExportOptions): Promise<void> {
  return exportRequested({ of: "order", number }, `order-${number}`, options);
}
