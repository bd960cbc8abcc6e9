import * as v from "valibot";
import type { PublishRun } from "#app/domain/authoring/lease-mutations.server.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import type { Stop } from "../interruption.ts";
import { upload, type Upload } from "../media-upload.ts";
import { drawOgImages, removeOgImages } from "../og-images.ts";
import { count, printJson, refusal, say, wrongUsage, type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import { person } from "../person.ts";
import { printWarnings } from "../problems.ts";
import { startProgress } from "../progress.ts";
import { release } from "../publish-consent.ts";
import { effectLines } from "../publish-effects.ts";
import { withPublishLease } from "../publish-lease.ts";
import { printLeftOut } from "../publish-left-out.ts";
import { documentLines, planLines, uploadLines } from "../publish-lines.ts";
import { dueWarnings, duePlans, amountOf, printResult, answerOf } from "../publish-result.ts";
import { staleOf, surveyAllowed, survey, type Survey, type Wanted } from "../publish-survey.ts";
import { tellOf } from "../publish-tell.ts";
import { readWanted, type Noted, type WantedOptions } from "../publish-wanted.ts";
import { shutAll, throwFailures, writeAll, type Written } from "../publish-write.ts";
import { writeBase } from "../published-base.ts";
import { tell, strict, noPictures, dryRun } from "../shared-options.ts";
import { findSiteOrigin } from "../site-address.ts";
import { withStore, type Store } from "../store.ts";

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
    /** What is probably a mistake in what is published. */
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
  async run(paths, options) {
    if (paths.length === 0 && !options.all && !options.site && !options.locales)
      throw wrongUsage(
        "Name what to publish (a file or kind/slug), or give --all, --site or --locales.",
      );
    if (options.json && !options.yes && !options.dryRun)
      throw wrongUsage("--json asks no question: give --yes too.");
    const { wanted, noted } = await readWanted(paths, options);
    if (!options.json) for (const one of noted.leftOut) printLeftOut(one);

    await withStore(options.remote ?? false, async (store) => {
      if (options.dryRun) return showAlone(store, wanted, noted, options);
      const seen = options.yes ? null : await show(store, wanted, noted, options);
      if (seen) {
        const amount = amountOf(seen);
        if (amount === "") {
          const orders = await settle(store, seen, []);
          const notified = await tellGuests(store, seen, [], options);
          return printResult({ orders, notified, found: seen, noted, origin: null }, options);
        }
        await ask(`Publish ${amount}`, "Nothing was published.", options);
      }
      await withPublishLease(store.db, "publish", options, async (run, stop) => {
        const due = seen
          ? await surveyUnchanged(store, wanted, seen)
          : await show(store, wanted, noted, options);
        const written = await writeSurvey(store, run, stop, due, options);
        const orders = await settle(store, due, written.done);
        const notified = await tellGuests(store, due, written.done, options);
        throwFailures(written);
        const all = duePlans(due).length;
        const done = duePlans(due).filter(({ path }) => written.done.includes(path)).length;
        stop.throwIfStopped(
          `${done} of ${count(all, "invitation")} published. Run the same command again for the rest.`,
        );
        const origin = await findSiteOrigin(options);
        printResult({ orders, notified, found: due, noted, origin }, options);
      });
    });

    /** Updates the bases of the published files and notifies customers of their pages. */
    async function settle(
      store: Store,
      { plans, consent }: Survey,
      done: readonly string[],
    ): Promise<number[]> {
      const good = plans.filter(({ path, writes }) => writes.length === 0 || done.includes(path));
      for (const { path, version, hash } of good)
        if (!path.startsWith("templates/"))
          await writeBase(path, { version, hash }, options.remote ?? false);
      if (options.pageAlone) return [];
      return release(store.db, good, consent, { person: person(), now: Date.now() });
    }
  },
});

type PublishOptions = WantedOptions & {
  force?: boolean;
  dryRun?: boolean;
  tell?: boolean;
  /** Orders and previews stay as they are: `npm run dev` shows what is being written. */
  pageAlone?: boolean;
};

/** With `--tell`: tells each published change to the guests who gave an address or a chat, once. */
async function tellGuests(
  store: Store,
  { plans }: Survey,
  done: readonly string[],
  { tell: isWanted }: PublishOptions,
): Promise<number> {
  if (!isWanted) return 0;
  const good = plans.filter(({ path, writes }) => writes.length === 0 || done.includes(path));
  return tellOf(
    store,
    good.map(({ path }) => path),
  );
}

/** Plans the publication, prints the changes, and what is probably a mistake in them. */
async function show(
  store: Store,
  wanted: Wanted,
  noted: Noted,
  options: PublishOptions,
): Promise<Survey> {
  const found = await surveyAllowed(store, wanted, options);
  for (const line of [...linesOf(found), ...(await effectsOf(store, found))]) say(options, line);
  if (!options.json) printWarnings(dueWarnings(found, noted));
  return found;
}

function effectsOf({ db }: Store, found: Survey): Promise<string[]> {
  return effectLines(db, duePlans(found), Date.now());
}

function linesOf({ plans, documents, uploads, previews }: Survey): string[] {
  const pictures =
    previews.missing.length > 0
      ? [`${count(previews.missing.length, "chat picture")} to make`]
      : [];
  return [...planLines(plans), ...documentLines(documents), ...uploadLines(uploads), ...pictures];
}

/**
 * Plans again under the lease; the confirmed changes must still be the same.
 * @throws UserError where they differ.
 */
async function surveyUnchanged(store: Store, wanted: Wanted, seen: Survey): Promise<Survey> {
  const now = await survey(store, wanted, seen.drafts);
  const essence = ({ plans, documents }: Survey) =>
    JSON.stringify([
      plans.map(({ path, version, hash, current }) => [path, version, hash, current?.hash]),
      documents.map(({ key, state, changes }) => [key, state, changes]),
    ]);
  if (essence(now) !== essence(seen))
    throw refusal(
      "Somebody has published meanwhile what this would change. Nothing was published: run the same command again and see what is left.",
    );
  return { ...now, stale: seen.stale, consent: { ...now.consent, doubts: seen.consent.doubts } };
}

/**
 * Writes passwords first, then files that pages refer to, then the pages. Starts nothing further
 * once it is told to stop.
 */
async function writeSurvey(
  store: Store,
  run: PublishRun,
  stop: Stop,
  found: Survey,
  options: Options,
): Promise<Written> {
  const nothing = `0 of ${count(duePlans(found).length, "invitation")} published. Run the same command again.`;
  stop.throwIfStopped(nothing);
  const plans = await shutAll(store, duePlans(found));
  await removeOgImages(store.media, found.previews.shut);
  await uploadAll(store.media, found.uploads, stop, options);
  await drawOgImages(store.media, found.previews, options, stop.signal);
  stop.throwIfStopped(nothing);
  return writeAll(store, run, stop, plans, found.documents, options);
}

/** Uploads before the pages are written, so that a page never refers to a missing file. */
async function uploadAll(
  bucket: R2Bucket,
  uploads: readonly Upload[],
  { signal }: Stop,
  options: Options,
): Promise<void> {
  const progress = startProgress(uploads.length, options, "Photos and music");
  for (const one of uploads) {
    if (signal.aborted) break;
    try {
      progress.advance(one.name);
      await upload(bucket, one);
    } catch (error) {
      throw new UserError(
        `content/${one.name} could not be uploaded: ${String(error)}\nNothing was published; it is safe to run the same command again.`,
        { cause: error },
      );
    }
  }
  if (uploads.length > 0) progress.stop("Photos and music");
}

/** Shows everything that publishing would do; asks and writes nothing. */
async function showAlone(
  store: Store,
  wanted: Wanted,
  noted: Noted,
  options: PublishOptions,
): Promise<void> {
  const found = await survey(store, wanted, wanted.drafts);
  if (options.json) {
    const changes = found.plans.map(({ path, changes: of }) => ({ path, changes: of }));
    return printJson({
      ...answerOf({ orders: [], notified: 0, found, noted }),
      changes,
      dryRun: true,
    });
  }
  for (const line of [...linesOf(found), ...(await effectsOf(store, found))]) say(options, line);
  printWarnings(dueWarnings(found, noted));
  for (const [path, doubt] of found.consent.doubts) say(options, `${path}: ${doubt}.`);
  const conflicts = found.plans.flatMap(({ conflicts: of }) => of);
  for (const conflict of conflicts) say(options, `Refused: ${conflict}.`);
  for (const lines of (await staleOf(store.content, found, options)).values())
    for (const line of lines) say(options, line);
  const amount = amountOf(found);
  say(
    options,
    amount === "" ? "Nothing has changed." : `Would be published (--dry-run): ${amount}.`,
  );
}
