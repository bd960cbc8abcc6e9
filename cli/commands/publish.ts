import { checkContent } from "#app/features/invitation/check.ts";
import {
  planDocuments,
  publishDocument,
  type DocumentChange,
} from "#app/features/invitation/publish-documents.ts";
import {
  planPublication,
  publish as publishOne,
  PublishFailure,
  type Plan,
} from "#app/features/invitation/publish.ts";
import type { Draft } from "#app/features/invitation/resolve.ts";
import { spokenNumber } from "#app/features/order/access.server.ts";
import { ask } from "../ask.ts";
import { mediaOf } from "#app/features/media/library.ts";
import { chooseFiles, readContent } from "../content.ts";
import { planUploads, readLibrary, upload, type Upload } from "../media.ts";
import {
  changeLines,
  count,
  printJson,
  printProblems,
  Refusal,
  say,
  type Options,
} from "../report.ts";
import { startMeter } from "../meter.ts";
import { carryOutPreviews, planPreviews, type PreviewPlan } from "../previews.ts";
import { inParallel } from "../parallel.ts";
import { consentOf, release, type Consent } from "../orders-of.ts";
import { withStore } from "../store.ts";

/** Invitations that are written at once. One invitation's own writes keep their order. */
const width = 12;
/** Beyond it, what did not change is counted and not listed. */
const unchangedListed = 5;

type PublishOptions = Options & { all?: boolean; locales?: boolean; pictures?: boolean };

/** `studio publish`: check, show what changes, ask, write. A fault in one chosen file stops it all. */
export async function publish(paths: readonly string[], options: PublishOptions): Promise<void> {
  if (paths.length === 0 && !options.all && !options.locales)
    throw new Refusal("Name what to publish (a file or kind/slug), or give --all or --locales.");
  if (options.json && !options.yes) throw new Refusal("--json asks no question: give --yes too.");
  const content = await readContent();
  const chosen = options.all
    ? new Set(content.files.map(({ file }) => file))
    : await chooseFiles(content, paths);
  const withDocuments = options.all || options.locales;
  const library = await readLibrary();
  const checked = checkContent(content.files, content.packs, library);
  const problems = [
    ...checked.problems.filter(({ file }) => chosen.has(file)),
    ...(withDocuments ? content.documentProblems : []),
  ];
  if (problems.length > 0) {
    if (options.json) printJson({ published: [], documents: [], problems });
    else printProblems(problems);
    throw new Refusal(`${count(problems.length, "problem")}: nothing was published.`);
  }
  const wanted = checked.drafts.filter(({ file }) => chosen.has(file)).map(({ draft }) => draft);

  await withStore(options.remote ?? false, async ({ content: kv, media: bucket, db }) => {
    const consent = await consentOf(db, wanted);
    const drafts = await allowed(wanted, consent, options);
    const make = options.pictures ?? true;
    const previews = await planPreviews(bucket, drafts, content.packs, make);
    const plans = await planPublication(kv, previews.drafts);
    const documents = withDocuments ? await planDocuments(kv, content.documents) : [];
    const used = new Set(drafts.flatMap((draft) => mediaOf(draft).map(({ src }) => src)));
    const uploads = await planUploads(bucket, library, used);
    const conflicts = plans.flatMap(({ conflicts: found }) => found);
    if (conflicts.length > 0) throw new Refusal(`${conflicts.join("\n")}\nNothing was published.`);
    const lines = [...planLines(plans), ...documentLines(documents), ...uploadLines(uploads)];
    if (previews.missing.length > 0)
      lines.push(`${count(previews.missing.length, "preview picture")} to make`);
    for (const line of lines) say(options, line);

    const due = plans.filter(({ writes }) => writes.length > 0);
    const amount = amounts(due.length, documents.length, uploads.length, previews);
    if (amount !== "") {
      await ask(`Publish ${amount}`, "Nothing was published.", options);
      await uploadAll(bucket, uploads);
      await carryOutPreviews(bucket, previews, options);
      await writeAll(kv, due, documents, options);
    }
    const orders = await release(db, plans, consent, Date.now());
    if (options.json)
      printJson({
        published: plans.map(({ path, state, version }) => ({ path, state, version })),
        unapproved: [...consent.doubts.keys()],
        orders,
        documents: documents.map(({ key }) => key),
        pictures: previews.missing.length,
        writes: documents.length + countWrites(due),
      });
    say(options, amount === "" ? "Nothing has changed." : `Published: ${amount}.`);
    for (const number of orders)
      say(options, `Order ${spokenNumber(number)} is published; its customer is sent the link.`);
  });
}

/**
 * What may be published: all that has its customer's word. What has not is asked for where staff name
 * it, and left out of `--all`, which has nobody's invitation in mind.
 */
async function allowed(
  drafts: readonly Draft[],
  { doubts }: Consent,
  options: PublishOptions,
): Promise<readonly Draft[]> {
  if (doubts.size === 0) return drafts;
  for (const [path, doubt] of doubts)
    say(options, `${path}${options.all ? " is left out" : ""}: ${doubt}.`);
  if (options.all) return drafts.filter(({ path }) => !doubts.has(path));
  await ask("Publish without the customer's word", "Nothing was published.", options);
  return drafts;
}

/** Plans as lines: what each is and what changes; where many are as they were, only how many. */
export function planLines(plans: readonly Plan[]): string[] {
  const unchanged = plans.filter(({ state }) => state === "unchanged");
  const listed =
    unchanged.length > unchangedListed ? plans.filter((plan) => !unchanged.includes(plan)) : plans;
  const lines = listed.flatMap(({ path, state, version, changes, copies }) => [
    `${path}  ${state}, version ${version}`,
    ...changeLines(changes),
    ...copies.map((address) => `    ~ copy at ${address}`),
  ]);
  return listed === plans
    ? lines
    : [...lines, `${count(unchanged.length, "invitation")} unchanged.`];
}

function countWrites(plans: readonly Plan[]): number {
  return plans.reduce((sum, { writes }) => sum + writes.length, 0);
}

/** New documents in one line a group, changed ones with what changes. */
function documentLines(documents: readonly DocumentChange[]): string[] {
  const fresh = Map.groupBy(
    documents.filter(({ state }) => state === "new"),
    ({ key }) => groupOf(key),
  );
  return [
    ...[...fresh].map(
      ([group, of]) => `${group}  new: ${of.map(({ key }) => key.split(":").at(-1)).join(", ")}`,
    ),
    ...documents
      .filter(({ state }) => state === "changed")
      .flatMap(({ key, changes }) => [
        `${groupOf(key)} ${key.split(":").at(-1)}  changed`,
        ...changeLines(changes),
      ]),
  ];
}

/** `locale:am:kinds` is one of the language packs am, `catalogue:prices` is of the catalogue. */
function groupOf(key: string): string {
  const [kind, language] = key.split(":");
  return kind === "locale" ? `language packs ${language}` : "catalogue";
}

function uploadLines(uploads: readonly Upload[]): string[] {
  return uploads.map(({ name, keys }) => `${name}  ${count(keys.length, "file")} to upload`);
}

function amounts(
  invitations: number,
  documents: number,
  media: number,
  { missing, shut }: PreviewPlan,
): string {
  return [
    invitations > 0 && count(invitations, "invitation"),
    documents > 0 &&
      count(documents, "language pack or catalogue file", "language packs and catalogue files"),
    media > 0 && count(media, "photo or music file", "photos and music files"),
    missing.length > 0 && count(missing.length, "preview picture"),
    shut.length > 0 && `the end of ${count(shut.length, "preview picture")}`,
  ]
    .filter(Boolean)
    .join(" and ");
}

/** Before any page that shows them: a page never names a photo that is not there. */
async function uploadAll(bucket: R2Bucket, uploads: readonly Upload[]): Promise<void> {
  for (const one of uploads) {
    try {
      await upload(bucket, one);
    } catch (error) {
      throw new Refusal(
        `content/${one.name} could not be uploaded: ${String(error)}\nNothing was published; it is safe to run the same command again.`,
        { cause: error },
      );
    }
  }
}

/** Language packs and the catalogue first: a new invitation may be the first to show a new text. */
export async function writeAll(
  kv: KVNamespace,
  plans: readonly Plan[],
  documents: readonly DocumentChange[],
  options: PublishOptions,
): Promise<void> {
  const meter = startMeter(documents.length + countWrites(plans), options);
  const done: string[] = [];
  const failures = await inParallel(width, documents, async (document) => {
    await publishDocument(kv, document);
    done.push(document.key);
    meter.advance(document.key);
  });
  if (failures.length === 0)
    failures.push(
      ...(await inParallel(width, plans, async (plan) => {
        await publishOne(kv, plan, () => meter.advance(plan.path));
        done.push(plan.path);
      })),
    );
  meter.stop(failures.length === 0 ? "Written" : "Stopped");
  if (failures.length > 0) throw refusalOf(failures, done);
}

function refusalOf(failures: readonly unknown[], done: readonly string[]): Refusal {
  const reasons = failures.map((error) =>
    error instanceof PublishFailure
      ? error.message
      : `A language pack or part of the catalogue was not published: ${String(error)}.`,
  );
  const before = done.length > 0 ? [`Published before it: ${done.join(", ")}.`] : [];
  return new Refusal(
    [
      ...reasons,
      ...before,
      "What is not named is as it was; it is safe to run the same command again.",
    ].join("\n"),
    { cause: failures[0] },
  );
}
