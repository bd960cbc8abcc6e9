import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useFetcher } from "react-router";
import { ContactIcon } from "#app/components/contact-icon.tsx";
import { CopyMessage } from "#app/features/dashboard/components/copy-message.tsx";
import { DashboardFrame } from "#app/features/dashboard/components/dashboard-frame.tsx";
import { When } from "#app/features/dashboard/components/when.tsx";
import type { DashboardFrame as Frame } from "#app/features/dashboard/frame.ts";
import { manyReminders } from "#app/features/dashboard/reminders/queue.ts";
import type { SilentHousehold } from "#app/features/dashboard/silent-households.ts";
import { shareWays } from "#app/lib/share-links.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./reminder-page.css";

export type ReminderView = {
  frame: Frame;
  /** The next household to remind; null when none is left. */
  next: (SilentHousehold & { remindedAt: number | null }) | null;
  /** Those waiting, the next included. */
  waiting: number;
  silent: number;
  sentToday: number;
  /** Ids left for later, as the page's address has them. */
  skipped: string[];
};

/** The ways beside WhatsApp, which is the button. */
const otherWays = shareWays.filter((way) => way !== "whatsapp");

/** The outcome of marking a reminder: the household, and whether it is marked now. */
export type ReminderMark = { id: string; name: string; isSent: boolean };

/** One silent household after the other, each with a reminder to open in a chat by one tap. */
export function ReminderPage({ posted, ...view }: ReminderView & { posted?: ReminderMark }) {
  const { t } = useTranslation();
  const { frame, next, waiting, silent, sentToday, skipped } = view;
  const fetcher = useFetcher<ReminderMark>();
  const mark = fetcher.data ?? posted;
  const sent = (id: string) => void fetcher.submit({ id, mark: "sent" }, { method: "post" });
  return (
    <DashboardFrame frame={frame} current="answers" title={t("desk:reminders.title")}>
      <p className="intro">
        {t("desk:overview.missing", { count: silent })}
        {waiting > 0 && ` · ${t("desk:reminders.waiting", { count: waiting })}`}
      </p>
      <div className="undo" role="status">
        {mark?.isSent && (
          <fetcher.Form method="post">
            <p>
              <bdi>{mark.name}</bdi> {t("desk:reminders.marked")}
            </p>
            <input type="hidden" name="id" value={mark.id} />
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
            {next.remindedAt !== null && (
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
              {t("desk:silent.remind")}
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
          <fetcher.Form method="post" className="mark">
            <input type="hidden" name="id" value={next.id} />
            <button type="submit" name="mark" value="sent">
              {t("desk:reminders.mark")}
            </button>
            <Link to={`/replies/reminders?skip=${[...skipped, next.id].join(".")}`}>
              {t("desk:reminders.skip")}
            </Link>
          </fetcher.Form>
        </article>
      ) : (
        <div className="empty">
          <h2>{t(silent > 0 ? "desk:reminders.done" : "desk:reminders.none")}</h2>
          {skipped.length > 0 && (
            <p>
              <Link to="/replies/reminders">{t("desk:reminders.again")}</Link>
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
