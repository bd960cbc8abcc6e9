import { defineCommand } from "../../command.ts";
import { exportRequested, exported } from "../../export.ts";

export const command = defineCommand({
  after: "export guest",
  description: "an invitation with its guests, replies and files",
  arguments: ["<kind/slug>"],
  options: {
    "--out <folder>": "where to; export-KIND-SLUG in this folder without it",
  },
  examples: ["export invitation wedding/anna-arman --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: exported,
  run(address, options, open) {
    const name = address.replaceAll("/", "-").replace(/^-|-$/g, "");
    return exportRequested(open, { of: "invitation", address }, name, options);
  },
});
