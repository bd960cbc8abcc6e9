import { canonicalJson } from "#app/lib/canonical-json.ts";
import { hashOf, readPreviousEntry, contentOf } from "#app/features/invitation/entries.ts";
import { keyOf } from "#app/features/invitation/entry-metadata.ts";
import type { ResolvedInvitation } from "#app/features/authoring/resolve.ts";

/** What lies at some addresses now, behind a draft's password where that is another one. */
export async function shutWrites(
  { path, access }: ResolvedInvitation,
  addresses: readonly string[],
  published: ReadonlyMap<string, string | null>,
): Promise<{ key: string; value: string }[]> {
  if (!access) return [];
  const writes: { key: string; value: string }[] = [];
  for (const address of addresses) {
    const earlier = readPreviousEntry(published.get(keyOf(address)) ?? null);
    if (earlier?.path !== path || canonicalJson(earlier.access) === canonicalJson(access)) continue;
    const { preview: _preview, ...saying } = { ...earlier, access };
    const hash = await hashOf(contentOf(saying));
    writes.push({ key: keyOf(address), value: JSON.stringify({ ...saying, hash }) });
  }
  return writes;
}
