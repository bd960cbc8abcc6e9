import { previewAddress } from "#app/features/order/preview/address.ts";
import { savePreview, type SavedPreview } from "#app/features/order/preview/mutations.server.ts";
import { checkContent } from "#app/features/authoring/check.ts";
import { mediaOf } from "#app/features/media/library.ts";
import { formatOrderNumber } from "#app/features/order/access.server.ts";
import { findOrderOf, type Order } from "#app/features/order/data.server.ts";
import { ask } from "../ask.ts";
import { chooseFiles, readContent } from "../content.ts";
import { planUploads, readLibrary, upload } from "../media.ts";
import { count, printJson, printProblems, UserError, say, type Options } from "../output.ts";
import { siteSettings } from "../settings.ts";
import { withStore } from "../store.ts";

/**
 * `studio preview KIND/SLUG`: checks a definition as `publish` does and stores it as a preview,
 * which opens with its key only. Its order becomes ready, and the customer gets a mail.
 */
export async function preview(path: string, options: Options): Promise<void> {
  const remote = options.remote ?? false;
  const { PUBLIC_URL } = await siteSettings(remote, ["PUBLIC_URL"]);
  const content = await readContent();
  const chosen = await chooseFiles(content, [path]);
  const library = await readLibrary();
  const checked = checkContent(content.files, content.packs, library);
  const problems = checked.problems.filter(({ file }) => chosen.has(file));
  if (problems.length > 0) {
    if (options.json) printJson({ address: null, problems });
    else printProblems(problems);
    throw new UserError(`${count(problems.length, "problem")}: nothing is shown.`);
  }
  const [draft, second] = checked.drafts.flatMap(({ file, draft: one }) =>
    chosen.has(file) ? [one] : [],
  );
  if (!draft || second) throw new UserError("Name one invitation, as in wedding/anna-arman.");
  await withStore(remote, async ({ db, media: bucket }) => {
    const order = await findOrderOf(db, draft.path);
    // No confirmation locally, where mail reaches nobody.
    if (remote) await ask(questionOf(draft.path, order), "Nothing is shown.", options);
    const used = new Set(mediaOf(draft).map(({ src }) => src));
    for (const one of await planUploads(bucket, library, used)) {
      await upload(bucket, one);
      say(options, `${one.name} uploaded.`);
    }
    const shown = await savePreview(db, draft, order?.id ?? null, Date.now());
    const address = PUBLIC_URL + previewAddress(shown);
    if (options.json) return printJson({ ...report(shown), address, order: order?.number ?? null });
    say(options, sentenceOf(shown, order));
    process.stdout.write(`${address}\n`);
  });
}

function questionOf(path: string, order: Order | null): string {
  const shown = `Show ${path} at a secret address`;
  return order
    ? `${shown}, and write to ${order.email} of order ${formatOrderNumber(order.number)},`
    : shown;
}

function report({ invitation, revision, changed, isCustomerNotified }: SavedPreview) {
  return { invitation, revision, changed, told: isCustomerNotified };
}

function sentenceOf(
  { invitation, revision, changed, isCustomerNotified, publishedAt }: SavedPreview,
  order: Order | null,
) {
  if (publishedAt !== null)
    return `${invitation} is published as it is; the preview's address leads to its page:`;
  const state = changed
    ? `revision ${revision} is saved`
    : `nothing has changed since revision ${revision}`;
  if (!order) return `${invitation}: ${state}. No order is known of it. Its address:`;
  const number = formatOrderNumber(order.number);
  return isCustomerNotified
    ? `${invitation}: ${state}. Order ${number} is ready, and ${order.email} is written to within a minute. The address:`
    : `${invitation}: ${state}. The customer of order ${number} has been written to before. The address:`;
}
