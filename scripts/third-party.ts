import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";
import { deliveredBy, thirdPartyText } from "./third-party-text.ts";

const lock: unknown = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const path = join(root, "THIRD-PARTY.md");
writeFileSync(path, thirdPartyText(deliveredBy(lock), copyrightOf));
console.log(`${path} is written.`);

/** The copyright lines of a package's licence file, without the word; empty without a file. */
function copyrightOf(name: string): string {
  const [file] = globSync("{LICEN[CS]E,licen[cs]e}*", { cwd: join(root, "node_modules", name) });
  if (file === undefined) return "";
  const lines = readFileSync(join(root, "node_modules", name, file), "utf8")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => /^copyright\b/i.test(line) && /\d{4}|\(c\)|©/i.test(line));
  return [...new Set(lines)]
    .map((line) => line.replace(/^copyright\s*(?:\(c\)|©)?\s*/i, "© "))
    .join("; ");
}
