import { findPublishedPath } from "#app/features/invitation/publish-list.ts";
import { NoSuchVersion, planRollback } from "#app/features/invitation/versions.ts";
import { pathOf } from "../address.ts";
import { ask } from "../ask.ts";
import { readContent } from "../content.ts";
import { carryOutPreviews, planPreviews, type PreviewPlan } from "../previews.ts";
import { printJson, Refusal, say, type Options } from "../report.ts";
import { withStore } from "../store.ts";
import { planLines, writeAll } from "./publish.ts";

type RollbackOptions = Options & { pictures?: boolean };

/** `studio rollback KIND/SLUG VERSION`: shows what changes, asks, and publishes an earlier version anew. */
export async function rollback(
  address: string,
  wanted: string,
  options: RollbackOptions,
): Promise<void> {
  const asked = pathOf(address);
  const version = Number(wanted);
  if (!Number.isInteger(version) || version < 1)
    throw new Refusal(`"${wanted}" is no version. See: npm run studio -- history ${asked}`);
  await withStore(options.remote ?? false, async ({ content, media: bucket }) => {
    const path = (await findPublishedPath(content, asked)) ?? asked;
    const { packs } = await readContent();
    let previews: PreviewPlan | undefined;
    const plan = await planned(content, path, version, async (draft) => {
      previews = await planPreviews(bucket, [draft], packs, options.pictures ?? true);
      return previews.drafts[0] ?? draft;
    });
    if (plan.conflicts.length > 0)
      throw new Refusal(`${plan.conflicts.join("\n")}\nNothing was published.`);
    for (const line of planLines([plan])) say(options, line);
    if (plan.writes.length > 0) {
      await ask(`Publish version ${version} of ${path} anew`, "Nothing was published.", options);
      if (previews) await carryOutPreviews(bucket, previews, options);
      await writeAll(content, [plan], [], options);
    }
    if (options.json)
      return printJson({ path, state: plan.state, version: plan.version, from: version });
    if (plan.writes.length === 0) return say(options, "Nothing has changed.");
    say(options, `Published: version ${version} of ${path} as version ${plan.version}.`);
    say(options, "The file in content/ is as it was: mend it, or the next publish brings it back.");
  });
}

async function planned(...asked: Parameters<typeof planRollback>) {
  try {
    return await planRollback(...asked);
  } catch (error) {
    if (error instanceof NoSuchVersion) throw new Refusal(error.message, { cause: error });
    throw error;
  }
}
