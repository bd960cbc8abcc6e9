import { canonicalJson } from "#app/lib/canonical-json.ts";
import { hashOf, readPreviousEntry, contentOf } from "#app/domain/invitation/entry/data.server.ts";
import { keyOf } from "#app/domain/invitation/entry/metadata.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";

/**
 * Writes that put the entries at some addresses behind the draft's password, where it differs from
 * theirs.
 */
export async function shutWrites(
  { path, access }: ResolvedInvitation,
  addresses: readonly string[],
  published: ReadonlyMap<string, string | null>,
): Promise<{ key: string; value: string }[]> {
  if (!access) return [];
  const writes: { key: string; value: string }[] = [];
  for (const address of addresses) {
    const previous = readPreviousEntry(published.get(keyOf(address)) ?? null);
    if (previous?.path !== path || canonicalJson(previous.access) === canonicalJson(access))
      continue;
    const { preview: _preview, ...content } = { ...previous, access };
    const hash = await hashOf(contentOf(content));
    writes.push({ key: keyOf(address), value: JSON.stringify({ ...content, hash }) });
  }
  return writes;
}
