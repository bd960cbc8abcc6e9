import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";
import { root } from "./content.ts";

const longest = 80;

/** Whoever runs this command, as other editors know them: `STUDIO_USER`, git's name, or this machine's. */
export function person(): string {
  const name = process.env.STUDIO_USER?.trim() || gitName() || userInfo().username;
  return name.replace(/\p{Cc}/gu, " ").slice(0, longest);
}

/** Empty where git is not there or knows no name. */
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
