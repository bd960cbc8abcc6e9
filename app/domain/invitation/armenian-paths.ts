import { studio } from "#app/i18n/studio.ts";

/**
 * True if `content/studio.json` lists an invitation's path as Armenian: its address without a
 * language is then in Armenian whatever language comes first or an alias has, and the studio's own
 * pages are in Armenian for its visitors from then on (spec.md section 4). A personal link keeps
 * its household's language.
 * @param path `{kind}/{slug}`.
 */
export function isArmenianPath(path: string): boolean {
  return studio.armenianPaths?.includes(path) ?? false;
}
