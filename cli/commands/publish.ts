import type { Plan } from "#app/domain/authoring/publish.ts";
import type { FileWarning } from "#app/domain/authoring/warning-rules.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { wayOf } from "../address.ts";
import { ask } from "../ask.ts";
import { exitCodes } from "../exit-codes.ts";
import { writeBase } from "../published-base.ts";
import type { Stop } from "../interruption.ts";
import { upload, type Upload } from "../media-upload.ts";
import { startProgress } from "../progress.ts";
import { release } from "../publish-consent.ts";
import { drawOgImages, removeOgImages } from "../og-images.ts";
import { effectLines } from "../publish-effects.ts";
import { amounts, documentLines, planLines, uploadLines } from "../publish-lines.ts";
import { staleOf, surveyAllowed, survey, type Survey, type Wanted } from "../publish-survey.ts";
import { tellOf, toldLine } from "../publish-tell.ts";
import { countWrites, shutAll, throwFailures, writeAll, type Written } from "../publish-write.ts";
import { printLeftOut } from "../publish-left-out.ts";
import { readWanted, type Noted, type WantedOptions } from "../publish-wanted.ts";
import { count, printJson, refusal, UserError, say, wrongUsage, type Options } from "../output.ts";
import { person } from "../person.ts";
import { printWarnings, withPlaces } from "../problems.ts";
import { findSiteOrigin } from "../site-address.ts";
import { withStore, type Store } from "../store.ts";
import { withPublishLease } from "../publish-lease.ts";
import type { PublishRun } from "#app/domain/authoring/lease-mutations.server.ts";

type PublishOptions = WantedOptions & {
  force?: boolean;
  dryRun?: boolean;
  tell?: boolean;
  /** Orders and previews stay as they are: `npm run dev` shows what is being written. */
  pageAlone?: boolean;
};

/** Invitations whose addresses are printed after they are published. */
const addressesListed = 5;

/**
 * `studio publish`: checks, shows the changes and the warnings, asks, writes. A problem in a file
 * that was named stops the whole run, and with `--strict` a warning does. `--dry-run` shows the
 * changes alone.
 */
export async function publish(paths: readonly string[], options: PublishOptions): Promise<void> {
  if (paths.length === 0 && !options.all && !options.site && !options.locales)
    throw wrongUsage(
      "Name what to publish (a file or kind/slug), or give --all, --site or --locales.",
    );
  if (options.json && !options.yes && !options.dryRun)
    throw wrongUsage("--json asks no question: give --yes too.");
  const { wanted, noted } = await readWanted(paths, options);
  if (!options.json) for (const one of noted.leftOut) printLeftOut(one);

  await withStore(options.remote ?? false, async (store) => {
    if (options.dryRun) return dryRun(store, wanted, noted, options);
    const seen = options.yes ? null : await show(store, wanted, noted, options);
    if (seen) {
      const amount = amountOf(seen);
      if (amount === "") {
        const orders = await settle(store, seen, []);
        const told = await tell(store, seen, [], options);
        return printResult({ orders, told, found: seen, noted, origin: null }, options);
      }
      await ask(`Publish ${amount}`, "Nothing was published.", options);
    }
    await withPublishLease(store.db, "publish", options, async (run, stop) => {
      const due = seen
        ? await surveyUnchanged(store, wanted, seen)
        : await show(store, wanted, noted, options);
      const written = await writeSurvey(store, run, stop, due, options);
      const orders = await settle(store, due, written.done);
      const told = await tell(store, due, written.done, options);
      throwFailures(written);
      const all = duePlans(due).length;
      const done = duePlans(due).filter(({ path }) => written.done.includes(path)).length;
      stop.throwIfStopped(
        `${done} of ${count(all, "invitation")} published. Run the same command again for the rest.`,
      );
      const origin = await findSiteOrigin(options);
      printResult({ orders, told, found: due, noted, origin }, options);
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
}

/** With `--tell`: tells each published change to the guests who gave an address or a chat, once. */
async function tell(
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

function dueWarnings(found: Survey, { warnings }: Noted): FileWarning[] {
  return duePlans(found).flatMap(({ path }) => warnings.get(path) ?? []);
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

function duePlans({ plans }: Survey): Plan[] {
  return plans.filter(({ writes }) => writes.length > 0);
}

function amountOf(found: Survey): string {
  const { documents, uploads, previews } = found;
  return amounts(duePlans(found).length, documents.length, uploads.length, previews);
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

/** What was done; `origin` of the addresses to print, or null to print none. */
type Result = {
  orders: readonly number[];
  /** Mails to guests that this run added. */
  told: number;
  found: Survey;
  noted: Noted;
  origin: string | null;
};

/** Prints the result. Invitations that others have published since need a decision: exit code 4. */
function printResult(result: Result, options: Options): void {
  const { orders, told, found, origin } = result;
  if (found.stale.length > 0) process.exitCode = exitCodes.refused;
  if (options.json) return printJson({ ...answerOf(result), dryRun: false });
  const amount = amountOf(found);
  say(options, amount === "" ? "Nothing has changed." : `Published: ${amount}.`);
  for (const line of origin === null ? [] : addressLines(found, origin, options))
    say(options, line);
  if (told > 0) say(options, toldLine(told));
  for (const number of orders)
    say(options, `Order ${formatOrderNumber(number)} is published; its customer is sent the link.`);
  if (found.stale.length === 0) return;
  process.stderr.write(
    `Left as others have published it: ${found.stale.join(", ")}. Publish each by its name, pull it, or give --force.\n`,
  );
}

/** The addresses to look at, and the way back for one that was published before. */
function addressLines(found: Survey, origin: string, options: Options): string[] {
  const plans = duePlans(found);
  if (plans.length > addressesListed) return [];
  return plans.flatMap(({ path, current }) => [
    `  ${origin}/${path}`,
    ...(current && current.hash !== null
      ? [`  back again: npm run studio -- rollback ${path} ${current.version}${wayOf(options)}`]
      : []),
  ]);
}

function answerOf({ orders, told, found, noted }: Omit<Result, "origin">) {
  const { plans, consent, documents, previews, stale } = found;
  return {
    published: plans.map(({ path, state, version }) => ({ path, state, version })),
    unapproved: [...consent.doubts.keys()],
    leftOut: noted.leftOut,
    warnings: withPlaces(dueWarnings(found, noted)),
    stale,
    orders,
    told,
    documents: documents.map(({ key }) => key),
    pictures: previews.missing.length,
    writes: documents.length + countWrites(duePlans(found)),
  };
}

/** Shows everything that publishing would do; asks and writes nothing. */
async function dryRun(
  store: Store,
  wanted: Wanted,
  noted: Noted,
  options: PublishOptions,
): Promise<void> {
  const found = await survey(store, wanted, wanted.drafts);
  if (options.json) {
    const changes = found.plans.map(({ path, changes: of }) => ({ path, changes: of }));
    return printJson({ ...answerOf({ orders: [], told: 0, found, noted }), changes, dryRun: true });
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
