import { canonicalJson, diff, type Change } from "#app/features/invitation/diff.ts";
import { readMany } from "#app/features/invitation/publish.ts";
import type { Packs } from "#app/features/invitation/resolve.ts";

/** A language pack that differs from the published one. `id` is `language:namespace`. */
export type PackChange = { id: string; state: "new" | "changed"; changes: Change[]; value: string };

/** The packs that KV lacks or has otherwise. Writes nothing. */
export async function planPacks(kv: KVNamespace, packs: Packs): Promise<PackChange[]> {
  const published = await readMany(kv, [...packs.keys()].map(keyOf));
  return [...packs].flatMap(([id, pack]): PackChange[] => {
    const value = canonicalJson(pack);
    const before = published.get(keyOf(id)) ?? null;
    if (before === value) return [];
    return [
      {
        id,
        state: before === null ? "new" : "changed",
        changes: before === null ? [] : diff(readPack(before), pack),
        value,
      },
    ];
  });
}

/** Publishes one pack: a single write, so it is there or it is not. */
export async function publishPack(kv: KVNamespace, { id, value }: PackChange): Promise<void> {
  await kv.put(keyOf(id), value);
}

/** A published pack that cannot be read is compared as the text it is. */
function readPack(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function keyOf(id: string): string {
  return `locale:${id}`;
}
