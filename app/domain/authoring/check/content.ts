import * as v from "valibot";
import {
  coverFilmFindings,
  coverFindings,
  coverWarnings,
} from "#app/domain/authoring/check/cover.ts";
import { besideProblems, readableOf, type Readable } from "#app/domain/authoring/check/beside.ts";
import { findingsOf, pathText, suggestion } from "#app/domain/authoring/check/issues.ts";
import { readSource } from "#app/domain/authoring/check/json.ts";
import {
  checkPalettes,
  isPaletteFile,
  paletteFindings,
} from "#app/domain/authoring/check/palettes.ts";
import {
  isDefinitionFile,
  picturesOf,
  unknownPicture,
} from "#app/domain/authoring/check/pictures.ts";
import { definitionTextFindings } from "#app/domain/authoring/check/texts.ts";
import { warningsOf } from "#app/domain/authoring/check/warnings.ts";
import { missingLanguages } from "#app/domain/invitation/schema/rules.ts";
import { type Finding } from "#app/domain/invitation/finding.ts";
import { isDemo, isKind, kinds } from "#app/domain/invitation/kinds.ts";
import {
  packFindings,
  resolveInvitation,
  type ResolvedInvitation,
  type Packs,
} from "#app/domain/authoring/resolve.ts";
import { definitionSchema, templateSchema } from "#app/domain/invitation/schema.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { mediaFindings, type Library } from "#app/platform/media/library.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { languageOfferFindings } from "#app/domain/authoring/studio-parts.ts";
import type { Problem, SourceFile } from "#app/domain/authoring/check/types.ts";
import type { FileWarning, Warning } from "#app/domain/authoring/check/rules.ts";
import { systemClock } from "#app/lib/clock.ts";
import { nearest } from "#app/lib/nearest.ts";

export type CheckedContent = {
  problems: Problem[];
  /** Probable mistakes, and what reads badly in customers' own texts. */
  warnings: FileWarning[];
  /** The files without a problem, resolved for publication. */
  drafts: { file: string; draft: ResolvedInvitation }[];
};

type Read = {
  file: string;
  /** The file's JSON; undefined where it is none. */
  value?: unknown;
  findings: Finding[];
  warnings: Warning[];
  definition?: Definition | Template;
  /** The readable part of a definition that has problems. */
  readable?: Readable | null;
};

const templatesFolder = "content/templates/";
const invitationsFolder = "content/invitations/";
/** Last segments that the site itself serves below an invitation. */
const reservedSlugs = ["event.ics"];

/**
 * Checks definitions, templates and palettes: each by its schema, then against the templates, the
 * palettes, the cards and animations of the catalogue, the language packs, the files of `content/media` and each other; last, how its texts are
 * written, and what in it is probably a mistake.
 * @param files all of `content/`, because addresses must differ across all of it.
 * @param now milliseconds since 1970 in UTC, to tell what is over.
 */
export function checkContent(
  files: readonly SourceFile[],
  packs: Packs,
  media: Library = new Map(),
  now: number = systemClock(),
): CheckedContent {
  const { palettes, found: paletteReports } = checkPalettes(files.filter(isPaletteFile));
  const pictures = picturesOf(files);
  const reads = files.filter(isDefinitionFile).map(readDefinition);
  suggestDesigns(reads);
  for (const read of reads) {
    const content = knownOf(read);
    addBeside(read.findings, [
      ...(content && !isFaulty(read, "kind", "slug") ? addressFindings(read.file, content) : []),
      ...packFindings(read.value, listedLanguages(read.value), packs),
      ...mediaFindings(read.value, media),
      ...paletteFindings(fieldOf(read.value, "theme"), palettes, ["theme"]),
    ]);
  }
  addClashes(reads);
  const themes = themesOf(reads);
  for (const read of reads) {
    const document = knownOf(read);
    if (!document) continue;
    const theme = isFaulty(read, "template") ? null : themes.get(document.template);
    addBeside(read.findings, [
      ...(isTemplate(read.file) ? [] : templateFindings(document.template, themes)),
      ...(theme ? coverFindings(document, theme) : []),
      ...unknownPicture(document, pictures),
      ...coverFilmFindings(document, media),
    ]);
    const inTexts = definitionTextFindings(document);
    if (isDemo(document)) read.findings.push(...(read.definition ? inTexts : []));
    const warnings = [
      ...named("language-offer", languageOfferFindings(document)),
      ...(isDemo(document) ? [] : named("writing", inTexts)),
      ...warningsOf(document, now),
      ...coverWarnings(document, media),
    ];
    read.warnings.push(
      ...(read.readable ? besideProblems(warnings, read.findings, read.readable) : warnings),
    );
  }
  return {
    problems: [...paletteReports, ...reads].flatMap(({ file, findings }) =>
      problemsOf(file, findings),
    ),
    warnings: reads.flatMap(({ file, warnings }) =>
      warnings.map(({ rule, path, message }) => ({ file, path: pathText(path), message, rule })),
    ),
    drafts: reads.flatMap(({ file, findings, definition }) => {
      const theme = definition && themes.get(definition.template);
      return findings.length === 0 && definition && theme
        ? [{ file, draft: resolveInvitation(definition, theme, packs, palettes, media, pictures) }]
        : [];
    }),
  };
}

function named(rule: Warning["rule"], findings: readonly Finding[]): Warning[] {
  return findings.map((finding) => ({ ...finding, rule }));
}

function problemsOf(file: string, findings: readonly Finding[]): Problem[] {
  return findings.map(({ path, message }) => ({ file, path: pathText(path), message }));
}

function isTemplate(file: string): boolean {
  return file.startsWith(templatesFolder);
}

function readDefinition(source: SourceFile): Read {
  const { file } = source;
  const { value, findings } = readSource(source);
  if (value === undefined) return { file, findings, warnings: [] };
  const schema = isTemplate(file) ? templateSchema : definitionSchema;
  const result = v.safeParse(schema, value);
  if (result.success) return { file, value, findings, warnings: [], definition: result.output };
  const faults = [...findings, ...findingsOf(result.issues, schema)];
  return {
    file,
    value,
    findings: [...faults, ...languageFindings(value, faults)],
    warnings: [],
    readable: readableOf(schema, value, faults),
  };
}

/** The known part of a definition, of a faulty one too. */
function knownOf({ definition, readable }: Read): Definition | Template | undefined {
  return definition ?? readable?.definition;
}

function isFaulty({ findings }: Read, ...fields: readonly string[]): boolean {
  return findings.some(({ path: [field] }) => fields.some((name) => name === field));
}

/** Adds findings on what has none yet, so that each fault is told in the first round, and once. */
function addBeside(findings: Finding[], more: readonly Finding[]): void {
  const faulty = findings.map(({ path }) => path);
  findings.push(
    ...more.filter(
      ({ path }) => !faulty.some((above) => above.every((step, depth) => step === path[depth])),
    ),
  );
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The languages of a file that has perhaps faults. */
function listedLanguages(value: unknown): Language[] {
  const listed = fieldOf(value, "languages");
  return Array.isArray(listed) ? listed.filter(isLanguage) : [];
}

/** Tells the number of a design that was named, or nearly so, in place of its number. */
function suggestDesigns(reads: readonly Read[]): void {
  const numbers = new Map(
    reads.flatMap(({ definition }) =>
      definition && "name" in definition
        ? Object.values(definition.name).map(
            (name) => [name.toLowerCase(), definition.slug] as const,
          )
        : [],
    ),
  );
  for (const { findings, value } of reads) {
    const template = fieldOf(value, "template");
    const finding = findings.find(({ path }) => path.join() === "template");
    if (!finding || typeof template !== "string") continue;
    const name = nearest(template, numbers.keys());
    if (name !== null) finding.message += `: "${name}" is ${numbers.get(name)}`;
  }
}

/**
 * Missing languages, reported even where a faulty field keeps the cross-field rules from running.
 */
function languageFindings(value: unknown, findings: Finding[]): Finding[] {
  const reported = new Set(findings.map(({ path }) => pathText(path)));
  return missingLanguages(value, listedLanguages(value)).filter(
    ({ path }) => !reported.has(pathText(path)),
  );
}

/**
 * Findings on a definition's place and addresses: the file's path must match its address, and no
 * address may use a reserved segment.
 */
function addressFindings(file: string, definition: Definition | Template): Finding[] {
  const { kind, slug, template, aliases } = definition;
  const findings: Finding[] = [];
  const home = isTemplate(file)
    ? `${templatesFolder}${slug}.json`
    : `${invitationsFolder}${kind}/${slug}.json`;
  if (file !== home) findings.push({ path: ["slug"], message: `"${slug}" belongs into ${home}` });
  // A named demo, such as `test-tg-private`, may use another template's design; a numbered one uses
  // its own.
  if (isTemplate(file) && /^\d+$/.test(slug) && template !== slug)
    findings.push({ path: ["template"], message: `expected "${slug}", the template's own number` });
  if (isReserved(slug)) findings.push({ path: ["slug"], message: `"${slug}" is reserved` });
  for (const [index, alias] of aliases.entries()) {
    const [aliasKind, aliasSlug = ""] = alias.path.split("/");
    const path = ["aliases", index, "path"];
    if (!isKind(aliasKind))
      findings.push({ path, message: `expected a kind before the slash: ${kinds.join(", ")}` });
    if (isReserved(aliasSlug)) findings.push({ path, message: `"${aliasSlug}" is reserved` });
  }
  return findings;
}

function isReserved(slug: string): boolean {
  return isLanguage(slug) || reservedSlugs.includes(slug);
}

/** Reports each address that two files, or a file and an alias, claim, in both of them. */
function addClashes(reads: readonly Read[]): void {
  const claims = reads.flatMap((read) => {
    if (!read.definition) return [];
    const { kind, slug, aliases } = read.definition;
    return [
      { read, address: `${kind}/${slug}`, at: ["slug"] },
      ...aliases.map((alias, index) => ({
        read,
        address: alias.path,
        at: ["aliases", index, "path"],
      })),
    ];
  });
  for (const [, claimants] of Map.groupBy(claims, ({ address }) => address)) {
    for (const claim of claimants) {
      const other = claimants.find((another) => another !== claim);
      if (!other) continue;
      const where = other.read === claim.read ? pathText(other.at) : other.read.file;
      claim.read.findings.push({
        path: claim.at,
        message: `the address ${claim.address} is taken by ${where} too`,
      });
    }
  }
}

/** The theme of each template by its number; null for a template that has problems. */
function themesOf(reads: readonly Read[]): Map<string, Theme | null> {
  const themes = new Map<string, Theme | null>();
  for (const { file, findings, definition } of reads) {
    if (!isTemplate(file)) continue;
    const id = file.slice(templatesFolder.length).replace(/\.json$/, "");
    const usable = findings.length === 0 && definition && "name" in definition;
    themes.set(id, usable ? definition.theme : null);
  }
  return themes;
}

function templateFindings(template: string, themes: Map<string, Theme | null>): Finding[] {
  const theme = themes.get(template);
  const file = `${templatesFolder}${template}.json`;
  if (theme) return [];
  const message =
    theme === null
      ? `${file} has problems of its own`
      : `there is no template "${template}" (${file})${suggestion(template, themes.keys())}`;
  return [{ path: ["template"], message }];
}
