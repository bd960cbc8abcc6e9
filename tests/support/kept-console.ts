import { beforeEach } from "vitest";

/**
 * Prints what a test wrote to the console only when it fails, as vitest's own interception does,
 * which is off (tests/vitest.config.ts). A Worker runs many files, so its console is replaced once.
 */
const lines: (() => void)[] = (globalThis.keptLines ??= keepConsole());

beforeEach(({ onTestFailed }) => {
  lines.length = 0;
  onTestFailed(() => {
    for (const print of lines) print();
  });
});

function keepConsole(): (() => void)[] {
  const kept: (() => void)[] = [];
  for (const level of ["debug", "info", "log", "warn", "error"] as const) {
    const print = console[level];
    console[level] = (...said: unknown[]) => void kept.push(() => print(...said));
  }
  return kept;
}

declare global {
  var keptLines: (() => void)[] | undefined;
}
