import * as v from "valibot";
import type { PublishRun } from "#app/domain/authoring/lease/mutations.server.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import type { Stop } from "../interruption.ts";
import { upload, type Upload } from "../media-upload.ts";
import { drawOgImages, removeOgImages } from "../og-images.ts";
import { count, refusal, say, wrongUsage, type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import { person } from "../person.ts";
import { printWarnings } from "../problems.ts";
import { startProgress } from "../progress.ts";
import { notifyCustomers } from "../publish-approval.ts";
import { effectLines } from "../publish-effects.ts";
import { withPublishLease } from "../publish-lease.ts";
import { printSkipped } from "../publish-selection.ts";
import { documentLines, planLines } from "../publish-lines.ts";
import { dueWarnings, duePlans, amountOf, answerOf, sayResult } from "../publish-result.ts";
import {
  staleOf,
  planPermitted,
  planPublishing,
  type PublishPlan,
  type Selection,
} from "../publish-plan.ts";
import { tellOf } from "../publish-effects.ts";
import { readSelection, type Findings, type SelectionOptions } from "../publish-selection.ts";
import { protectAll, throwFailures, writeAll, type Written } from "../publish-write.ts";
import { writeBase } from "../published-base.ts";
import { tell, strict, noPictures, dryRun } from "../shared-options.ts";
import { findSiteOrigin } from "../site-address.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "deliver",
  description: "show what changes, ask, and publish",
  arguments: ["[paths...]"],
  options: {
    "--all": "everything in content/ that is finished: what --site names, and the invitations",
    "--without <kind/slug>": {
      text: "with --all: leave this one as it is; may be given several times",
      repeats: true,
    },
    "--site": "the shop window: the templates, the language packs and the catalogue",
    "--locales": "the language packs and the catalogue",
    "--force": "also over what others have published since",
    ...tell,
    "--page-alone": { text: "for npm run dev: move no order", isHidden: true },
    "--no-sizes": { text: "for npm run dev: it draws photos when asked", isHidden: true },
    ...strict,
    ...noPictures,
    ...dryRun,
  },
  completes: { paths: "addresses and kinds" },
  examples: [
    "publish wedding/anna-arman --remote",
    "publish wedding/anna-arman --remote --dry-run",
    "publish wedding/anna-arman --remote --tell",
    "publish --all --remote --yes",
  ],
  guarantee: { changes: "both", again: "same", waits: true },
  answer: v.strictObject({
    published: v.array(
      v.strictObject({ path: v.string(), state: shapes.planState, version: v.number() }),
    ),
    /** Keys of language packs and of the catalogue. */
    documents: shapes.words,
    problems: v.optional(v.array(shapes.problem)),
    /** Paths without their customer's approval. */
    unapproved: v.optional(shapes.words),
    /** Unfinished files that were not named. */
    leftOut: v.optional(
      v.array(
        v.strictObject({
          file: v.string(),
          problems: v.array(v.strictObject({ path: v.string(), message: v.string() })),
        }),
      ),
    ),
    /** Probable mistakes in what is published. */
    warnings: v.optional(v.array(shapes.warning)),
    /** Paths left as others have published them. */
    stale: v.optional(shapes.words),
    /** Orders that became published. */
    orders: v.optional(v.array(shapes.orderNumber)),
    /** Mails to guests about a change. */
    notified: v.optional(v.number()),
    pictures: v.optional(v.number()),
    writes: v.optional(v.number()),
    /** With `--dry-run`. */
    changes: v.optional(
      v.array(v.strictObject({ path: v.string(), changes: v.array(shapes.change) })),
    ),
    dryRun: v.optional(v.boolean()),
  }),
  /**
   * Checks, shows the changes and the warnings, asks, writes. A problem in a file that was named
   * stops the whole run, and with `--strict` a warning does. `--dry-run` shows the changes alone.
   */
  async run(paths, options, open) {
    if (paths.length === 0 && !options.all && !options.site && !options.locales)
      throw wrongUsage(
        "Name what to publish (a file or kind/slug), or give --all, --site or --locales.",
      );
    if (options.json && !options.yes && !options.dryRun)
      throw wrongUsage("--json asks no question: give --yes too.");
    const { selection, findings } = await readSelection(paths, options);
    if (!options.json) for (const file of findings.skipped) printSkipped(file);

    const store = await open();
    if (options.dryRun) return showAlone(store, selection, findings, options);
    const seen = options.yes ? null : await show(store, selection, findings, options);
    if (seen) {
      const amount = amountOf(seen);
      if (amount === "") {
        const outcome = await recordPublished(store, seen, [], options);
        return sayResult({ ...outcome, found: seen, findings, origin: null }, options);
      }
      await ask(`Publish ${amount}`, "Nothing was published.", options);
    }
    return withPublishLease(store.db, "publish", options, async (run, stop) => {
      const due = seen
        ? await planUnchanged(store, selection, seen)
        : await show(store, selection, findings, options);
      const written = await writePlan(store, run, stop, due, options);
      const outcome = await recordPublished(store, due, written.done, options);
      throwFailures(written);
      const all = duePlans(due).length;
      const done = duePlans(due).filter(({ path }) => written.done.includes(path)).length;
      stop.throwIfStopped(
        `${done} of ${count(all, "invitation")} published. Run the same command again for the rest.`,
      );
      const origin = await findSiteOrigin(options);
      return sayResult({ ...outcome, found: due, findings, origin }, options);
    });
  },
});

type PublishOptions = SelectionOptions & {
  force?: boolean;
  dryRun?: boolean;
  tell?: boolean;
  /** Orders and previews stay as they are: `npm run dev` shows what is being written. */
  pageAlone?: boolean;
};

/**
 * Updates the bases of the published files, notifies customers of their pages, and with `--tell`
 * tells each published change to the guests who gave an address or a chat, once.
 * @returns the orders that became published, and how many guests are told.
 */
async function recordPublished(
  store: Store,
  { plans, approval }: PublishPlan,
  done: readonly string[],
  options: PublishOptions,
): Promise<{ orders: number[]; notified: number }> {
  const good = plans.filter(({ path, writes }) => writes.length === 0 || done.includes(path));
  for (const { path, version, hash } of good)
    if (!path.startsWith("templates/"))
      await writeBase(path, { version, hash }, options.remote ?? false);
  const by = { person: person(), now: Date.now() };
  const orders = options.pageAlone ? [] : await notifyCustomers(store.db, good, approval, by);
  const paths = options.tell ? good.map(({ path }) => path) : [];
  return { orders, notified: await tellOf(store, paths) };
}

/** Plans the publication, prints the changes, and what is probably a mistake in them. */
async function show(
  store: Store,
  selection: Selection,
  findings: Findings,
  options: PublishOptions,
): Promise<PublishPlan> {
  const publication = await planPermitted(store, selection, options);
  say(options, ...(await linesOf(store, publication)));
  if (!options.json) printWarnings(dueWarnings(publication, findings));
  return publication;
}

async function linesOf({ db }: Store, publication: PublishPlan): Promise<string[]> {
  const { plans, documents, uploads, previews } = publication;
  return [
    ...planLines(plans),
    ...documentLines(documents),
    ...uploads.map(({ name, keys }) => `${name}  ${count(keys.length, "file")} to upload`),
    ...(previews.missing.length > 0
      ? [`${count(previews.missing.length, "chat picture")} to make`]
      : []),
    ...(await effectLines(db, duePlans(publication), Date.now())),
  ];
}

/**
 * Plans again under the lease; the confirmed changes must still be the same.
 * @throws UserError where they differ.
 */
async function planUnchanged(
  store: Store,
  selection: Selection,
  seen: PublishPlan,
): Promise<PublishPlan> {
  const now = await planPublishing(store, selection, seen.drafts);
  const fingerprint = ({ plans, documents }: PublishPlan) =>
    JSON.stringify([
      plans.map(({ path, version, hash, current }) => [path, version, hash, current?.hash]),
      documents.map(({ key, state, changes }) => [key, state, changes]),
    ]);
  if (fingerprint(now) !== fingerprint(seen))
    throw refusal(
      "Somebody has published meanwhile what this would change. Nothing was published: run the same command again and see what is left.",
    );
  return {
    ...now,
    stale: seen.stale,
    approval: { ...now.approval, unapproved: seen.approval.unapproved },
  };
}

/**
 * Writes passwords first, then files that pages refer to, then the pages. Starts nothing further
 * once it is told to stop.
 */
async function writePlan(
  store: Store,
  run: PublishRun,
  stop: Stop,
  publication: PublishPlan,
  options: Options,
): Promise<Written> {
  const nothing = `0 of ${count(duePlans(publication).length, "invitation")} published. Run the same command again.`;
  stop.throwIfStopped(nothing);
  const plans = await protectAll(store, duePlans(publication));
  await removeOgImages(store.media, publication.previews.withdrawn);
  await uploadAll(store.media, publication.uploads, stop, options);
  await drawOgImages(store.media, publication.previews, options, stop.signal);
  stop.throwIfStopped(nothing);
  return writeAll(store, run, stop, plans, publication.documents, options);
}

/** Uploads before the pages are written, so that a page never refers to a missing file. */
async function uploadAll(
  bucket: R2Bucket,
  uploads: readonly Upload[],
  { signal }: Stop,
  options: Options,
): Promise<void> {
  const progress = startProgress(uploads.length, options, "Photos and music");
  for (const transfer of uploads) {
    if (signal.aborted) break;
    try {
      progress.advance(transfer.name);
      await upload(bucket, transfer);
    } catch (error) {
      throw new UserError(
        `content/${transfer.name} could not be uploaded: ${String(error)}\nNothing was published; it is safe to run the same command again.`,
        { cause: error },
      );
    }
  }
  if (uploads.length > 0) progress.stop("Photos and music");
}

/** Shows everything that publishing would do; asks and writes nothing. */
async function showAlone(
  store: Store,
  selection: Selection,
  findings: Findings,
  options: PublishOptions,
) {
  const publication = await planPublishing(store, selection, selection.drafts);
  const conflicts = publication.plans.flatMap(({ conflicts: of }) => of);
  const amount = amountOf(publication);
  say(options, ...(await linesOf(store, publication)));
  if (!options.json) printWarnings(dueWarnings(publication, findings));
  say(
    options,
    ...[...publication.approval.unapproved].map(([path, reason]) => `${path}: ${reason}.`),
    ...conflicts.map((conflict) => `Refused: ${conflict}.`),
    ...[...(await staleOf(store.content, publication, options)).values()].flat(),
    amount === "" ? "Nothing has changed." : `Would be published (--dry-run): ${amount}.`,
  );
  const changes = publication.plans.map(({ path, changes: of }) => ({ path, changes: of }));
  return {
    ...answerOf({ orders: [], notified: 0, found: publication, findings }),
    changes,
    dryRun: true,
  };
}
