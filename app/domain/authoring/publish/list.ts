import * as v from "valibot";
import type { Heads } from "#app/domain/authoring/head/data.server.ts";
import {
  keyOf,
  listKeys,
  parseMetadata,
  type EntryMetadata,
} from "#app/domain/invitation/entry/metadata.ts";
import { namesIn, namesOf } from "#app/domain/invitation/entry/schema.ts";
import { readPreviousEntry, getMany } from "#app/domain/invitation/entry/data.server.ts";
import { withDemoDates } from "#app/domain/invitation/demo-dates.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { endsAt, lifecyclePhase, type LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { publishedSchema, type PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { systemClock, type Clock } from "#app/lib/clock.ts";

/** The fields of a published invitation that `studio list` shows. */
export type Published = {
  path: string;
  aliases: string[];
  languages: string[];
  version: number;
  event: string;
  timeZone: string;
  template: string;
  /** Of all hosts, with surnames, in all languages. */
  names: string[];
  phase: LifecyclePhase;
  /** When its page ends, in milliseconds since 1970 in UTC; null for a demo, which never does. */
  endsAt: number | null;
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

/** The entry at an address. */
type Shown<Alias = string> = { path: string; version: number; hash: string; aliases: Alias[] };

/**
 * Lists all published invitations in order of their paths. Values are read only where the metadata
 * of their key does not say enough, so that the cost is that of listing keys. `unreadable` names
 * the keys that this release cannot read; guests get an error page there.
 * @param heads the newest versions according to D1.
 * @param now decides on the phases.
 */
export async function listPublished(
  kv: KVNamespace,
  heads: Heads = new Map(),
  now: Clock = systemClock,
): Promise<{ published: Published[]; unreadable: string[]; differences: Difference[] }> {
  const entries = new Map<string, EntryMetadata | null>();
  for await (const { name, metadata } of listKeys(kv, keyOf("")))
    if (!name.includes("@")) entries.set(name, parseMetadata(metadata));
  const unsaid = [...entries].flatMap(([key, entry]) => (entry?.summary ? [] : [key]));
  const texts = await getMany(kv, unsaid);
  const pages = new Map<string, Shown>();
  const published: Published[] = [];
  const unreadable: string[] = [];
  for (const [key, entry] of entries) {
    const address = key.slice(keyOf("").length);
    const text = texts.get(key) ?? null;
    const listed = entry?.summary ? summarised(entry, entry.summary) : readListed(text, now());
    const page = listed ?? readPreviousEntry(text);
    if (page) pages.set(address, { ...page, aliases: page.aliases.map(({ path }) => path) });
    if (!listed) unreadable.push(key);
    else if (listed.path === address) published.push(publishedOf(listed, now()));
  }
  return {
    published: published.toSorted((invitation, other) => (invitation.path < other.path ? -1 : 1)),
    unreadable,
    differences: differencesOf(pages, heads),
  };
}

type Summary = NonNullable<EntryMetadata["summary"]>;
type Dated = Pick<Summary, "event" | "until" | "saveTheDate" | "status" | "reply">;
type Listed = Shown<{ path: string }> &
  Pick<Summary, "event" | "languages" | "template"> & {
    names: string[];
    isDemo: boolean;
    /** The dates as guests see them. */
    dated: Dated;
  };

function summarised(entry: EntryMetadata, summary: Summary): Listed {
  return { ...entry, ...summary, names: namesIn(summary), isDemo: false, dated: summary };
}

/** Null for an entry that is missing or that this release cannot read. */
function readListed(text: string | null, now: number): Listed | null {
  const invitation = readPublishedEntry(text);
  if (!invitation) return null;
  return {
    ...invitation,
    names: namesOf(invitation.hosts),
    isDemo: isDemo(invitation),
    dated: withDemoDates(invitation, now),
  };
}

function readPublishedEntry(text: string | null): PublishedInvitation | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), publishedSchema), text);
  return result.success ? result.output : null;
}

function publishedOf(listed: Listed, now: number): Published {
  const { path, aliases, languages, version, event, template, names } = listed;
  return {
    path,
    aliases: aliases.map((alias) => alias.path),
    languages,
    version,
    event: event.start,
    timeZone: event.timeZone,
    template,
    names,
    phase: lifecyclePhase(listed.dated, now),
    endsAt: listed.isDemo ? null : endsAt(listed.dated),
  };
}

/**
 * Compares each address with the newest version in D1 or, without one, with the invitation's main
 * address.
 */
function differencesOf(pages: ReadonlyMap<string, Shown>, heads: Heads): Difference[] {
  const owned = Map.groupBy(pages.keys(), (address) => pages.get(address)?.path);
  const paths = new Set([...[...pages.values()].map(({ path }) => path), ...heads.keys()]);
  return [...paths].toSorted().flatMap((path) => {
    const page = pages.get(path);
    const main = page?.path === path ? page : undefined;
    const head = heads.get(path);
    const target = head ? (head.hash === null ? null : head) : (main ?? null);
    const aliases = main?.aliases ?? [];
    const addresses = new Set([
      path,
      ...aliases,
      ...(head?.addresses ?? []),
      ...(owned.get(path) ?? []),
    ]);
    return [...addresses].flatMap((address): Difference[] => {
      const addressPage = pages.get(address);
      const copy = addressPage?.path === path ? addressPage : null;
      const isWanted =
        target !== null &&
        (address === path || head?.addresses.includes(address) || aliases.includes(address));
      const due = isWanted ? target : null;
      if (copy?.version === due?.version && copy?.hash === due?.hash) return [];
      return [{ address, path, shown: copy?.version ?? null, wanted: due?.version ?? null }];
    });
  });
}

/** The invitation at an address, which may be an alias; null for a missing or unreadable entry. */
export async function findPublished(
  kv: KVNamespace,
  address: string,
): Promise<PublishedInvitation | null> {
  return readPublishedEntry(await kv.get(keyOf(address)));
}

/** The path of the invitation at an address; null for a missing or unreadable entry. */
export async function findPublishedPath(kv: KVNamespace, address: string): Promise<string | null> {
  return (await findPublished(kv, address))?.path ?? null;
}
