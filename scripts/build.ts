import { rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./paths.ts";
import { run } from "./processes.ts";
import { UserError } from "./user-error.ts";

/** Builds the site for production. @throws UserError when the build fails. */
export async function build(): Promise<void> {
  const code = await run("react-router", ["build"]);
  if (code !== 0) throw new UserError(`react-router build: exit code ${code}`);
  // The build copies this machine's secrets beside the Worker, where nothing reads them.
  await rm(join(root, "build/server/.dev.vars"), { force: true });
}
