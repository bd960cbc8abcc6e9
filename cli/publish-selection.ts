import { refuseSampleAddresses } from "#app/domain/authoring/check/samples.ts";
import { paletteNameOf } from "#app/domain/authoring/check/palettes.ts";
import { checkContent, type CheckedContent } from "#app/domain/authoring/check/content.ts";
import { strictly } from "#app/domain/authoring/check/strict.ts";
import type { FileWarning } from "#app/domain/authoring/check/rules.ts";
import { chooseFiles, readContent, type Content } from "./content.ts";
import { readLibrary } from "./media-upload.ts";
import { count, printJson, wrongUsage, type Options } from "./output.ts";
import { UserError } from "./user-error.ts";
import { printProblems, problemWords, withPlaces } from "./problems.ts";
import type { Placed } from "#app/domain/authoring/check/place.ts";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import type { Selection } from "./publish-plan.ts";
import { relevantFiles } from "./relevant-files.ts";
import { heededWarnings } from "./warnings.ts";

export type SelectionOptions = Options & {
  all?: boolean;
  site?: boolean;
  locales?: boolean;
  /** Addresses that `--all` leaves alone. */
  without?: string[];
  pictures?: boolean;
  /** False where the site draws photos' sizes itself when a page asks for them. */
  sizes?: boolean;
  strict?: boolean;
};

/** A file that `--all` skips, with its problems. */
type SkippedFile = { file: string; problems: Omit<Placed<Problem>, "file">[] };

/** What was found in the files besides problems that stop the run. */
export type Findings = {
  /** Files that `--all` skips. */
  skipped: SkippedFile[];
  /** By the path of the invitation. */
  warnings: ReadonlyMap<string, FileWarning[]>;
};

const templatesFolder = "content/templates/";

/**
 * Reads and checks `content/`, and selects what is to be published.
 * @throws UserError for a problem in a file that was named, or in what all pages share; with
 * `--strict` a warning is a problem.
 */
export async function readSelection(
  paths: readonly string[],
  options: SelectionOptions,
): Promise<{ selection: Selection; findings: Findings }> {
  const content = await readContent();
  const namedFiles = await chooseFiles(content, paths);
  const without = await chooseFiles(content, options.without ?? []);
  const swept = content.files.filter(
    ({ file }) =>
      !namedFiles.has(file) &&
      !without.has(file) &&
      (options.all || (options.site && file.startsWith(templatesFolder))),
  );
  const withDocuments = options.all || options.site || options.locales;
  const library = await readLibrary();
  const chosen = new Set([...namedFiles, ...swept.map(({ file }) => file)]);
  const contentReport = checkContent(
    await relevantFiles(content.files, chosen),
    content.packs,
    library,
  );
  const heeded = await heededWarnings(
    contentReport.warnings.filter(({ file }) => chosen.has(file)),
    namedFiles,
    paths,
  );
  const report = options.remote ? refuseSampleAddresses(contentReport) : contentReport;
  const warned = { ...report, warnings: heeded };
  const checked = options.strict ? strictly(warned) : warned;
  refuseProblems(checked, namedFiles, withDocuments ? content : null, options);
  refusePalettesAlone(checked, namedFiles);
  const drafts = checked.drafts.filter(({ file }) => chosen.has(file));
  const selection = {
    drafts: drafts.map(({ draft }) => draft),
    named: new Set(
      drafts.filter(({ file }) => namedFiles.has(file)).map(({ draft }) => draft.path),
    ),
    documents: withDocuments ? content.documents : new Map<string, unknown>(),
    packs: content.packs,
    library,
    pictures: options.pictures ?? true,
    sizes: options.sizes ?? true,
    remote: options.remote ?? false,
  };
  const faults = Map.groupBy(checked.problems, ({ file }) => file);
  const skipped = swept.flatMap(({ file }) => {
    const problems = faults.get(file);
    return problems
      ? [{ file, problems: withPlaces(problems).map(({ file: _, ...problem }) => problem) }]
      : [];
  });
  const byFile = Map.groupBy(checked.warnings, ({ file }) => file);
  const warnings = new Map(drafts.map(({ file, draft }) => [draft.path, byFile.get(file) ?? []]));
  return { selection, findings: { skipped, warnings } };
}

/**
 * @throws UserError when only palettes were named: they are published with the invitations that use
 * them.
 */
function refusePalettesAlone({ drafts }: CheckedContent, namedFiles: ReadonlySet<string>): void {
  const palettes = [...namedFiles].map(paletteNameOf);
  if (palettes.length === 0 || palettes.includes(null)) return;
  const wearing = drafts.filter(({ draft }) => palettes.includes(draft.theme.palette));
  throw wrongUsage(
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
  { problems: allProblems }: CheckedContent,
  namedFiles: ReadonlySet<string>,
  shared: Content | null,
  options: Options,
): void {
  const problems = [
    ...allProblems.filter(({ file }) => namedFiles.has(file)),
    ...(shared?.findDocumentProblems() ?? []),
  ];
  if (problems.length === 0) return;
  if (options.json) printJson({ published: [], documents: [], problems: withPlaces(problems) });
  else printProblems(problems);
  throw new UserError(`${count(problems.length, "problem")}: nothing was published.`);
}

/** Problems shown per skipped file; `check` lists the rest. */
const problemsListed = 8;

export function printSkipped({ file, problems }: SkippedFile): void {
  const listed = problems.slice(0, problemsListed).map((problem) => `    ${problemWords(problem)}`);
  const more = problems.length - listed.length;
  const rest = more > 0 ? [`    … and ${count(more, "more problem")}`] : [];
  process.stderr.write(
    `${[`${file} is left out, it is not finished:`, ...listed, ...rest].join("\n")}\n`,
  );
}
