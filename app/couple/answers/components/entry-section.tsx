import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "#app/couple/components/dashboard-place.tsx";
import { AnswerFilters } from "#app/couple/answers/components/answer-filters.tsx";
import { EntryList } from "#app/couple/answers/components/entry-list.tsx";
import { addressOfEntries, entriesPerPage, type EntryQuery } from "#app/couple/answers/types.ts";
import { useEntries } from "#app/couple/answers/components/use-entries.ts";
import type { AnswersView } from "#app/couple/answers/view.ts";

/**
 * All answers and guests as one list, with its search and filters. What is asked for is the state
 * of this part, so that a letter renders the list and not the page around it.
 */
export function EntrySection({ view }: { view: AnswersView }) {
  const { t } = useTranslation();
  const { frame, counts, options } = view;
  const list = useEntries(view);
  const [openedAt] = useState(view.now);
  const hasAny = counts.all + counts.hidden > 0;
  return (
    <section id="list" aria-label={t("dashboard:title")} aria-busy={list.isBusy}>
      {hasAny && (
        <AnswerFilters
          query={list.query}
          counts={counts}
          options={options}
          onUse={list.load}
          onAsk={list.ask}
        />
      )}
      {!frame.isReadOnly && (
        <p className="by-phone">
          <Link to="/replies/answers/new">{t("dashboard:list.by-phone")}</Link>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {list.isBusy
          ? t("dashboard:loading")
          : t("dashboard:list.matches", { count: list.matches })}
      </p>
      {list.isLost && <p className="note failed">{t("dashboard:error.offline.title")}</p>}
      {list.entries.length > 0 ? (
        <EntryList
          entries={list.entries}
          query={list.query}
          labels={options}
          timeZone={frame.about.timeZone}
          newSince={openedAt}
        />
      ) : (
        <Empty first={!hasAny} />
      )}
      <Pages query={list.query} matches={list.matches} />
    </section>
  );
}

function Pages({ query, matches }: { query: EntryQuery; matches: number }) {
  const { t } = useTranslation();
  const hasMore = query.page * entriesPerPage < matches;
  if (query.page === 1 && !hasMore) return null;
  const page = (number: number) => `${addressOfEntries({ ...query, page: number })}#list`;
  return (
    <p className="pages">
      {query.page > 1 && <Link to={page(query.page - 1)}>← {t("dashboard:list.previous")}</Link>}
      {hasMore && <Link to={page(query.page + 1)}>{t("dashboard:list.next")} →</Link>}
    </p>
  );
}

/** @param first true when there are no entries at all; otherwise only the filter matches none. */
function Empty({ first }: { first: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2>{t(first ? "dashboard:empty-title" : "dashboard:list.none")}</h2>
      {first && <p>{t("dashboard:empty-text")}</p>}
    </div>
  );
}
