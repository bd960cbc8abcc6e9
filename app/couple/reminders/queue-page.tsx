import { Link, useIsDemo } from "#app/couple/components/dashboard-place.tsx";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import { ChangeNotice } from "#app/couple/reminders/change-notice.tsx";
import type { QueueMark } from "#app/couple/reminders/mark.server.ts";
import { QueueCard } from "#app/couple/reminders/queue-card.tsx";
import { QueueFilters } from "#app/couple/reminders/queue-filters.tsx";
import { QueueRows } from "#app/couple/reminders/queue-rows.tsx";
import type { QueueView } from "#app/couple/reminders/queue-view.ts";
import { manyMessages } from "#app/couple/reminders/queue.ts";
import { UndoMark } from "#app/couple/reminders/undo-mark.tsx";
import { MarkAll, WordsForm } from "#app/couple/reminders/queue-forms.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import "./queue-page.css";

/**
 * One household after the other, each with a message to open in a chat by one tap: its invitation, a
 * reminder while it is silent, or the news of a change to those who come.
 */
export function QueuePage({ posted, ...view }: QueueView & { posted?: QueueMark | undefined }) {
  const { t } = useTranslation();
  const isDemo = useIsDemo();
  const { frame, here, later, change, sending, next } = view;
  return (
    <DashboardFrame
      frame={frame}
      current="answers"
      title={t(change ? "dashboard:changes.title" : "dashboard-sending:title")}
    >
      {sending ? <QueueFilters view={sending} /> : null}
      <Intro {...view} />
      {change && <ChangeNotice {...change} />}
      <UndoMark mark={posted} here={here} />
      {sending && sending.sentToday >= manyMessages && (
        <p className="note">{t("dashboard:reminders.many", { count: sending.sentToday })}</p>
      )}
      {next ? (
        <QueueCard card={next} here={here} later={later} timeZone={frame.about.timeZone}>
          {sending?.words && <WordsForm key={next.id} words={sending.words} here={here} />}
        </QueueCard>
      ) : (
        <Nobody {...view} />
      )}
      {sending && next && sending.sentToday < manyMessages && (
        <p className="pace">
          {sending.sentToday > 0 &&
            `${t("dashboard-sending:today", { count: sending.sentToday })} `}
          {t("dashboard-sending:pace")}
        </p>
      )}
      {sending && !sending.isEmpty && (
        <>
          <QueueRows view={sending} timeZone={frame.about.timeZone} />
          {sending.unsent > 0 && <MarkAll count={sending.unsent} here={here} />}
        </>
      )}
      {sending && frame.sharedAs === null && !sending.isEmpty && !isDemo && (
        <p className="hand-on">
          {t("dashboard-sending:share.text")}{" "}
          <Link to="/replies/settings#links">{t("dashboard-sending:share.link")}</Link>
        </p>
      )}
      {!frame.sends && (
        <p>
          <Link to="/replies">← {t("dashboard:answer-page.back")}</Link>
        </p>
      )}
    </DashboardFrame>
  );
}

/** How many are meant, and how many of them are still to be written to. */
function Intro({ change, sending, silent, waiting }: QueueView) {
  const { t } = useTranslation();
  const parts = change
    ? [
        t("dashboard:changes.coming", { count: silent }),
        ...(waiting > 0 ? [t("dashboard:changes.waiting", { count: waiting })] : []),
      ]
    : [
        t("dashboard:overview.missing", { count: silent }),
        ...(sending && sending.toSend > 0
          ? [t("dashboard-sending:to-send", { count: sending.toSend })]
          : []),
        ...(sending && sending.toRemind > 0
          ? [t("dashboard:reminders.waiting", { count: sending.toRemind })]
          : []),
      ];
  return sending?.isEmpty ? null : <p className="intro">{parts.join(" · ")}</p>;
}

/** Why there is no household on the card. */
function Nobody({ frame, start, change, sending, silent, hasSkipped }: QueueView) {
  const { t } = useTranslation();
  if (sending?.isEmpty)
    return (
      <div className="empty">
        <h2>{t(frame.sends ? "dashboard-sending:nobody" : "dashboard-guests:list.empty-title")}</h2>
        {!frame.sends && (
          <p>
            <Link to="/replies/guests">{t("dashboard-sending:add")}</Link>
          </p>
        )}
      </div>
    );
  return (
    <div className="empty">
      <h2>
        {change
          ? t(silent > 0 ? "dashboard:changes.done" : "dashboard:changes.none")
          : t(silent > 0 ? "dashboard-sending:done" : "dashboard:reminders.none")}
      </h2>
      {sending && silent > 0 && !hasSkipped && <p>{t("dashboard-sending:resting")}</p>}
      {hasSkipped && (
        <p>
          <Link to={start}>{t("dashboard:reminders.again")}</Link>
        </p>
      )}
    </div>
  );
}
