import { enableCompileCache } from "node:module";

// One process and one opened storage for all that a site begins with: starting each takes a second.
// Its words are those of the staff's command, which publishes; without words it only migrates.
enableCompileCache();
const words = process.argv.slice(2);
const { withStore } = await import("../cli/store.ts");
const { applyMigrations } = await import("./migrate.ts");
await withStore(false, async ({ db }) => {
  await applyMigrations(db);
  if (words.length === 0) return;
  const { keepDemoLink } = await import("./demo-link.ts");
  await keepDemoLink(db);
  const { run } = await import("../cli/main.ts");
  process.exitCode = await run(words);
});
