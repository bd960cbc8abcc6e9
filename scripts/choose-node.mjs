import { spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, sep } from "node:path";

/**
 * Runs after each installation, on whatever Node there is, so that it is plain JavaScript. npm puts
 * `node_modules/.bin` first in PATH: the Node of the npm package stands there only where the
 * machine's own is too old (docs/decisions/082).
 */

/** The first version of each line without the holes of Node's release of 21 October 2026. */
const least = { 24: "24.22.1", 26: "26.10.1" };
const newestLine = 26;

const inPackages = `node_modules${sep}.bin`;
const path = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.endsWith(inPackages))
  .join(delimiter);
const { stdout } = spawnSync("node", ["--version"], {
  env: { ...process.env, PATH: path },
  encoding: "utf8",
});
const version = (stdout ?? "").trim().replace(/^v/, "");

const link = "node_modules/.bin/node";
const fallback = "node_modules/node/bin/node";
if (isNewEnough(version)) rmSync(link, { force: true });
else if (!existsSync(link) && existsSync(fallback)) symlinkSync("../node/bin/node", link);

/** Lines of odd numbers are never supported for long. @param {string} found as in `24.22.1`. */
function isNewEnough(found) {
  const line = Number(found.split(".")[0]);
  if (!Number.isInteger(line) || line % 2 === 1) return false;
  if (line > newestLine) return true;
  const needed = least[line];
  return needed !== undefined && found.localeCompare(needed, "en", { numeric: true }) >= 0;
}
