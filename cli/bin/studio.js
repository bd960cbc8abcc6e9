#!/usr/bin/env node
// Starts the staff command on the Node that comes with the packages, whatever Node runs this file.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const own = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

if (process.features.typescript || !existsSync(own)) {
  await import("../index.js");
} else {
  const child = spawn(own, [join(root, "cli/index.js"), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  // The terminal sends Ctrl-C to both, and the command decides when it ends.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal ?? "SIGINT"] ?? 0);
  });
}
