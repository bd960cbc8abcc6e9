import * as v from "valibot";

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
    }),
  ),
});

/** A package that goes out with the site. */
export type Delivered = { name: string; version: string; licence: string };

const folder = "node_modules/";

/** The production dependencies of package-lock.json, by name. */
export function deliveredBy(lock: unknown): Delivered[] {
  return Object.entries(v.parse(lockSchema, lock).packages)
    .filter(
      // A link leads to a folder of the project's own.
      ([path, { dev, devOptional, link }]) =>
        path.startsWith(folder) && !dev && !devOptional && !link,
    )
    .map(([path, { version = "", license = "unknown" }]) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
    }))
    .toSorted((dependency, other) => dependency.name.localeCompare(other.name, "en"));
}

/**
 * The text of THIRD-PARTY.md.
 * @param copyrightOf the copyright lines in a package's licence file.
 */
export function thirdPartyText(
  delivered: readonly Delivered[],
  copyrightOf: (name: string) => string,
): string {
  const isFont = ({ name }: Delivered) => name.startsWith("@fontsource/");
  const rows = (chosen: readonly Delivered[]) =>
    table([
      ["Package", "Version", "Licence", "Copyright"],
      ...chosen.map(({ name, version, licence }) => [
        `\`${name}\``,
        version,
        licence,
        copyrightOf(name).replaceAll("|", "\\|"),
      ]),
    ]);
  return `# Third-party work

Written by \`npx node scripts/third-party.ts\` from package-lock.json and the installed packages; run it after a change of dependencies. The licences' texts are in the packages. What only the build, the tests or the staff command need (\`devDependencies\`) goes out to nobody and is not listed.

## Code

${rows(delivered.filter((dependency) => !isFont(dependency)))}

## In the studio's films

The sound of films (\`studio film\`) is packed on the studio's own machine by \`@mediabunny/aac-encoder\` (MPL-2.0), whose WebAssembly is the AAC encoder of FFmpeg's libavcodec, © the FFmpeg developers, under the GNU LGPL 2.1 or later: https://ffmpeg.org/legal.html. Neither goes out with a film.

## Fonts

All under the SIL Open Font License 1.1. The files in \`app/designs/letters/fonts\` are cut from some of them and carry names of their own: [app/designs/letters/fonts/LICENSES.md](app/designs/letters/fonts/LICENSES.md).

${rows(delivered.filter(isFont))}

## Pictures, music and film

The demo's are the studio's own, made by programs in \`scripts/media\`, under CC0 1.0: [content/media/LICENSES.md](content/media/LICENSES.md).
`;
}

/** A Markdown table whose columns are aligned as the formatter aligns them. */
function table(rows: readonly (readonly string[])[]): string {
  const [header = [], ...body] = rows;
  const widths = header.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length), 3),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(header), rule, ...body.map(line)].join("\n");
}
