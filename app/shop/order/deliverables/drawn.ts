import { namedHosts } from "#app/domain/invitation/hosts.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import type { Language } from "#app/i18n/languages.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/**
 * Hash of what a picture shows in one language: files of the same are the same. Of what the definition
 * says, not of how language packs write a date: the machine that draws may have other packs than the site.
 */
export async function drawnHash(
  { picture, theme, music, title, event, english, ...hosts }: PublishedInvitation,
  language: Language,
): Promise<string> {
  const { pairing, ornament } = theme;
  const drawn = {
    picture,
    // Published pictures hold their colours; the command cannot look them up.
    theme: { pairing, ornament, colours: theme.colours ?? theme.palette },
    language,
    english: language === "en" ? (english ?? null) : null,
    title: pick(title, language),
    names: namedHosts(hosts).map(({ name }) => pick(name, language)),
    start: event.start,
    place: event.place ? pick(event.place, language) : null,
    music: music?.src ?? null,
  };
  return (await sha256Hex(canonicalJson(drawn))).slice(0, 32);
}
