import { defineCommand } from "../../command.ts";
import { exportRequested, exported } from "../../export.ts";

export const command = defineCommand({
  after: "export order",
  description: "a guest with household, replies, seat and messages",
  arguments: ["<kind/slug>", "<name-or-id>"],
  options: {
    "--out <folder>": "where to; export-guest in this folder without it",
  },
  examples: ['export guest wedding/anna-arman "Կարեն Սարգսյան" --remote'],
  guarantee: { changes: "files", again: "same" },
  answer: exported,
  run(address, who, options, open) {
    return exportRequested(open, { of: "guest", address, who }, "guest", options);
  },
});
