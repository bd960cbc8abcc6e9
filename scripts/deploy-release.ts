import * as v from "valibot";
import type { Machine } from "./deploy-machine.ts";
import { UserError } from "../cli/user-error.ts";

const versionList = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      id: v.string(),
      metadata: v.object({ created_on: v.string() }),
      annotations: v.optional(v.object({ "workers/tag": v.optional(v.string()) })),
    }),
  ),
);

/** A version of the Worker. Changing a secret makes one too, which has no release's name. */
export type Version = { id: string; createdOn: string; release: string | null };

/** The ten newest versions of the Worker, the newest first; none while there is no Worker. */
export async function listVersions(machine: Pick<Machine, "read">): Promise<Version[]> {
  const versions = await wranglerAnswer(machine, ["versions", "list", "--json"], versionList);
  return versions
    .map(({ id, metadata, annotations }): Version => {
      const release = annotations?.["workers/tag"] || null;
      return { id, createdOn: metadata.created_on, release };
    })
    .toSorted((version, other) => other.createdOn.localeCompare(version.createdOn));
}

/** What a command of wrangler answers in JSON. @throws UserError where it fails or says else. */
export async function wranglerAnswer<Output>(
  { read }: Pick<Machine, "read">,
  args: string[],
  schema: v.GenericSchema<string, Output>,
): Promise<Output> {
  const { code, out, complaints } = await read("wrangler", args);
  const result = v.safeParse(schema, out);
  if (code === 0 && result.success) return result.output;
  throw new UserError(
    `Stopped at: wrangler ${args.join(" ")}, nothing was changed:\n${out}${complaints}`,
  );
}

/** Cloudflare's code for `[limits]` in an account of the free plan. */
const freePlan = /100328/;

/**
 * Replaces the Worker with the one that was built, and shows what wrangler says.
 * @throws UserError where wrangler refuses.
 */
export async function replaceWorker(
  machine: Pick<Machine, "read" | "say">,
  release: string,
): Promise<void> {
  const args = ["deploy", "--config", "build/server/wrangler.json"];
  const releaseArgs = [...args, "--var", `RELEASE:${release}`, "--tag", release];
  machine.say("Replacing the Worker …");
  const { code, out, complaints } = await machine.read("wrangler", releaseArgs);
  const output = `${out}${complaints}`.trim();
  if (output !== "") machine.say(output);
  if (code === 0) return;
  throw new UserError(
    freePlan.test(output)
      ? "This account is on Cloudflare's free plan, which ends a request after 10 ms, and the site needs Workers Paid (5 USD a month): choose it in the dashboard under Workers & Pages, Plans, and run the same command again. The running Worker was not replaced."
      : `Stopped at: wrangler ${releaseArgs.join(" ")} (exit code ${code})`,
  );
}
