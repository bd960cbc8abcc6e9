import { beginsWords, wordsOf } from "#app/domain/seating/search/words.ts";
import type { PartyView } from "#app/couple/seating/view.ts";

/** The filter of the list of those without a table; empty texts let all pass. */
export type PartyFilter = { q: string; show: string; side: string; tag: string };

/** Reads the filter from the page's address, where a form without script puts it. */
export function filterOf(query: URLSearchParams): PartyFilter {
  const [q, show, side, tag] = ["q", "show", "side", "tag"].map((name) => query.get(name) ?? "");
  return { q: q ?? "", show: show ?? "", side: side ?? "", tag: tag ?? "" };
}

/** The parties that pass a filter. Names are found in any script and by their beginnings. */
export function filtered(
  parties: readonly PartyView[],
  { q, show, side, tag }: PartyFilter,
): PartyView[] {
  const words = wordsOf(q);
  return parties.filter(
    (party) =>
      beginsWords(party.spelling, words) &&
      (show === "" || party.answer === show) &&
      (side === "" || party.side === side) &&
      (tag === "" || party.tags.includes(tag)),
  );
}
