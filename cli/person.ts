import { userInfo } from "node:os";
import { git } from "./version.ts";

const longest = 80;

/**
 * The name of the person who runs this command, as shown to colleagues: `STUDIO_USER`, git's user
 * name, or the login.
 */
export function person(): string {
  const name = process.env.STUDIO_USER?.trim() || git("config", "user.name") || userInfo().username;
  return name.replace(/\p{Cc}/gu, " ").slice(0, longest);
}
