import * as v from "valibot";
import type { SourceFile } from "#app/features/authoring/source-file.ts";

const invitationsFolder = "content/invitations/";

const addressedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    slug: v.string(),
    aliases: v.optional(v.array(v.object({ path: v.string() })), []),
  }),
);

/**
 * The files that decide on the chosen ones: these, all templates and palettes, and the invitations
 * whose text names one of their addresses, which may be claimed twice. Checking one invitation of
 * thousands then costs little more than checking one alone.
 */
export function relevantFiles(
  files: readonly SourceFile[],
  chosen: ReadonlySet<string>,
): readonly SourceFile[] {
  const words: string[] = [];
  for (const { file, text } of files) {
    if (!chosen.has(file)) continue;
    // A palette is worn by any invitation.
    if (file.startsWith("content/palettes/")) return files;
    const result = v.safeParse(addressedSchema, text);
    if (!result.success) return files;
    const { slug, aliases } = result.output;
    const slugs = [slug, ...aliases.map(({ path }) => path.split("/")[1] ?? path)];
    // As a slug of its own, and at the end of an alias.
    words.push(...slugs.flatMap((word) => [`"${word}"`, `/${word}"`]));
  }
  return files.filter(
    ({ file, text }) =>
      chosen.has(file) ||
      !file.startsWith(invitationsFolder) ||
      words.some((word) => text.includes(word)),
  );
}
