/** R2's limit per call: https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
const deletedAtOnce = 1000;

/** Deletes any number of objects. */
export async function deleteObjects(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += deletedAtOnce)
    await bucket.delete(keys.slice(start, start + deletedAtOnce));
}

/** All objects with a prefix in the order of their keys, page by page. */
export async function* listObjects(
  bucket: R2Bucket,
  prefix: string,
): AsyncGenerator<{ key: string; size: number; uploaded: Date }> {
  for (let cursor: string | undefined, more = true; more;) {
    const page = await bucket.list({ prefix, cursor });
    yield* page.objects;
    more = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
}

/** The folders below a prefix, with it and a slash at their end. */
export async function* listFolders(bucket: R2Bucket, prefix: string): AsyncGenerator<string> {
  for (let cursor: string | undefined, more = true; more;) {
    const page = await bucket.list({ prefix, cursor, delimiter: "/" });
    yield* page.delimitedPrefixes;
    more = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
}
