import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useFetcher } from "react-router";
import { ContactIcon } from "#app/components/contact-icon.tsx";
import { CopyMessage } from "#app/features/dashboard/components/copy-message.tsx";
import { DashboardFrame } from "#app/features/dashboard/components/dashboard-frame.tsx";
import { When } from "#app/features/dashboard/components/when.tsx";
import type { DashboardFrame as Frame } from "#app/features/dashboard/frame.ts";
import { manyReminders } from "#app/features/dashboard/reminders/queue.ts";
import type { MessagedHousehold } from "#app/features/dashboard/messaged-household.ts";
import { ChangeNotice } from "#app/features/dashboard/reminders/change-notice.tsx";
import type { ToldGuests } from "#app/features/reply/change-notice.server.ts";
import { shareWays } from "#app/lib/share-links.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./reminder-page.css";

export type ReminderView = {
  frame: Frame;
  /** What the messages tell of; null for reminders. */
  change: { title: string | null; text: string; guests: ToldGuests } | null;
  /** The next household to write to; null when none is left. */
  next: (MessagedHousehold & { remindedAt: number | null }) | null;
  /** Those waiting, the next included. */
  waiting: number;
  /** Households that are meant in all. */
  silent: number;
  /** Whether nobody was invited by name yet. */
  isEmpty: boolean;
  sentToday: number;
  /** Ids left for later, as the page's address has them. */
  skipped: string[];
};

/** The ways beside WhatsApp, which is the button. */
const otherWays = shareWays.filter((way) => way !== "whatsapp");

/** The outcome of marking a reminder: the household, and whether it is marked now. */
export type ReminderMark = { id: string; name: string; isSent: boolean };

/**
 * One household after the other, each with a message to open in a chat by one tap: reminders to
 * those who are silent, or the news of a change to those who come.
 */
export function ReminderPage({ posted, ...view }: ReminderView & { posted?: ReminderMark }) {
  const { t } = useTranslation();
  const { frame, change, next, waiting, silent, isEmpty, sentToday, skipped } = view;
  const about = change ? "change" : "reminder";
  const here = change ? "/replies/reminders?about=change" : "/replies/reminders";
  const title = t(change ? "desk:changes.title" : "desk:reminders.title");
  const fetcher = useFetcher<ReminderMark>();
  const mark = fetcher.data ?? posted;
  const sent = (id: string) =>
    void fetcher.submit({ id, mark: "sent", about }, { method: "post", action: here });
  return (
    <DashboardFrame frame={frame} current="answers" title={title}>
      <p className="intro" hidden={isEmpty}>
        {change
          ? t("desk:changes.coming", { count: silent })
          : t("desk:overview.missing", { count: silent })}
        {waiting > 0 &&
          ` · ${t(change ? "desk:changes.waiting" : "desk:reminders.waiting", { count: waiting })}`}
      </p>
      {change && <ChangeNotice {...change} />}
      <div className="undo" role="status">
        {mark?.isSent && (
          <fetcher.Form method="post" action={here}>
            <p>
              <bdi>{mark.name}</bdi> {t("desk:reminders.marked")}
            </p>
            <input type="hidden" name="id" value={mark.id} />
            <input type="hidden" name="about" value={about} />
            <button type="submit" name="mark" value="unsent">
              {t("desk:review.undo")}
            </button>
          </fetcher.Form>
        )}
      </div>
      {sentToday >= manyReminders && (
        <p className="note">{t("desk:reminders.many", { count: sentToday })}</p>
      )}
      {next ? (
        <article className="reminder-card">
          <h2>
            <bdi>{next.name}</bdi>
          </h2>
          <p className="about">
            {t("desk:silent.seats", { count: next.seats })} · {t(`desk:silent.link.${next.link}`)}
            {change === null && next.remindedAt !== null && (
              <>
                {" · "}
                {t("desk:reminders.before")}{" "}
                <When instant={next.remindedAt} timeZone={frame.about.timeZone} />
              </>
            )}
          </p>
          <p className="message" dir="auto">
            {next.message}
          </p>
          <p className="send">
            <a
              className="button"
              href={next.share.whatsapp}
              target="_blank"
              rel="noreferrer"
              onClick={() => sent(next.id)}
            >
              {t(change ? "desk:changes.write" : "desk:silent.remind")}
            </a>
            <CopyMessage key={next.id} message={next.message} />
          </p>
          <ul className="ways">
            {otherWays.map((way) => (
              <li key={way}>
                <a
                  className="button plain"
                  href={next.share[way]}
                  rel="noreferrer"
                  onClick={() => sent(next.id)}
                >
                  {way !== "sms" && <ContactIcon way={way} />}
                  {way === "sms" ? t("desk-guests:link.sms") : t(`invitation:contact.${way}`)}
                </a>
              </li>
            ))}
          </ul>
          <fetcher.Form method="post" action={here} className="mark">
            <input type="hidden" name="id" value={next.id} />
            <input type="hidden" name="about" value={about} />
            <button type="submit" name="mark" value="sent">
              {t("desk:reminders.mark")}
            </button>
            <Link
              to={`/replies/reminders?${change ? "about=change&" : ""}skip=${[...skipped, next.id].join(".")}`}
            >
              {t("desk:reminders.skip")}
            </Link>
          </fetcher.Form>
        </article>
      ) : (
        <div className="empty">
          <h2>
            {change
              ? t(silent > 0 ? "desk:changes.done" : "desk:changes.none")
              : isEmpty
                ? t("desk:reminders.no-guests")
                : t(silent > 0 ? "desk:reminders.done" : "desk:reminders.none")}
          </h2>
          {isEmpty && (
            <p>
              <Link to="/replies/guests">{t("desk:steps.guests.title")}</Link>
            </p>
          )}
          {skipped.length > 0 && (
            <p>
              <Link to={here}>{t("desk:reminders.again")}</Link>
            </p>
          )}
        </div>
      )}
      <p>
        <Link to="/replies">← {t("desk:answer-page.back")}</Link>
      </p>
    </DashboardFrame>
  );
}
