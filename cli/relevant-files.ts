import * as v from "valibot";
import { readSource } from "#app/domain/authoring/check/json.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { pathOf, readSourceFile, type Content } from "./content.ts";
import { readLibrary } from "./media-upload.ts";
import { openFileIndex } from "./file-index.ts";

const invitationsFolder = "content/invitations/";

const addressedSchema = v.object({
  slug: v.string(),
  aliases: v.optional(v.array(v.object({ path: v.string() })), []),
});

/**
 * The files that decide on the chosen ones: these, all templates and palettes, and the invitations
 * that name one of their addresses, which may be claimed twice. What each invitation names is kept
 * (file-index.ts), so that checking one of thousands costs little more than checking one alone.
 */
export async function relevantFiles(
  files: readonly SourceFile[],
  chosen: ReadonlySet<string>,
): Promise<readonly SourceFile[]> {
  const relevantSlugs = new Set<string>();
  for (const source of files) {
    if (!chosen.has(source.file)) continue;
    // A palette is worn by any invitation.
    if (source.file.startsWith("content/palettes/")) return files;
    const slugs = slugsIn(source);
    if (slugs === null) return files;
    for (const slug of slugs) relevantSlugs.add(slug);
  }
  const index = await openFileIndex(
    { name: "address-index", version: 1, schema: v.nullable(v.array(v.string())) },
    (path) => slugsIn(readSourceFile(path)),
  );
  const relevant = files.filter(
    ({ file }) =>
      chosen.has(file) ||
      !file.startsWith(invitationsFolder) ||
      index.factsOf(pathOf(file))?.some((slug) => relevantSlugs.has(slug)),
  );
  await index.save();
  return relevant;
}

/** What is wrong with one file, what may be, and the invitation that it makes, if it makes one. */
export async function checkFile({ files, packs }: Content, file: string) {
  const library = await readLibrary();
  const checked = checkContent(await relevantFiles(files, new Set([file])), packs, library);
  return {
    problems: checked.problems.filter((problem) => problem.file === file),
    warnings: checked.warnings.filter((warning) => warning.file === file),
    draft: checked.drafts.find((entry) => entry.file === file)?.draft,
    library,
  };
}

/** The last parts of the addresses that a file names, as its own and as aliases; null in a broken one. */
function slugsIn(source: SourceFile): string[] | null {
  const result = v.safeParse(addressedSchema, readSource(source).value);
  if (!result.success) return null;
  const { slug, aliases } = result.output;
  return [slug, ...aliases.map(({ path }) => path.split("/")[1] ?? path)];
}
