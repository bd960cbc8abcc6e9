import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";
import { root } from "./root.ts";

const longest = 80;

/**
 * The name of the person who runs this command, as shown to colleagues: `STUDIO_USER`, git's user
 * name, or the login.
 */
export function person(): string {
  const name = process.env.STUDIO_USER?.trim() || gitName() || userInfo().username;
  return name.replace(/\p{Cc}/gu, " ").slice(0, longest);
}

/** Empty without git or a name in its settings. */
function gitName(): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ["config", "user.name"], {
      cwd: root,
      encoding: "utf8",
      stdio,
    }).trim();
  } catch {
    return "";
  }
}
