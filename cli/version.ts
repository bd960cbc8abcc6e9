import { execFileSync } from "node:child_process";
import { root } from "./root.ts";

/** The commit of this checkout and the Node that runs it, in one line. */
export function versionText(): string {
  return `studio ${commit() ?? "of no known commit"}, Node ${process.version}`;
}

/** Its short hash, with `+` where files differ from it; null outside git. */
export function commit(): string | null {
  const hash = git("rev-parse", "--short", "HEAD");
  if (hash === null) return null;
  return git("status", "--porcelain") === "" ? hash : `${hash}+`;
}

/** The output of git in the repository's folder; null where it fails. */
export function git(...args: string[]): string | null {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}
