import type { Environment } from "./setup-config.ts";
import { UserError } from "../cli/user-error.ts";

const environments: readonly Environment[] = ["production", "staging"];

/**
 * The environment that `--env` or the variable CLOUDFLARE_ENV names, production otherwise. Sets the
 * variable for all that this program starts: wrangler, the build and the staff command read it.
 * @throws UserError for another name.
 */
export function chooseEnvironment(environmentName: string | undefined): Environment {
  const target = environmentName ?? (process.env.CLOUDFLARE_ENV || "production");
  const environment = environments.find((candidate) => candidate === target);
  if (!environment)
    throw new UserError(
      `--env expected production or staging, not ${target}. Nothing was changed.`,
    );
  // Production is the top of wrangler.toml, which has no name.
  if (environment === "production") delete process.env.CLOUDFLARE_ENV;
  else process.env.CLOUDFLARE_ENV = environment;
  return environment;
}

/**
 * Runs a reader of options.
 * @throws UserError in place of Node's error, with the trap: npm takes what stands before `--`.
 */
export function withUsage<Options>(script: string, read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `${reason}\nOptions stand after --, as in: npm run ${script} -- --env staging`,
      {
        cause: error,
      },
    );
  }
}
