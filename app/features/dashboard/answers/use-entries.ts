import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import {
  entriesPerPage,
  filterEntries,
  readEntryQuery,
  type Entry,
  type EntryQuery,
} from "#app/features/dashboard/answers/entry.ts";
import type { AnswersView } from "#app/features/dashboard/answers/view.ts";

const entriesAddress = "/replies/entries";

type ShownEntries = {
  query: EntryQuery;
  /** One page of the entries that match. */
  entries: readonly Entry[];
  matches: number;
  isBusy: boolean;
  /** All entries could not be loaded, so the list is not filtered. */
  isLost: boolean;
  /** Loads all entries for search and filters in the browser, unless they are there. */
  load: () => void;
};

/**
 * The entries that the page's address asks for. The first page comes with the document; for search
 * and filters all entries are loaded once, and the browser filters them without the network.
 */
export function useEntries(view: AnswersView): ShownEntries {
  const [params] = useSearchParams();
  const [loaded, setLoaded] = useState<readonly Entry[] | "lost" | null>(null);
  /** The time of the page's data for which all entries were requested. */
  const requested = useRef<number | null>(null);
  const query = readEntryQuery(params) ?? view.query;
  const { now, isWhole } = view;
  const own = loaded === "lost" ? null : loaded;
  const isLost = loaded === "lost";
  const all = isWhole ? view.entries : own;
  const isAsked = JSON.stringify(query) !== JSON.stringify(view.query);
  const load = () => {
    if (isWhole || requested.current === now) return;
    requested.current = now;
    void fetchEntries().then(setLoaded, (error: unknown) => {
      console.info("entries were not loaded", String(error));
      setLoaded("lost");
    });
  };
  useEffect(() => {
    // Entries that are there already are shown until newer ones have come.
    if (isAsked || own) load();
  });
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => {
      requested.current = null;
      setLoaded(null);
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isLost]);
  if (!all)
    return {
      query,
      entries: view.entries,
      matches: view.matches,
      isBusy: isAsked && !isLost,
      isLost,
      load,
    };
  const found = filterEntries(all, query, now);
  const first = (query.page - 1) * entriesPerPage;
  return {
    query,
    entries: found.slice(first, first + entriesPerPage),
    matches: found.length,
    isBusy: false,
    isLost: false,
    load,
  };
}

async function fetchEntries(): Promise<Entry[]> {
  const response = await fetch(entriesAddress, { cache: "no-store" });
  if (!response.ok) throw new Error(`${entriesAddress}: ${response.status}`);
  return response.json();
}
