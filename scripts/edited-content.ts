/** Folders of `content/` whose files are published by their own name. */
const named = /^(?:invitations|templates)\/.+\.json$/;
/** Language packs and the catalogue are published together. */
const shared = /^(?:locales|catalogue)\/.+\.json$/;
/** A palette is published with the pages that wear it. */
const palette = /^palettes\/(.+)\.json$/;
/** A picture is published with the pages that name it; the record of a folder's files with all of them. */
const media = /^(media\/.+?)(?:media\.json)?$/;

/** How edits are published. Not with `--force`: what `rollback` published since stays, and is told. */
export const howEdits: readonly string[] = [
  "--yes",
  "--page-alone",
  "--no-pictures",
  "--no-sizes",
  "--quiet",
];

/**
 * The arguments of `studio publish` that bring edits to the storage.
 * @param files edited files, as paths within `content/`.
 * @param isThere whether a file still exists; what was deleted stays published.
 * @param withText the definitions and templates that have a text, as paths within `content/`.
 * @returns null where there is nothing to publish.
 */
export function publicationOf(
  files: readonly string[],
  isThere: (file: string) => boolean,
  withText: (text: string) => string[],
): string[] | null {
  const worn = files.flatMap((file) => {
    const [, name] = palette.exec(file) ?? [];
    if (name !== undefined) return withText(`"${name}"`);
    const [, medium] = media.exec(file) ?? [];
    if (medium === undefined) return [];
    return withText(medium.endsWith("/") ? `"${medium}` : `"${medium}"`);
  });
  const edited = files.filter((file) => named.test(file) && isThere(file));
  const names = [...new Set([...edited, ...worn])];
  const options = files.some((file) => shared.test(file)) ? ["--locales"] : [];
  const args = [...names.map((file) => `content/${file}`), ...options];
  return args.length > 0 ? args : null;
}
