import { enableCompileCache } from "node:module";

// The staff's command up to its words, which the program that started it sends (publish-ahead.ts).
enableCompileCache();
const { main } = await import("../cli/main.ts");
await Promise.all([import("../cli/commands/publish.ts"), import("../cli/storage/local.ts")]);
// A program that has ended sends none.
process.once("disconnect", () => process.exit());
process.once("message", (words: string[]) => {
  process.removeAllListeners("disconnect");
  process.disconnect();
  void main(words);
});
