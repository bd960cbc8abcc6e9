/** An object of R2. */
export type Stored = { key: string; size: number; uploaded: Date };

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Younger objects are no orphans: an invitation that names them may be in work, and an upload comes
 * before the page that shows it.
 */
export const graceDays = 7;

const hashInKey = /^(?:media|originals)\/([0-9a-f]{32})[/.]/;
const hashInText = /(?<=\bmedia\/)[0-9a-f]{32}\b/g;

/**
 * The hashes of the files that a published document names. Read from its text, so that a document
 * which this release cannot read keeps its files too.
 */
export function hashesIn(text: string): string[] {
  return text.match(hashInText) ?? [];
}

/**
 * The objects of staff's files that nothing refers to.
 * @param referred hashes of all files that a published version, a preview or a definition names.
 */
export function orphansOf(
  objects: readonly Stored[],
  referred: ReadonlySet<string>,
  now: number,
): Stored[] {
  return objects.filter(({ key, uploaded }) => {
    const [, hash] = hashInKey.exec(key) ?? [];
    // Keys of another form belong to something else.
    if (hash === undefined || referred.has(hash)) return false;
    // A storage that does not say when answers 1970.
    const since = uploaded.getTime();
    return since > 0 && now - since > graceDays * dayMs;
  });
}
