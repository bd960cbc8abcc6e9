import { withStore } from "../../../cli/store.ts";
import { runHere } from "./studio-here.ts";

// Runs the staff command for a test with content of its own (studio.ts), each time that words come,
// on a storage that stays open until the test ends.
void withStore(false, () => new Promise<void>((done) => process.once("disconnect", done)));
process.on("message", (words: string[]) => {
  void runHere(words).then((ended) => process.send?.(ended));
});
