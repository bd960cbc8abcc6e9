import { deleteDraft } from "#app/features/draft/mutations.server.ts";
import { publish as write, PublishFailure } from "#app/features/invitation/publish.ts";
import { planRemoval } from "#app/features/invitation/versions.ts";
import { findOrderOf } from "#app/features/order/data.server.ts";
import { notPublished, pathOf } from "../address.ts";
import { ask } from "../ask.ts";
import { listPreviews, removePreviews } from "../previews.ts";
import { printJson, Refusal, say, type Options } from "../report.ts";
import { withStore } from "../store.ts";

/** `studio unpublish KIND/SLUG`: takes an invitation down. Its versions and its replies stay. */
export async function unpublish(address: string, options: Options): Promise<void> {
  const asked = pathOf(address);
  await withStore(options.remote ?? false, async ({ content, media: bucket, db }) => {
    const plan = await planRemoval(content, asked);
    if (!plan) throw notPublished(asked, options);
    const addresses = plan.writes.map(({ key }) => key.replace("invitation:", ""));
    for (const line of addresses) say(options, `    - ${line}`);
    await ask(`Take ${plan.path} down`, "Nothing was taken down.", options);
    try {
      await removePreviews(bucket, await listPreviews(bucket, plan.path));
      await write(content, plan);
      // Its look leads to a page that is not there any more; `preview` makes another.
      await deleteDraft(db, plan.path);
    } catch (error) {
      if (error instanceof PublishFailure) throw new Refusal(error.message, { cause: error });
      throw error;
    }
    const order = await findOrderOf(db, plan.path);
    if (options.json) return printJson({ path: plan.path, removed: addresses });
    say(
      options,
      `${plan.path} is down. It comes back with: npm run studio -- rollback ${plan.path} VERSION`,
    );
    if (order?.state === "published")
      say(
        options,
        `Its order still says published. To change it: npm run studio -- orders mark ${order.number} STATE`,
      );
  });
}
