import type { Base } from "#app/domain/authoring/publish/base.ts";
import type { DocumentChange } from "#app/domain/authoring/publish/documents.ts";
import type { Plan } from "#app/domain/authoring/publish/plan.ts";
import type { Version } from "#app/domain/authoring/publish/versions.ts";
import type { OgImagePlan } from "./og-images.ts";
import { changeLines, count, momentText } from "./output.ts";

/** Beyond this number unchanged invitations are counted instead of listed. */
const unchangedListed = 5;

/** Plans as lines: the state and the changes of each; many unchanged ones only as a number. */
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

/** New documents in one line per group, changed ones with their changes. */
export function documentLines(documents: readonly DocumentChange[]): string[] {
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

/**
 * The group of a key: `locale:am:kinds` belongs to the packs of am, `catalogue:prices` to the
 * catalogue.
 */
function groupOf(key: string): string {
  const [kind, language] = key.split(":");
  return kind === "locale" ? `language packs ${language}` : "catalogue";
}

/** Things to be published, in one sentence; empty for none. */
export function amounts(
  invitations: number,
  documents: number,
  media: number,
  { missing, withdrawn }: OgImagePlan,
): string {
  const ended = withdrawn.filter((key) => key.endsWith(".png")).length;
  return [
    invitations > 0 && count(invitations, "invitation"),
    documents > 0 &&
      count(documents, "language pack or catalogue file", "language packs and catalogue files"),
    media > 0 && count(media, "photo or music file", "photos and music files"),
    missing.length > 0 && count(missing.length, "chat picture"),
    ended > 0 && `the end of ${count(ended, "chat picture")}`,
  ]
    .filter(Boolean)
    .join(" and ");
}

/**
 * The versions published since a file was made, and what publishing the file would change in them.
 */
export function staleLines(
  { path, current, head, changes }: Plan,
  base: Base | null,
  versions: readonly Version[],
): string[] {
  const madeFrom = base
    ? `this file was made from version ${base.version}`
    : "it is not known which version this file was made from";
  const by = head ? ` by ${head.publishedBy}, ${momentText(head.publishedAt)}` : "";
  if (current?.hash === null) return [`${path}: ${madeFrom}, and it was taken down${by}.`];
  const since = versions
    .filter(({ version }) => version > (base?.version ?? (current?.version ?? 0) - 1))
    .toReversed();
  return [
    `${path}: ${madeFrom}; version ${current?.version} is published${by}${head?.finished === false ? ", and was broken off" : ""}.`,
    ...since.flatMap((version) => [
      `  Version ${version.version}${version.publishedAt === null ? "" : `, ${momentText(version.publishedAt)}`}${version.publishedBy === null ? "" : `, by ${version.publishedBy}`}:`,
      ...(version.changes === null ? ["    its own first words"] : changeLines(version.changes)),
    ]),
    "  The file would change in what is published now:",
    ...changeLines(changes),
  ];
}
