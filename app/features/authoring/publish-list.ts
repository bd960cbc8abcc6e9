import * as v from "valibot";
import type { Heads } from "#app/features/authoring/head-data.server.ts";
import { keyOf, listKeys } from "#app/features/invitation/entry-metadata.ts";
import { aliasesOf, readPreviousEntry, getMany } from "#app/features/invitation/entries.ts";
import { publishedSchema, type PublishedInvitation } from "#app/features/invitation/schema.ts";

/** The fields of a published invitation that `studio list` shows. */
export type Published = {
  path: string;
  aliases: string[];
  languages: string[];
  version: number;
  event: string;
  timeZone: string;
  template: string;
};

/** An address whose entry is not the one it should be. */
export type Difference = {
  address: string;
  /** Path of the invitation; publishing it again repairs the address. */
  path: string;
  /** The version at this address; null where there is none. */
  shown: number | null;
  /** The version that it should show; null where it should show none. */
  wanted: number | null;
};

/**
 * Lists all published invitations in order of their paths. `unreadable` names the keys that this
 * release cannot read; guests get an error page there.
 * @param heads the newest versions according to D1.
 */
export async function listPublished(
  kv: KVNamespace,
  heads: Heads = new Map(),
): Promise<{ published: Published[]; unreadable: string[]; differences: Difference[] }> {
  const keys = [];
  for await (const { name } of listKeys(kv, "invitation:"))
    if (!name.includes("@")) keys.push(name);
  const unreadable: string[] = [];
  const texts = await getMany(kv, keys);
  const published = [...texts].flatMap(([key, text]) => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), publishedSchema), text);
    if (!result.success) {
      unreadable.push(key);
      return [];
    }
    const { path, aliases, languages, version, event, template } = result.output;
    if (key !== `invitation:${path}`) return [];
    return [
      {
        path,
        aliases: aliases.map((alias) => alias.path),
        languages,
        version,
        event: event.start,
        timeZone: event.timeZone,
        template,
      },
    ];
  });
  return {
    published: published.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    unreadable,
    differences: differencesOf(texts, heads),
  };
}

/**
 * Compares each address with the newest version in D1 or, without one, with the invitation's main
 * address.
 */
function differencesOf(texts: ReadonlyMap<string, string | null>, heads: Heads): Difference[] {
  const shown = new Map(
    [...texts].flatMap(([key, text]) => {
      const earlier = readPreviousEntry(text);
      return earlier ? [[key.slice(keyOf("").length), earlier] as const] : [];
    }),
  );
  const paths = new Set([...[...shown.values()].map(({ path }) => path), ...heads.keys()]);
  return [...paths].toSorted().flatMap((path) => {
    const own = shown.get(path);
    const main = own?.path === path ? own : undefined;
    const head = heads.get(path);
    const wanted = head ? (head.hash === null ? null : head) : (main ?? null);
    const addresses = new Set([path, ...aliasesOf(main), ...(head?.addresses ?? [])]);
    for (const [address, { path: owner }] of shown) if (owner === path) addresses.add(address);
    return [...addresses].flatMap((address): Difference[] => {
      const found = shown.get(address);
      const there = found?.path === path ? found : null;
      const isWanted =
        wanted !== null &&
        (address === path ||
          head?.addresses.includes(address) ||
          aliasesOf(main).includes(address));
      const due = isWanted ? wanted : null;
      if (there?.version === due?.version && there?.hash === due?.hash) return [];
      return [{ address, path, shown: there?.version ?? null, wanted: due?.version ?? null }];
    });
  });
}

/** The invitation at an address, which may be an alias; null for a missing or unreadable entry. */
export async function findPublished(
  kv: KVNamespace,
  address: string,
): Promise<PublishedInvitation | null> {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), publishedSchema),
    await kv.get(keyOf(address)),
  );
  return result.success ? result.output : null;
}

/** The path of the invitation at an address; null for a missing or unreadable entry. */
export async function findPublishedPath(kv: KVNamespace, address: string): Promise<string | null> {
  return (await findPublished(kv, address))?.path ?? null;
}
