import { findPublishedPath } from "#app/features/invitation/publish-list.ts";
import { NoSuchVersion, planRollback } from "#app/features/invitation/versions.ts";
import { pathOf } from "../address.ts";
import { ask } from "../ask.ts";
import { printJson, Refusal, say, type Options } from "../report.ts";
import { withStore } from "../store.ts";
import { planLines, writeAll } from "./publish.ts";

/** `studio rollback KIND/SLUG VERSION`: shows what changes, asks, and publishes an earlier version anew. */
export async function rollback(address: string, wanted: string, options: Options): Promise<void> {
  const asked = pathOf(address);
  const version = Number(wanted);
  if (!Number.isInteger(version) || version < 1)
    throw new Refusal(`"${wanted}" is no version. See: npm run studio -- history ${asked}`);
  await withStore(options.remote ?? false, async ({ content }) => {
    const path = (await findPublishedPath(content, asked)) ?? asked;
    const plan = await planned(content, path, version);
    if (plan.conflicts.length > 0)
      throw new Refusal(`${plan.conflicts.join("\n")}\nNothing was published.`);
    for (const line of planLines([plan])) say(options, line);
    if (plan.writes.length > 0) {
      await ask(`Publish version ${version} of ${path} anew`, "Nothing was published.", options);
      await writeAll(content, [plan], [], options);
    }
    if (options.json)
      return printJson({ path, state: plan.state, version: plan.version, from: version });
    if (plan.writes.length === 0) return say(options, "Nothing has changed.");
    say(options, `Published: version ${version} of ${path} as version ${plan.version}.`);
    say(options, "The file in content/ is as it was: mend it, or the next publish brings it back.");
  });
}

async function planned(kv: KVNamespace, path: string, version: number) {
  try {
    return await planRollback(kv, path, version);
  } catch (error) {
    if (error instanceof NoSuchVersion) throw new Refusal(error.message, { cause: error });
    throw error;
  }
}
