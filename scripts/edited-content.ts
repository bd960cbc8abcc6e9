/** Folders of `content/` whose files are published by their own name. */
const named = /^(?:invitations|templates)\/.+\.json$/;
/** Language packs and the catalogue are published together. */
const shared = /^(?:locales|catalogue)\/.+\.json$/;
/** A palette is published with the pages that wear it. */
const palette = /^palettes\/(.+)\.json$/;
/** A picture is published with every page that uses it. */
const used = /^media\//;

/**
 * The arguments of `studio publish` that bring edits to the storage.
 * @param files edited files, as paths within `content/`.
 * @param isThere whether a file still exists; what was deleted stays published.
 * @param wearersOf the definitions and templates that name a palette.
 * @returns null where there is nothing to publish.
 */
export function publicationOf(
  files: readonly string[],
  isThere: (file: string) => boolean,
  wearersOf: (palette: string) => string[],
): string[] | null {
  if (files.some((file) => used.test(file))) return ["--all"];
  const worn = files.flatMap((file) => {
    const [, name] = palette.exec(file) ?? [];
    return name === undefined ? [] : wearersOf(name);
  });
  const edited = files.filter((file) => named.test(file) && isThere(file));
  const names = [...new Set([...edited, ...worn])];
  const options = files.some((file) => shared.test(file)) ? ["--locales"] : [];
  const args = [...names.map((file) => `content/${file}`), ...options];
  return args.length > 0 ? args : null;
}
