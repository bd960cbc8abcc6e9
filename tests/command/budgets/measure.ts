import { Worker } from "node:worker_threads";
import { parsers } from "./parsers.ts";

/**
 * Measures one parser and one file in a process of its own: `node measure.ts PARSER FILE`. Prints the
 * milliseconds of processor and the bytes of memory at most, over those that the file itself takes.
 */
const [parserName = "", fileName = ""] = process.argv.slice(2);
const parser = parsers[parserName];
const make = parser?.files[fileName];
if (!parser || !make) throw new Error(`no such file: ${parserName}, ${fileName}`);

/** The most bytes that were seen, and how often was looked. */
const seen = new Float64Array(new SharedArrayBuffer(16));
// The main thread is busy while it parses: another one looks at the process's memory.
const watcher = new Worker(
  `const seen = require("node:worker_threads").workerData;
   setInterval(() => {
     seen[0] = Math.max(seen[0], process.memoryUsage.rss());
     seen[1] += 1;
   }, 1);`,
  { eval: true, workerData: seen },
);
const watched = async () => {
  const before = seen[1] ?? 0;
  while ((seen[1] ?? 0) < before + 3) await new Promise((resolve) => setTimeout(resolve, 2));
};

const file = await make();
await watched();
// Memory that making the file left behind is freed by another thread, after the second collection.
for (let round = 0; round < 2; round += 1) {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
seen[0] = 0;
await watched();
const before = process.memoryUsage.rss();
const started = process.cpuUsage();
await parser.read(file);
const { user, system } = process.cpuUsage(started);
await watched();
const milliseconds = Math.round((user + system) / 1_000);
const bytes = Math.max(0, (seen[0] ?? 0) - before);
console.log(JSON.stringify({ milliseconds, bytes }));
await watcher.terminate();
