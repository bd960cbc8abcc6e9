import { enableCompileCache } from "node:module";

// Before anything else is loaded: compiled modules are read from the cache of an earlier run.
enableCompileCache();
const { main } = await import("./main.ts");
await main(process.argv.slice(2));
