import { listObjects } from "#app/lib/bucket.ts";
import { getMany, readPreviousEntry } from "#app/domain/invitation/entry/data.server.ts";
import { keyOf, keysPerRead, listKeys } from "#app/domain/invitation/entry/metadata.ts";
import { ogImageFolder } from "#app/guest/chat-pictures/address.ts";
import { listDeliverableHashes } from "#app/shop/order/deliverables/data.server.ts";
import { listPreviewTexts } from "#app/shop/order/personal-data.server.ts";

/** Copies of an invitation in KV and R2, by key. */
export type Copies = {
  /** Addresses at which guests see it: its own and its aliases. */
  addresses: string[];
  versions: string[];
  /** The pictures that chats show, with what greets on them. */
  ogImages: string[];
  /** Photos, music, films and files made of it that no other invitation, preview or part of the catalogue uses. */
  media: string[];
};

const mediaHash = /media\/([0-9a-f]{32})/g;

/** Previews read at once; each has tens of kB. */
const previewsAtOnce = 50;

/**
 * Finds all copies of an invitation, by reading every published entry.
 * @param path as in `wedding/anna-arman`.
 * @param isPublished false where its preview alone is asked for: nothing of KV is its own then.
 */
export async function findCopies(
  { db, content, media }: { db: D1Database; content: KVNamespace; media: R2Bucket },
  path: string,
  isPublished = true,
): Promise<Copies> {
  const addresses: string[] = [];
  const versions: string[] = [];
  const ownHashes = new Set<string>();
  const others = new Set<string>();
  for await (const [key, text] of entriesOf(content)) {
    const isVersion = key.startsWith(`${keyOf(path)}@`);
    const isOwn =
      isPublished &&
      key.startsWith(keyOf("")) &&
      (isVersion || key === keyOf(path) || readPreviousEntry(text)?.path === path);
    if (isOwn) (isVersion ? versions : addresses).push(key);
    for (const [, hash = ""] of text.matchAll(mediaHash)) (isOwn ? ownHashes : others).add(hash);
  }
  for (let lastPath = "", more = true; more;) {
    const previews = await listPreviewTexts(db, lastPath, previewsAtOnce);
    for (const { invitation, definition } of previews)
      for (const [, hash = ""] of definition.matchAll(mediaHash))
        (invitation === path ? ownHashes : others).add(hash);
    lastPath = previews.at(-1)?.invitation ?? lastPath;
    more = previews.length === previewsAtOnce;
  }
  for (const { invitation, hash } of await listDeliverableHashes(db))
    (isPublished && invitation === path ? ownHashes : others).add(hash);
  const hashes = [...ownHashes].filter((hash) => !others.has(hash)).toSorted();
  const objects = await Promise.all(
    hashes
      .flatMap((hash) => [`media/${hash}/`, `originals/${hash}.`])
      .map((prefix) => keysWith(media, prefix)),
  );
  return {
    // The address itself last: until then `studio show` finds the invitation.
    addresses: [true, false].flatMap((isAlias) =>
      addresses.filter((key) => (key !== keyOf(path)) === isAlias),
    ),
    versions,
    ogImages: isPublished ? await keysWith(media, ogImageFolder(path)) : [],
    media: objects.flat(),
  };
}

/** All entries of KV that may name media, a page at a time. */
async function* entriesOf(content: KVNamespace): AsyncGenerator<[key: string, text: string]> {
  for (const prefix of [keyOf(""), "catalogue:"]) {
    let keys: string[] = [];
    for await (const { name } of listKeys(content, prefix)) {
      keys.push(name);
      if (keys.length < keysPerRead) continue;
      yield* await readAll(content, keys);
      keys = [];
    }
    yield* await readAll(content, keys);
  }
}

async function readAll(
  content: KVNamespace,
  keys: readonly string[],
): Promise<[key: string, text: string][]> {
  return [...(await getMany(content, keys))].map(([key, text]) => [key, text ?? ""]);
}

async function keysWith(media: R2Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listObjects(media, prefix)) keys.push(key);
  return keys;
}
