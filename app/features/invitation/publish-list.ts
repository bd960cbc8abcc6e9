import * as v from "valibot";
import { keyOf, listKeys } from "#app/features/invitation/publish-stamps.ts";
import { readMany } from "#app/features/invitation/publish.ts";
import { publishedSchema, type PublishedInvitation } from "#app/features/invitation/schema.ts";

/** What staff see of a published invitation. */
export type Published = {
  path: string;
  aliases: string[];
  languages: string[];
  version: number;
  event: string;
  timeZone: string;
  template: string;
};

/**
 * Everything that is published, in order of its path; `unreadable` names keys that this release
 * cannot read, which guests see as an error page.
 */
export async function listPublished(
  kv: KVNamespace,
): Promise<{ published: Published[]; unreadable: string[] }> {
  const keys = [];
  for await (const { name } of listKeys(kv, "invitation:"))
    if (!name.includes("@")) keys.push(name);
  const unreadable: string[] = [];
  const published = [...(await readMany(kv, keys))].flatMap(([key, text]) => {
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
  };
}

/** The invitation at an address, which may be an alias, or null where nothing readable is published. */
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

/** The path of the invitation at an address, or null where nothing readable is published. */
export async function findPublishedPath(kv: KVNamespace, address: string): Promise<string | null> {
  return (await findPublished(kv, address))?.path ?? null;
}
