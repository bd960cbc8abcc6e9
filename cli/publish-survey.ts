import { isStale } from "#app/domain/authoring/publish-base.ts";
import {
  planDocuments,
  type DocumentChange,
  type Documents,
} from "#app/domain/authoring/publish-documents.ts";
import { findHeads } from "#app/domain/authoring/head-data.server.ts";
import { planPublication, type Plan } from "#app/domain/authoring/publish.ts";
import type { ResolvedInvitation, Packs } from "#app/domain/authoring/resolve.ts";
import { listVersions } from "#app/domain/authoring/versions.ts";
import { mediaOf, type Library } from "#app/platform/media/library.ts";
import { wayOf } from "./address.ts";
import { ask } from "./ask.ts";
import { readBase } from "./published-base.ts";
import { Interrupted } from "./interruption.ts";
import { planUploads, type Upload } from "./media-upload.ts";
import { withoutPhotosHere } from "./photo-here.ts";
import { consentOf, type Consent } from "./publish-consent.ts";
import { person } from "./person.ts";
import { planOgImages, type OgImagePlan } from "./og-images.ts";
import { staleLines } from "./publish-lines.ts";
import { pulledLines, writePulled } from "./pulled.ts";
import { refusal, say, type Options } from "./output.ts";
import type { Store } from "./store.ts";

/** The checked content that is to be published. */
export type Wanted = {
  drafts: readonly ResolvedInvitation[];
  /** Paths that were named; the others were selected by `--all` or `--site`. */
  named: ReadonlySet<string>;
  documents: Documents;
  packs: Packs;
  library: Library;
  pictures: boolean;
  /** False where the site draws photos' files itself. */
  sizes: boolean;
  remote: boolean;
};

/** The plan of a publication. */
export type Survey = {
  drafts: readonly ResolvedInvitation[];
  plans: Plan[];
  consent: Consent;
  previews: OgImagePlan;
  documents: DocumentChange[];
  uploads: Upload[];
  /** Paths left out because others have published them since. */
  stale: string[];
};

/** Plans a publication by comparison with what is published. Writes nothing. */
export async function survey(
  { content: kv, media: bucket, db }: Store,
  wanted: Wanted,
  drafts: readonly ResolvedInvitation[],
): Promise<Survey> {
  const consent = await consentOf(db, drafts);
  const previews = await planOgImages(bucket, drafts, wanted.packs, wanted.pictures);
  const heads = await findHeads(
    db,
    drafts.map(({ path }) => path),
  );
  const used = new Set(drafts.flatMap((draft) => mediaOf(draft).map(({ src }) => src)));
  const uploads = await planUploads(bucket, wanted.library, used, wanted.remote);
  return {
    drafts,
    plans: await planPublication(kv, previews.drafts, heads),
    consent,
    previews,
    documents: await planDocuments(kv, wanted.documents),
    uploads: wanted.sizes ? uploads : withoutPhotosHere(uploads),
    stale: [],
  };
}

/** `pageAlone`: nobody is there who could decide about a file that was named. */
type SurveyOptions = Options & { force?: boolean; pageAlone?: boolean };

/**
 * Like `survey`, without invitations that lack their customer's approval or that others have
 * published since. For those that were named staff are asked; the others are left out.
 * @throws UserError for a conflict of addresses, and without a terminal to ask.
 */
export async function surveyAllowed(
  store: Store,
  wanted: Wanted,
  options: SurveyOptions,
): Promise<Survey> {
  const found = await survey(store, wanted, wanted.drafts);
  const out = new Set(await findUnapproved(found, wanted, options));
  const stale = options.force ? [] : await findStale(store, found, wanted, options);
  for (const path of stale) out.add(path);
  const kept = wanted.drafts.filter(({ path }) => !out.has(path));
  const allowed = out.size === 0 ? found : await survey(store, wanted, kept);
  const conflicts = allowed.plans.flatMap(({ conflicts: of }) => of);
  if (conflicts.length > 0) throw refusal(`${conflicts.join("\n")}\nNothing was published.`);
  return {
    ...allowed,
    stale,
    consent: { ...allowed.consent, doubts: found.consent.doubts },
  };
}

/** Paths that lack the customer's approval and were not named. */
async function findUnapproved(
  { consent: { doubts } }: Survey,
  { named }: Wanted,
  options: Options,
): Promise<string[]> {
  const unapproved = [...doubts.keys()].filter((path) => named.has(path));
  for (const [path, doubt] of doubts)
    say(options, `${path}${named.has(path) ? "" : " is left out"}: ${doubt}.`);
  if (unapproved.length > 0)
    await ask("Publish without the customer's word", "Nothing was published.", options);
  return [...doubts.keys()].filter((path) => !named.has(path));
}

/** Lines on each file that is older than what others have published since, by path. */
export async function staleOf(
  kv: KVNamespace,
  { plans }: Pick<Survey, "plans">,
  { remote = false }: Options,
): Promise<Map<string, string[]>> {
  const self = person();
  const stale = new Map<string, string[]>();
  for (const plan of plans) {
    const base = await readBase(plan.path, remote);
    if (isStale(plan, base, self))
      stale.set(plan.path, staleLines(plan, base, await listVersions(kv, plan.path)));
  }
  return stale;
}

/** Paths that are left as others have published them. */
async function findStale(
  { content: kv }: Store,
  { plans }: Survey,
  { named }: Wanted,
  options: SurveyOptions,
): Promise<string[]> {
  const left: string[] = [];
  for (const [path, found] of await staleOf(kv, { plans }, options)) {
    const lines = found.join("\n");
    const plan = plans.find((one) => one.path === path);
    if (!named.has(path) || !plan || options.pageAlone) {
      if (!options.json) process.stderr.write(`${lines}\n  It is left out.\n`);
      left.push(path);
    } else if (options.yes || options.json || !process.stdin.isTTY) {
      throw refusal(`${lines}\n${staleAdvice(path, options)}`);
    } else if (!(await isForced(kv, plan, lines, options))) left.push(path);
  }
  return left;
}

function staleAdvice(path: string, options: Options): string {
  const way = wayOf(options);
  return `Nothing was published. To take what is published into the file: npm run studio -- pull ${path}${way}
To publish the file over it: npm run studio -- publish ${path}${way} --force`;
}

/** Asks what to do with a file that is older than the published version. */
async function isForced(
  kv: KVNamespace,
  { path, current }: Plan,
  lines: string,
  options: Options,
): Promise<boolean> {
  process.stdout.write(`${lines}\n`);
  const { isCancel, select } = await import("@clack/prompts");
  const choice = await select({
    message: `What shall become of ${path}?`,
    options: [
      { value: "leave", label: "Leave both as they are" },
      ...(current?.hash === null
        ? []
        : [{ value: "pull", label: "Take what is published into the file, over what it says" }]),
      { value: "force", label: "Publish the file over what is published" },
    ],
  });
  if (isCancel(choice)) throw new Interrupted("Nothing was published.");
  if (choice === "pull") {
    for (const line of pulledLines(await writePulled(kv, path, options))) say(options, line);
  }
  return choice === "force";
}
