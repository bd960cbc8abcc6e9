import { refuseSampleAddresses } from "#app/features/authoring/check-samples.ts";
import { paletteNameOf } from "#app/features/authoring/check-palettes.ts";
import { checkContent, type CheckedContent } from "#app/features/authoring/check.ts";
import { type Problem } from "#app/features/authoring/source-file.ts";
import type { Plan } from "#app/features/authoring/publish.ts";
import { formatOrderNumber } from "#app/features/order/access.server.ts";
import { ask } from "../ask.ts";
import { writeBase } from "../published-base.ts";
import { chooseFiles, readContent, type Content } from "../content.ts";
import type { Stop } from "../interruption.ts";
import { readLibrary, upload, type Upload } from "../media.ts";
import { release } from "../publish-consent.ts";
import { drawOgImages, removeOgImages } from "../og-images.ts";
import { amounts, documentLines, planLines, uploadLines } from "../publish-lines.ts";
import { surveyAllowed, survey, type Survey, type Wanted } from "../publish-survey.ts";
import { countWrites, shutAll, throwFailures, writeAll, type Written } from "../publish-write.ts";
import { count, printJson, printProblems, UserError, say, type Options } from "../output.ts";
import { withStore, type Store } from "../store.ts";
import { withPublishLease } from "../publish-lease.ts";
import type { PublishRun } from "#app/features/authoring/lease-mutations.server.ts";

type PublishOptions = Options & {
  all?: boolean;
  site?: boolean;
  locales?: boolean;
  pictures?: boolean;
  force?: boolean;
};

/** Files that `--all` skips, with their problems. */
type LeftOut = { file: string; problems: Pick<Problem, "path" | "message">[] };

const templatesFolder = "content/templates/";
/** Problems shown per skipped file; `check` lists the rest. */
const problemsListed = 8;

/**
 * `studio publish`: checks, shows the changes, asks, writes. A problem in a file that was named
 * stops the whole run.
 */
export async function publish(paths: readonly string[], options: PublishOptions): Promise<void> {
  if (paths.length === 0 && !options.all && !options.site && !options.locales)
    throw new UserError(
      "Name what to publish (a file or kind/slug), or give --all, --site or --locales.",
    );
  if (options.json && !options.yes) throw new UserError("--json asks no question: give --yes too.");
  const { wanted, leftOut } = await readWanted(paths, options);
  if (!options.json) for (const one of leftOut) printLeftOut(one);

  await withStore(options.remote ?? false, async (store) => {
    const seen = options.yes ? null : await show(store, wanted, options);
    if (seen) {
      const amount = amountOf(seen);
      if (amount === "") return printResult(await settle(store, seen, []), seen, leftOut, options);
      await ask(`Publish ${amount}`, "Nothing was published.", options);
    }
    await withPublishLease(store.db, "publish", options, async (run, stop) => {
      const due = seen
        ? await surveyUnchanged(store, wanted, seen)
        : await show(store, wanted, options);
      const written = await writeSurvey(store, run, stop, due, options);
      const orders = await settle(store, due, written.done);
      throwFailures(written);
      const all = duePlans(due).length;
      const done = duePlans(due).filter(({ path }) => written.done.includes(path)).length;
      stop.throwIfStopped(
        `${done} of ${count(all, "invitation")} published. Run the same command again for the rest.`,
      );
      printResult(orders, due, leftOut, options);
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
    return release(store.db, good, consent, Date.now());
  }
}

/** Reads and checks `content/`, and selects what is to be published. */
async function readWanted(
  paths: readonly string[],
  options: PublishOptions,
): Promise<{ wanted: Wanted; leftOut: LeftOut[] }> {
  const content = await readContent();
  const named = await chooseFiles(content, paths);
  const swept = content.files.filter(
    ({ file }) =>
      !named.has(file) && (options.all || (options.site && file.startsWith(templatesFolder))),
  );
  const withDocuments = options.all || options.site || options.locales;
  const library = await readLibrary();
  const found = checkContent(content.files, content.packs, library);
  const checked = options.remote ? refuseSampleAddresses(found) : found;
  refuseProblems(checked, named, withDocuments ? content : null, options);
  refusePalettesAlone(checked, named);
  const chosen = new Set([...named, ...swept.map(({ file }) => file)]);
  const drafts = checked.drafts.filter(({ file }) => chosen.has(file));
  const wanted = {
    drafts: drafts.map(({ draft }) => draft),
    named: new Set(drafts.filter(({ file }) => named.has(file)).map(({ draft }) => draft.path)),
    documents: withDocuments ? content.documents : new Map<string, unknown>(),
    packs: content.packs,
    library,
    pictures: options.pictures ?? true,
  };
  const faults = Map.groupBy(checked.problems, ({ file }) => file);
  const leftOut = swept.flatMap(({ file }) => {
    const problems = faults.get(file);
    return problems
      ? [{ file, problems: problems.map(({ path, message }) => ({ path, message })) }]
      : [];
  });
  return { wanted, leftOut };
}

/**
 * @throws UserError when only palettes were named: they are published with the invitations that use
 * them.
 */
function refusePalettesAlone({ drafts }: CheckedContent, named: ReadonlySet<string>): void {
  const palettes = [...named].map(paletteNameOf);
  if (palettes.length === 0 || palettes.includes(null)) return;
  const wearing = drafts.filter(({ draft }) => palettes.includes(draft.theme.palette));
  throw new UserError(
    wearing.length > 0
      ? `A palette is published with what wears it. Publish: ${wearing.map(({ draft }) => draft.path).join(" ")}`
      : "A palette is published with what wears it, and nothing wears this one yet.",
  );
}

/**
 * @throws UserError for a problem in a file that was named, or in the documents that all pages
 * share.
 */
function refuseProblems(
  { problems: found }: CheckedContent,
  named: ReadonlySet<string>,
  shared: Content | null,
  options: Options,
): void {
  const problems = [
    ...found.filter(({ file }) => named.has(file)),
    ...(shared?.documentProblems ?? []),
  ];
  if (problems.length === 0) return;
  if (options.json) printJson({ published: [], documents: [], problems });
  else printProblems(problems);
  throw new UserError(`${count(problems.length, "problem")}: nothing was published.`);
}

function printLeftOut({ file, problems }: LeftOut): void {
  const listed = problems
    .slice(0, problemsListed)
    .map(({ path, message }) => ["   ", [path, message].filter(Boolean).join(": ")].join(" "));
  const more = problems.length - listed.length;
  const rest = more > 0 ? [`    … and ${count(more, "more problem")}`] : [];
  process.stderr.write(
    `${[`${file} is left out, it is not finished:`, ...listed, ...rest].join("\n")}\n`,
  );
}

/** Plans the publication and prints the changes. */
async function show(store: Store, wanted: Wanted, options: PublishOptions): Promise<Survey> {
  const found = await surveyAllowed(store, wanted, options);
  const { plans, documents, uploads, previews } = found;
  const lines = [...planLines(plans), ...documentLines(documents), ...uploadLines(uploads)];
  if (previews.missing.length > 0)
    lines.push(`${count(previews.missing.length, "preview picture")} to make`);
  for (const line of lines) say(options, line);
  return found;
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
    throw new UserError(
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
  await uploadAll(store.media, found.uploads, stop);
  await drawOgImages(store.media, found.previews, options, stop.signal);
  stop.throwIfStopped(nothing);
  return writeAll(store, run, stop, plans, found.documents, options);
}

/** Uploads before the pages are written, so that a page never refers to a missing file. */
async function uploadAll(
  bucket: R2Bucket,
  uploads: readonly Upload[],
  { signal }: Stop,
): Promise<void> {
  for (const one of uploads) {
    if (signal.aborted) return;
    try {
      await upload(bucket, one);
    } catch (error) {
      throw new UserError(
        `content/${one.name} could not be uploaded: ${String(error)}\nNothing was published; it is safe to run the same command again.`,
        { cause: error },
      );
    }
  }
}

/** Prints the result. Invitations that others have published since need attention: exit code 1. */
function printResult(
  orders: readonly number[],
  found: Survey,
  leftOut: readonly LeftOut[],
  options: PublishOptions,
): void {
  const { plans, consent, documents, previews, stale } = found;
  if (options.json)
    printJson({
      published: plans.map(({ path, state, version }) => ({ path, state, version })),
      unapproved: [...consent.doubts.keys()],
      leftOut,
      stale,
      orders,
      documents: documents.map(({ key }) => key),
      pictures: previews.missing.length,
      writes: documents.length + countWrites(duePlans(found)),
    });
  const amount = amountOf(found);
  say(options, amount === "" ? "Nothing has changed." : `Published: ${amount}.`);
  for (const number of orders)
    say(options, `Order ${formatOrderNumber(number)} is published; its customer is sent the link.`);
  if (stale.length === 0) return;
  process.stderr.write(
    `Left as others have published it: ${stale.join(", ")}. Publish each by its name, pull it, or give --force.\n`,
  );
  process.exitCode = 1;
}
