import { Link, useIsDemo } from "#app/couple/components/desk-place.tsx";
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
      title={t(change ? "desk:changes.title" : "desk-sending:title")}
    >
      {sending ? <QueueFilters view={sending} /> : null}
      <Intro {...view} />
      {change && <ChangeNotice {...change} />}
      <UndoMark mark={posted} here={here} />
      {sending && sending.sentToday >= manyMessages && (
        <p className="note">{t("desk:reminders.many", { count: sending.sentToday })}</p>
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
          {sending.sentToday > 0 && `${t("desk-sending:today", { count: sending.sentToday })} `}
          {t("desk-sending:pace")}
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
          {t("desk-sending:share.text")}{" "}
          <Link to="/replies/settings#links">{t("desk-sending:share.link")}</Link>
        </p>
      )}
      {!frame.sends && (
        <p>
          <Link to="/replies">← {t("desk:answer-page.back")}</Link>
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
        t("desk:changes.coming", { count: silent }),
        ...(waiting > 0 ? [t("desk:changes.waiting", { count: waiting })] : []),
      ]
    : [
        t("desk:overview.missing", { count: silent }),
        ...(sending && sending.toSend > 0
          ? [t("desk-sending:to-send", { count: sending.toSend })]
          : []),
        ...(sending && sending.toRemind > 0
          ? [t("desk:reminders.waiting", { count: sending.toRemind })]
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
        <h2>{t(frame.sends ? "desk-sending:nobody" : "desk-guests:list.empty-title")}</h2>
        {!frame.sends && (
          <p>
            <Link to="/replies/guests">{t("desk-sending:add")}</Link>
          </p>
        )}
      </div>
    );
  return (
    <div className="empty">
      <h2>
        {change
          ? t(silent > 0 ? "desk:changes.done" : "desk:changes.none")
          : t(silent > 0 ? "desk-sending:done" : "desk:reminders.none")}
      </h2>
      {sending && silent > 0 && !hasSkipped && <p>{t("desk-sending:resting")}</p>}
      {hasSkipped && (
        <p>
          <Link to={start}>{t("desk:reminders.again")}</Link>
        </p>
      )}
    </div>
  );
}
