import { useEffect } from "react";
import { useFetcher, useSearchParams } from "react-router";
import {
  entriesPerPage,
  filterEntries,
  readEntryQuery,
  type Entry,
  type EntryQuery,
} from "#app/features/dashboard/answers/entry.ts";
import type { AnswersView } from "#app/features/dashboard/answers/view.ts";

/** The address of all entries, for search in the browser. */
const entriesAddress = "/replies/entries";

type ShownEntries = {
  query: EntryQuery;
  /** One page of the entries that match. */
  entries: readonly Entry[];
  matches: number;
  isBusy: boolean;
  /** Loads all entries, once, for search and filters in the browser. */
  load: () => void;
};

/**
 * The entries that the page's address asks for. The first page comes with the document; for search
 * and filters all entries are loaded once, and the browser filters them without the network.
 */
export function useEntries(view: AnswersView): ShownEntries {
  const fetcher = useFetcher<Entry[]>();
  const [params] = useSearchParams();
  const query = readEntryQuery(params) ?? view.query;
  const all = view.isWhole ? view.entries : fetcher.data;
  const isAsked = JSON.stringify(query) !== JSON.stringify(view.query);
  const load = () => {
    if (!all && fetcher.state === "idle") void fetcher.load(entriesAddress);
  };
  useEffect(() => {
    if (isAsked) load();
  });
  if (!all) return { query, entries: view.entries, matches: view.matches, isBusy: isAsked, load };
  const found = filterEntries(all, query, view.now);
  const first = (query.page - 1) * entriesPerPage;
  return {
    query,
    entries: found.slice(first, first + entriesPerPage),
    matches: found.length,
    isBusy: false,
    load,
  };
}
