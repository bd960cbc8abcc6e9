import { runHere } from "./studio-here.ts";

// Runs the staff command for a test with content of its own (studio.ts), each time that words come.
process.on("message", (words: string[]) => {
  void runHere(words).then((ended) => process.send?.(ended));
});
process.once("disconnect", () => process.exit());
