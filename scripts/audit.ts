import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  exceptionOf,
  holesIn,
  readExceptions,
  type Exception,
  type Severity,
} from "./audit-findings.ts";
import { root } from "./paths.ts";
import { read, runMain } from "./processes.ts";
import { UserError } from "../cli/user-error.ts";

/**
 * Packages that guests meet count from a lower severity than those of our own machines alone
 * (SECURITY.md).
 */
const looks: [args: string[], least: Severity][] = [
  [["--omit=dev"], "moderate"],
  [[], "high"],
];

await runMain(async () => {
  const file = join(root, "scripts/audit-exceptions.json");
  const exceptions = readExceptions(readFileSync(file, "utf8"));
  const today = new Date().toISOString().slice(0, 10);
  const used = new Set<Exception>();
  const open = new Set<string>();
  for (const [args, least] of looks) {
    // Its exit code says that there are holes, excepted ones among them.
    const { out, complaints } = await read("npm", ["audit", "--json", ...args]);
    const holes = holesIn(out, least);
    if (holes === null) throw new UserError(`npm audit gave no report:\n${out}${complaints}`);
    for (const hole of holes) {
      const exception = exceptionOf(hole, exceptions, today);
      if (exception) used.add(exception);
      else
        open.add(
          `${hole.severity}  ${hole.name} ${hole.range}: ${hole.title}\n  ${hole.url}\n  ${hole.nodes.join(", ")}`,
        );
    }
  }
  for (const entry of exceptions)
    console.log(
      used.has(entry)
        ? `excepted until ${entry.until}  ${entry.package} ${entry.advisory}: ${entry.because}`
        : `no longer found, or ended  ${entry.package} ${entry.advisory}: take it out of scripts/audit-exceptions.json, or argue it anew`,
    );
  if (open.size > 0)
    throw new UserError(
      `${[...open].join("\n")}\nSECURITY.md says in how many days each is mended.`,
    );
  console.log("No other holes are known.");
});
