import { canonicalJson } from "#app/features/invitation/diff.ts";
import { hashOf, readEarlier, sayingOf } from "#app/features/invitation/publish-entries.ts";
import { keyOf } from "#app/features/invitation/publish-stamps.ts";
import type { Draft } from "#app/features/invitation/resolve.ts";

/** What lies at some addresses now, behind a draft's password where that is another one. */
export async function shutWrites(
  { path, access }: Draft,
  addresses: readonly string[],
  published: ReadonlyMap<string, string | null>,
): Promise<{ key: string; value: string }[]> {
  if (!access) return [];
  const writes: { key: string; value: string }[] = [];
  for (const address of addresses) {
    const earlier = readEarlier(published.get(keyOf(address)) ?? null);
    if (earlier?.path !== path || canonicalJson(earlier.access) === canonicalJson(access)) continue;
    const { preview: _preview, ...saying } = { ...earlier, access };
    const hash = await hashOf(sayingOf(saying));
    writes.push({ key: keyOf(address), value: JSON.stringify({ ...saying, hash }) });
  }
  return writes;
}
