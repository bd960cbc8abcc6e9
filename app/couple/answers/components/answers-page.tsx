import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useIsDemo } from "#app/couple/components/dashboard-place.tsx";
import { EntrySection } from "#app/couple/answers/components/entry-section.tsx";
import { FirstStepsPanel } from "#app/couple/answers/components/first-steps-panel.tsx";
import { OverviewPanel } from "#app/couple/answers/components/overview-panel.tsx";
import { PartPanel } from "#app/couple/answers/components/part-panel.tsx";
import { TodoList } from "#app/couple/answers/components/todo-list.tsx";
import { UndoNotices } from "#app/couple/answers/components/undo-notices.tsx";
import type { FirstStep } from "#app/couple/answers/steps/rules.ts";
import type { ReviewResult } from "#app/couple/answers/review/kinds.ts";
import { useLive } from "#app/couple/answers/components/use-live.ts";
import { useReviews } from "#app/couple/answers/components/use-reviews.ts";
import type { AnswersView } from "#app/couple/answers/view.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";

/** A dashboard's first page: its numbers, what is to do, and all answers and guests as one list. */
export function AnswersPage({
  posted,
  entered,
  steps,
  ...view
}: AnswersView & {
  /** First steps of the couple; none once all was done or folded. */
  steps: readonly FirstStep[];
  posted?: ReviewResult;
  /** An answer that was entered on the page before; null without one. */
  entered: ReviewResult | null;
}) {
  const { t } = useTranslation();
  const { frame, overview, unsent, counts } = view;
  const { about, isReadOnly } = frame;
  const isDemo = useIsDemo();
  const reviews = useReviews(posted ?? entered ?? undefined);
  useLive();
  return (
    <DashboardFrame frame={frame} current="answers">
      {steps.length > 0 && <FirstStepsPanel steps={steps} />}
      {(steps.length === 0 || counts.all + counts.hidden > 0) && (
        <OverviewPanel
          overview={overview}
          deadline={about.deadline}
          asks={view.asks}
          withChildren={view.withChildren}
          isReadOnly={isReadOnly}
        />
      )}
      {view.parts && overview.yes > 0 && <PartPanel {...view.parts} />}
      {unsent.dead > 0 && (
        <p className="note failed">
          {t("dashboard:mail-note-dead")}{" "}
          {frame.sharedAs === null && (
            <Link to="/replies/settings#failed">{t("dashboard:pages.settings")}</Link>
          )}
        </p>
      )}
      {unsent.unconfirmed > 0 && <p className="note">{t("dashboard:mail-note-unconfirmed")}</p>}
      {unsent.dead === 0 && unsent.unconfirmed === 0 && unsent.pending > 0 && (
        <p className="note">{t("dashboard:mail-note-pending")}</p>
      )}
      {view.change && !isReadOnly && overview.yes > 0 && (
        <p className="note">
          <b>{view.change.title}</b>{" "}
          <Link to="/replies/reminders?about=change">{t("dashboard:changes.tell")}</Link>
        </p>
      )}
      <UndoNotices reviews={reviews} />
      {!isReadOnly && <TodoList todo={view.todo} count={counts.check} reviews={reviews} />}
      <EntrySection view={view} />
      <footer>
        <p className="actions">
          {overview.yes + overview.no > 0 && !isDemo && (
            <a className="button" href="/replies.csv" download>
              {t("dashboard:download")}
            </a>
          )}
          {about.href && (
            <a className="button plain" href={about.href}>
              {t("dashboard:view-invitation")}
            </a>
          )}
        </p>
        {!isDemo && <p className="private">{t("dashboard:private")}</p>}
      </footer>
    </DashboardFrame>
  );
}
