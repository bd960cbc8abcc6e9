import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildInputs, isBuildOfInputs, keepInputs } from "./build-inputs.ts";
import { hashOf } from "./inputs.ts";
import { root } from "./paths.ts";
import { run } from "./processes.ts";
import { UserError } from "../cli/user-error.ts";

/** Builds the site for production. @throws UserError when the build fails. */
export async function build(): Promise<void> {
  // Before, so that an edit during the build asks for another one.
  const inputs = hashOf(buildInputs);
  // A test's own NODE_ENV would make a build for development.
  const code = await run("react-router", ["build"], { NODE_ENV: "production" });
  if (code !== 0) throw new UserError(`react-router build: exit code ${code}`);
  // The build copies this machine's secrets beside the Worker, where nothing reads them.
  await rm(join(root, "build/server/.dev.vars"), { force: true });
  await keepInputs(inputs);
}

/**
 * Builds the site unless the build that is there was made from what its files are now. With
 * SKIP_BUILD=1 it is taken as it is.
 */
export async function buildWhereChanged(): Promise<void> {
  if (process.env.SKIP_BUILD !== "1" && !isBuildOfInputs()) await build();
}
