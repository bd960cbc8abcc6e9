import * as v from "valibot";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { findPreviewState } from "#app/shop/order/preview/data.server.ts";
import {
  previewHash,
  savePreview,
  type SavedPreview,
} from "#app/shop/order/preview/mutations.server.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { mediaOf } from "#app/platform/media/library.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrderOf, type Order } from "#app/shop/order/data.server.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { chooseFile, readContent } from "../content.ts";
import { planUploads, upload } from "../media-upload.ts";
import { count, print, printJson, say, type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import { person } from "../person.ts";
import { printProblems, printWarnings, withPlaces } from "../problems.ts";
import { withPublishLease } from "../publish-lease.ts";
import { strict } from "../shared-options.ts";
import { noteIfDown, siteOrigin } from "../site-address.ts";
import { translatorOf } from "../translator.ts";
import { heededWarnings } from "../warnings.ts";
import { checkFile } from "../relevant-files.ts";

const previewed = {
  invitation: v.string(),
  revision: v.number(),
  changed: v.boolean(),
  /** The customer is written to. */
  notified: v.boolean(),
  order: v.nullable(shapes.orderNumber),
};

export const command = defineCommand({
  after: "Publishing:",
  description: "check it and show it at a secret address, for its customer to approve",
  arguments: ["<kind/slug>"],
  options: {
    ...strict,
    "--dry-run": "say to whom it would write, and neither write nor show anything",
    "--done <text>": "what you changed, for the customer to read beside their request",
  },
  examples: ["preview wedding/anna-arman", "preview wedding/anna-arman --remote --dry-run"],
  guarantee: { changes: "storage", again: "same", waits: true },
  answer: v.union([
    v.strictObject({ ...previewed, address: v.string(), warnings: v.array(shapes.warning) }),
    v.strictObject({
      ...previewed,
      address: shapes.text,
      dryRun: v.boolean(),
      mail: v.nullable(v.strictObject({ to: v.string(), subject: v.string(), text: shapes.words })),
    }),
    v.strictObject({ address: v.null(), problems: v.array(shapes.problem) }),
  ]),
  /**
   * Checks a definition as `publish` does and stores it as a preview, which opens with its key
   * only. Its order becomes ready, and the customer gets a mail. Warnings are shown before it
   * asks; `--strict` takes them as problems. `--dry-run` names the mail and the address alone.
   * `--done` tells the customer what was changed.
   */
  async run(path, options, open) {
    const origin = await siteOrigin(options);
    const content = await readContent();
    const file = await chooseFile(content, path);
    const checked = await checkFile(content, file);
    const warnings = await heededWarnings(checked.warnings, new Set([file]), [path]);
    const problems = [...checked.problems, ...(options.strict ? warnings : [])];
    if (problems.length > 0) {
      if (options.json) printJson({ address: null, problems: withPlaces(problems) });
      else printProblems(problems);
      throw new UserError(`${count(problems.length, "problem")}: nothing is shown.`);
    }
    const { draft, library } = checked;
    if (!draft) throw new UserError(`${file} is no invitation that could be shown.`);
    if (!options.json) printWarnings(warnings);
    const { db, media: bucket } = await open();
    const order = await findOrderOf(db, draft.path);
    if (options.dryRun) return describe(db, draft, order, origin, options);
    // No confirmation locally, where mail reaches nobody.
    if (options.remote) await ask(questionOf(draft.path, order), "Nothing is shown.", options);
    // From the look at what R2 has until the preview names it, nobody may remove it as an orphan.
    const savedPreview = await withPublishLease(
      db,
      `preview ${draft.path}`,
      options,
      async (_run, stop) => {
        const used = new Set(mediaOf(draft).map(({ src }) => src));
        for (const entry of await planUploads(bucket, library, used, options.remote ?? false)) {
          stop.throwIfStopped("Nothing is shown.");
          await upload(bucket, entry);
          say(options, `${entry.name} uploaded.`);
        }
        stop.throwIfStopped("Nothing is shown.");
        return savePreview(db, draft, order?.id ?? null, Date.now(), {
          person: person(),
          done: options.done?.trim() || null,
        });
      },
    );
    const address = origin + previewAddress(savedPreview);
    say(options, sentenceOf(savedPreview, order));
    print(options, address);
    await noteIfDown(origin, options);
    const { invitation, revision, changed, isCustomerNotified: notified } = savedPreview;
    return {
      invitation,
      revision,
      changed,
      notified,
      address,
      order: order?.number ?? null,
      warnings,
    };
  },
});

/** The effect of a preview: a new revision or none, and the mail to the customer. */
async function describe(
  db: D1Database,
  draft: ResolvedInvitation,
  order: Order | null,
  origin: string,
  options: Options,
) {
  const earlierPreview = await findPreviewState(db, draft.path);
  const changed = earlierPreview === null || earlierPreview.hash !== (await previewHash(draft));
  const revision = (earlierPreview?.revision ?? 0) + (changed ? 1 : 0);
  const address = earlierPreview && origin + previewAddress(earlierPreview);
  // Each revision is announced once; savePreview enqueues it with the first save.
  const mail = order && changed ? await mailOf(order, revision) : null;
  const state = changed ? `would be revision ${revision}` : `is revision ${revision} as it stands`;
  say(
    options,
    `${draft.path} ${state}. Nothing is shown (--dry-run).`,
    `Its address: ${address ?? `${origin}/preview/${draft.path}/… with a new key`}`,
    mail ? `The mail to ${mail.to}:` : "No mail would be sent.",
    ...(mail ? [mail.subject, "", ...mail.text] : []).map((line) => `  ${line}`),
  );
  return {
    invitation: draft.path,
    revision,
    changed,
    notified: false,
    address,
    order: order?.number ?? null,
    dryRun: true,
    mail,
  };
}

/** The words of the mail `order-ready`, as app/shop/order/letters/mail.server.ts composes it. */
async function mailOf(order: Order, revision: number) {
  const t = await translatorOf(order.language);
  const heading = revision > 1 ? "order:mail.ready-again" : "order:mail.ready-heading";
  return {
    to: order.email,
    subject: t(heading, { number: formatOrderNumber(order.number) }),
    text: [t("order:mail.ready-text"), t("order:mail.ready-next")],
  };
}

function questionOf(path: string, order: Order | null): string {
  const action = `Show ${path} at a secret address`;
  return order
    ? `${action}, and write to ${order.email} of order ${formatOrderNumber(order.number)},`
    : action;
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
  if (!order)
    return `${invitation}: ${state}. No order belongs to it, so nobody is written to. Its address:`;
  const number = formatOrderNumber(order.number);
  return isCustomerNotified
    ? `${invitation}: ${state}. Order ${number} is ready, and ${order.email} is written to within a minute. The address:`
    : `${invitation}: ${state}. The customer of order ${number} has been written to before. The address:`;
}
