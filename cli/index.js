import { enableCompileCache } from "node:module";

// Before anything else is loaded: compiled modules are read from the cache of an earlier run. This
// file is JavaScript because the first one of types would load Node's compiler for them.
enableCompileCache();
const { main } = await import("./main.ts");
await main(process.argv.slice(2));
