import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useDashboardAddress } from "#app/couple/components/dashboard-place.tsx";
import {
  addressOfEntries,
  entriesPerPage,
  filterEntries,
  prepareSearch,
  readEntryQuery,
  type Entry,
  type EntryQuery,
} from "#app/couple/answers/types.ts";
import type { AnswersView } from "#app/couple/answers/view.ts";

const entriesAddress = "/replies/entries";

type ShownEntries = {
  query: EntryQuery;
  /** A page of the entries that match. */
  entries: readonly Entry[];
  matches: number;
  isBusy: boolean;
  /** All entries could not be loaded, so the list is not filtered. */
  isLost: boolean;
  /** Loads all entries for search and filters in the browser, unless they are there. */
  load: () => void;
  /** Shows what is asked for at once; the address follows. */
  ask: (query: EntryQuery, by: AskedBy) => void;
};

/** A choice is a step back in the browser's history, what is typed is not. */
type AskedBy = "typing" | "choice";

/** Milliseconds after which the address follows: without another letter, or after the picture. */
const addressFollows: Record<AskedBy, number> = { typing: 400, choice: 60 };

/**
 * The entries that the page's address asks for. The first page comes with the document; for search
 * and filters all entries are loaded once, and the browser filters them without the network.
 */
export function useEntries(view: AnswersView): ShownEntries {
  const [params] = useSearchParams();
  const [loaded, setLoaded] = useState<readonly Entry[] | "lost" | null>(null);
  /** The time of the page's data for which all entries were requested. */
  const requested = useRef<number | null>(null);
  const { asked: askedQuery, ask } = useAsked();
  const query = askedQuery ?? readEntryQuery(params) ?? view.query;
  const { now, isWhole } = view;
  const loadedEntries = loaded === "lost" ? null : loaded;
  const isLost = loaded === "lost";
  const all = isWhole ? view.entries : loadedEntries;
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
    if (isAsked || loadedEntries) load();
  });
  useEffect(() => {
    if (!isLost) return undefined;
    const retry = () => {
      requested.current = null;
      setLoaded(null);
    };
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isLost]);
  if (!all)
    return {
      query,
      entries: view.entries,
      matches: view.matches,
      isBusy: isAsked && !isLost,
      isLost,
      load,
      ask,
    };
  const matches = filterEntries(all, query, now);
  const first = (query.page - 1) * entriesPerPage;
  return {
    query,
    entries: matches.slice(first, first + entriesPerPage),
    matches: matches.length,
    isBusy: false,
    isLost: false,
    load,
    ask,
  };
}

/**
 * A query that is newer than the page's address. A navigation at each letter or filter would render
 * the whole page before the list is shown.
 */
function useAsked(): { asked: EntryQuery | null; ask: ShownEntries["ask"] } {
  const navigate = useNavigate();
  const deskAddress = useDashboardAddress();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [request, setRequest] = useState<{ query: EntryQuery; by: AskedBy } | null>(null);
  const [seen, setSeen] = useState(address);
  const [sent, setSent] = useState(address);
  if (seen !== address) {
    setSeen(address);
    // A link or "back" is newer than what was asked before it; a letter typed while the address
    // followed is not.
    if (address !== sent) setRequest(null);
  }
  useEffect(() => {
    if (!request) return undefined;
    const target = deskAddress(addressOfEntries(request.query));
    if (target === address) return undefined;
    const timer = setTimeout(() => {
      setSent(target);
      void navigate(target, { replace: request.by === "typing", preventScrollReset: true });
    }, addressFollows[request.by]);
    return () => clearTimeout(timer);
  }, [request, address, navigate, deskAddress]);
  return { asked: request?.query ?? null, ask: (query, by) => setRequest({ query, by }) };
}

async function fetchEntries(): Promise<Entry[]> {
  const response = await fetch(entriesAddress, { cache: "no-store" });
  if (!response.ok) throw new Error(`${entriesAddress}: ${response.status}`);
  const entries: Entry[] = await response.json();
  prepareSearch(entries);
  return entries;
}
