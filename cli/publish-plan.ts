import { isStale } from "#app/domain/authoring/publish/base.ts";
import {
  planDocuments,
  type DocumentChange,
  type Documents,
} from "#app/domain/authoring/publish/documents.ts";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { planPublication, type Plan } from "#app/domain/authoring/publish/plan.ts";
import type { ResolvedInvitation, Packs } from "#app/domain/authoring/resolve.ts";
import { listVersions } from "#app/domain/authoring/publish/versions.ts";
import { mediaOf, type Library } from "#app/platform/media/library.ts";
import { wayOf } from "./address.ts";
import { ask } from "./ask.ts";
import { readBase } from "./published-base.ts";
import { Interrupted } from "./interruption.ts";
import { planUploads, type Upload } from "./media-upload.ts";
import { withoutPhotosHere } from "./photo-here.ts";
import { approvalOf, type Approval } from "./publish-approval.ts";
import { person } from "./person.ts";
import { planOgImages, type OgImagePlan } from "./og-images.ts";
import { staleLines } from "./publish-lines.ts";
import { pulledLines, writePulled } from "./pulled.ts";
import { refusal, say, type Options } from "./output.ts";
import type { Store } from "./store.ts";

/** The checked content that is to be published. */
export type Selection = {
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
export type PublishPlan = {
  drafts: readonly ResolvedInvitation[];
  plans: Plan[];
  approval: Approval;
  previews: OgImagePlan;
  documents: DocumentChange[];
  uploads: Upload[];
  /** Paths left out because others have published them since. */
  stale: string[];
};

/** Plans a publication by comparison with what is published. Writes nothing. */
export async function planPublishing(
  { content: kv, media: bucket, db }: Store,
  selection: Selection,
  drafts: readonly ResolvedInvitation[],
): Promise<PublishPlan> {
  const approval = await approvalOf(db, drafts);
  const previews = await planOgImages(bucket, drafts, selection.packs, selection.pictures);
  const heads = await findHeads(
    db,
    drafts.map(({ path }) => path),
  );
  const used = new Set(drafts.flatMap((draft) => mediaOf(draft).map(({ src }) => src)));
  const uploads = await planUploads(bucket, selection.library, used, selection.remote);
  return {
    drafts,
    plans: await planPublication(kv, previews.drafts, heads),
    approval,
    previews,
    documents: await planDocuments(kv, selection.documents),
    uploads: selection.sizes ? uploads : withoutPhotosHere(uploads),
    stale: [],
  };
}

/** `pageAlone`: nobody is there who could decide about a file that was named. */
type PlanOptions = Options & { force?: boolean; pageAlone?: boolean };

/**
 * Like `planPublishing`, without invitations that lack their customer's approval or that others have
 * published since. For those that were named staff are asked; the others are left out.
 * @throws UserError for a conflict of addresses, and without a terminal to ask.
 */
export async function planPermitted(
  store: Store,
  selection: Selection,
  options: PlanOptions,
): Promise<PublishPlan> {
  const fullPlan = await planPublishing(store, selection, selection.drafts);
  const out = new Set(await findUnapproved(fullPlan, selection, options));
  const stale = options.force ? [] : await findStale(store, fullPlan, selection, options);
  for (const path of stale) out.add(path);
  const permittedDrafts = selection.drafts.filter(({ path }) => !out.has(path));
  const allowed =
    out.size === 0 ? fullPlan : await planPublishing(store, selection, permittedDrafts);
  const conflicts = allowed.plans.flatMap(({ conflicts: of }) => of);
  if (conflicts.length > 0) throw refusal(`${conflicts.join("\n")}\nNothing was published.`);
  return {
    ...allowed,
    stale,
    approval: { ...allowed.approval, unapproved: fullPlan.approval.unapproved },
  };
}

/** Paths that lack the customer's approval and were not named. */
async function findUnapproved(
  { approval: { unapproved } }: PublishPlan,
  { named }: Selection,
  options: Options,
): Promise<string[]> {
  for (const [path, reason] of unapproved)
    say(options, `${path}${named.has(path) ? "" : " is left out"}: ${reason}.`);
  if ([...unapproved.keys()].some((path) => named.has(path)))
    await ask("Publish without the customer's word", "Nothing was published.", options);
  return [...unapproved.keys()].filter((path) => !named.has(path));
}

/** Lines on each file that is older than what others have published since, by path. */
export async function staleOf(
  kv: KVNamespace,
  { plans }: Pick<PublishPlan, "plans">,
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
  { plans }: PublishPlan,
  { named }: Selection,
  options: PlanOptions,
): Promise<string[]> {
  const stalePaths: string[] = [];
  for (const [path, notes] of await staleOf(kv, { plans }, options)) {
    const lines = notes.join("\n");
    const plan = plans.find((candidate) => candidate.path === path);
    if (!named.has(path) || !plan || options.pageAlone) {
      if (!options.json) process.stderr.write(`${lines}\n  It is left out.\n`);
      stalePaths.push(path);
    } else if (options.yes || options.json || !process.stdin.isTTY) {
      throw refusal(`${lines}\n${staleAdvice(path, options)}`);
    } else if (!(await isForced(kv, plan, lines, options))) stalePaths.push(path);
  }
  return stalePaths;
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
    say(options, ...pulledLines(await writePulled(kv, path, options)));
  }
  return choice === "force";
}
