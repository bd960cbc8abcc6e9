import { diff, type Change } from "#app/domain/authoring/diff.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { getMany } from "#app/domain/invitation/entry/data.server.ts";

/** Language packs and the catalogue, by KV key. */
export type Documents = ReadonlyMap<string, unknown>;

/** A document that differs from the published one, as `locale:am:kinds` or `catalogue:prices`. */
export type DocumentChange = {
  key: string;
  state: "new" | "changed";
  changes: Change[];
  value: string;
};

/** Lists the documents that KV lacks or holds in another version. Writes nothing. */
export async function planDocuments(
  kv: KVNamespace,
  documents: Documents,
): Promise<DocumentChange[]> {
  const published = await getMany(kv, [...documents.keys()]);
  return [...documents].flatMap(([key, document]): DocumentChange[] => {
    const value = canonicalJson(document);
    const previousValue = published.get(key) ?? null;
    if (previousValue === value) return [];
    return [
      {
        key,
        state: previousValue === null ? "new" : "changed",
        changes: previousValue === null ? [] : diff(readDocument(previousValue), document),
        value,
      },
    ];
  });
}

/** Publishes one document in a single write. */
export async function publishDocument(
  kv: KVNamespace,
  { key, value }: DocumentChange,
): Promise<void> {
  await kv.put(key, value);
}

/** An unparsable document is compared as text. */
function readDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
