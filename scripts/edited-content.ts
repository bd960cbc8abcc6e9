/** Folders of `content/` whose files are published by their own name. */
const named = /^(?:invitations|templates)\/.+\.json$/;
/** Language packs and the catalogue are published together. */
const shared = /^(?:locales|catalogue)\/.+\.json$/;
/** A palette or a picture is published with every page that uses it. */
const used = /^(?:palettes|media)\//;

/**
 * The arguments of `studio publish` that bring edits to the storage.
 * @param files edited files, as paths within `content/`.
 * @param isThere whether a file still exists; what was deleted stays published.
 * @returns null where there is nothing to publish.
 */
export function publicationOf(
  files: readonly string[],
  isThere: (file: string) => boolean,
): string[] | null {
  if (files.some((file) => used.test(file))) return ["--all"];
  const names = files.filter((file) => named.test(file) && isThere(file));
  const options = files.some((file) => shared.test(file)) ? ["--locales"] : [];
  const args = [...names.map((file) => `content/${file}`), ...options];
  return args.length > 0 ? args : null;
}
