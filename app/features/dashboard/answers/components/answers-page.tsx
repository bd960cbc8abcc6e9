import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { AnswerFilters } from "#app/features/dashboard/answers/components/answer-filters.tsx";
import { EntryList } from "#app/features/dashboard/answers/components/entry-list.tsx";
import { OverviewPanel } from "#app/features/dashboard/answers/components/overview-panel.tsx";
import { TodoList } from "#app/features/dashboard/answers/components/todo-list.tsx";
import { UndoNotices } from "#app/features/dashboard/answers/components/undo-notices.tsx";
import {
  addressOfEntries,
  entriesPerPage,
  type EntryQuery,
} from "#app/features/dashboard/answers/entry.ts";
import type { ReviewResult } from "#app/features/dashboard/answers/review.ts";
import { useEntries } from "#app/features/dashboard/answers/use-entries.ts";
import { useLive } from "#app/features/dashboard/answers/use-live.ts";
import { useReviews } from "#app/features/dashboard/answers/use-reviews.ts";
import type { AnswersView } from "#app/features/dashboard/answers/view.ts";
import { DashboardFrame } from "#app/features/dashboard/components/dashboard-frame.tsx";

/** A dashboard's first page: its numbers, what is to do, and all answers and guests as one list. */
export function AnswersPage({ posted, ...view }: AnswersView & { posted?: ReviewResult }) {
  const { t } = useTranslation();
  const { frame, overview, unsent, counts, options } = view;
  const { about, isReadOnly } = frame;
  const reviews = useReviews(posted);
  const shown = useEntries(view);
  const [openedAt] = useState(view.now);
  useLive();
  return (
    <DashboardFrame frame={frame} current="answers" isBusy={shown.isBusy}>
      <OverviewPanel
        overview={overview}
        deadline={about.deadline}
        withChildren={view.withChildren}
      />
      {unsent.dead > 0 && (
        <p className="note failed">
          {t("desk:mail-note-dead")}{" "}
          {frame.sharedAs === null && (
            <Link to="/replies/settings#failed">{t("desk:pages.settings")}</Link>
          )}
        </p>
      )}
      {unsent.unconfirmed > 0 && <p className="note">{t("desk:mail-note-unconfirmed")}</p>}
      {unsent.dead === 0 && unsent.unconfirmed === 0 && unsent.pending > 0 && (
        <p className="note">{t("desk:mail-note-pending")}</p>
      )}
      <UndoNotices reviews={reviews} />
      {!isReadOnly && <TodoList todo={view.todo} count={counts.check} reviews={reviews} />}
      <section id="list" aria-label={t("desk:title")}>
        {counts.all + counts.hidden > 0 && (
          <AnswerFilters
            query={shown.query}
            counts={counts}
            options={options}
            onUse={shown.load}
            onAsk={shown.ask}
          />
        )}
        {!isReadOnly && (
          <p className="by-phone">
            <Link to="/replies/answers/new">{t("desk:list.by-phone")}</Link>
          </p>
        )}
        <p className="visually-hidden" role="status">
          {t("desk:list.matches", { count: shown.matches })}
        </p>
        {shown.isLost && <p className="note failed">{t("desk:error.offline.title")}</p>}
        {shown.entries.length > 0 ? (
          <EntryList
            entries={shown.entries}
            query={shown.query}
            labels={options}
            timeZone={about.timeZone}
            newSince={openedAt}
          />
        ) : (
          <Empty first={counts.all + counts.hidden === 0} />
        )}
        <Pages query={shown.query} matches={shown.matches} />
      </section>
      <footer>
        <p className="actions">
          {overview.yes + overview.no > 0 && (
            <a className="button" href="/replies.csv" download>
              {t("desk:download")}
            </a>
          )}
          {about.href && (
            <a className="button plain" href={about.href}>
              {t("desk:view-invitation")}
            </a>
          )}
        </p>
        <p className="private">{t("desk:private")}</p>
      </footer>
    </DashboardFrame>
  );
}

function Pages({ query, matches }: { query: EntryQuery; matches: number }) {
  const { t } = useTranslation();
  const hasMore = query.page * entriesPerPage < matches;
  if (query.page === 1 && !hasMore) return null;
  const page = (number: number) => `${addressOfEntries({ ...query, page: number })}#list`;
  return (
    <p className="pages">
      {query.page > 1 && <Link to={page(query.page - 1)}>← {t("desk:list.previous")}</Link>}
      {hasMore && <Link to={page(query.page + 1)}>{t("desk:list.next")} →</Link>}
    </p>
  );
}

/** @param first true when there are no entries at all; otherwise only the filter matches none. */
function Empty({ first }: { first: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2>{t(first ? "desk:empty-title" : "desk:list.none")}</h2>
      {first && <p>{t("desk:empty-text")}</p>}
    </div>
  );
}
