import { Link, useIsDemo, Form } from "#app/couple/components/dashboard-place.tsx";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import type { QueueMark } from "#app/couple/reminders/submit.server.ts";
import { QueueCard } from "#app/couple/reminders/components/queue-card.tsx";
import type { QueueView, SendingView, QueueRow } from "#app/couple/reminders/view.ts";
import { manyMessages } from "#app/couple/reminders/rules.ts";
import { MarkAll, WordsForm } from "#app/couple/reminders/components/queue-forms.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { NotifiedGuests } from "#app/domain/reply/change/rules.server.ts";
import { When } from "#app/couple/components/when.tsx";
import "./queue-page.css";

/**
 * Households one after the other, each with a message to open in a chat by one tap: its invitation,
 * a reminder while it is silent, or the news of a change to those who come.
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

/** What has changed, and a button that tells it to the guests who gave an address or a chat for that. */
function ChangeNotice({
  title,
  text,
  guests: { reachable, notified },
}: {
  /** What became of the day; null where hours and places alone have changed. */
  title: string | null;
  text: string;
  guests: NotifiedGuests;
}) {
  const { t } = useTranslation();
  const remainder = reachable - notified;
  return (
    <section className="change-notice">
      {title && <h2>{title}</h2>}
      <p className="message">{text}</p>
      {notified > 0 && <p role="status">{t("dashboard:changes.notified", { count: notified })}</p>}
      {remainder > 0 && (
        <Form method="post" action="/replies/reminders?about=change">
          <p>{t("dashboard:changes.addresses", { count: remainder })}</p>
          <button type="submit" name="mark" value="mail">
            {t("dashboard:changes.mail")}
          </button>
        </Form>
      )}
    </section>
  );
}

/** How far the invitations have come, and who sends them: each number is a filter. */
function QueueFilters({ view: { states, senders, isEmpty } }: { view: SendingView }) {
  const { t } = useTranslation();
  if (isEmpty) return null;
  return (
    <div className="queue-filters">
      <nav className="states" aria-label={t("dashboard-sending:state.label")}>
        {states.map(({ state, count, href, isCurrent }) => (
          <Link key={state ?? "all"} to={href} aria-current={isCurrent ? "true" : undefined}>
            <b>{count}</b> {t(`dashboard-sending:state.${state ?? "all"}`)}
          </Link>
        ))}
      </nav>
      {senders.length > 0 && (
        <nav className="senders" aria-label={t("dashboard-sending:from.label")}>
          {senders.map(({ label, unsent, href, isCurrent }) => (
            <Link key={href} to={href} aria-current={isCurrent ? "true" : undefined}>
              <bdi>{label}</bdi>
              {unsent > 0 && <span className="count">{unsent}</span>}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

/** The households of the filter, in their turn; a tap brings one onto the card. */
function QueueRows({ view: { rows, more }, timeZone }: { view: SendingView; timeZone: string }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <section className="queue-list">
      <h2>{t("dashboard-sending:list")}</h2>
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            {row.href === null ? (
              <bdi className="who">{row.name}</bdi>
            ) : (
              <Link className="who" to={row.href}>
                <bdi>{row.name}</bdi>
              </Link>
            )}
            <State row={row} timeZone={timeZone} />
          </li>
        ))}
      </ol>
      {more > 0 && <p className="more">{t("dashboard-sending:more", { count: more })}</p>}
    </section>
  );
}

function State({ row: { state, sentAt }, timeZone }: { row: QueueRow; timeZone: string }) {
  const { t } = useTranslation();
  return (
    <span className={`state ${state}`}>
      {t(`dashboard-sending:state.${state}`)}
      {sentAt !== null && state !== "answered" && (
        <>
          {" · "}
          <When instant={sentAt} timeZone={timeZone} />
        </>
      )}
    </span>
  );
}

/** What was just marked as sent, with a button that takes it back. */
function UndoMark({ mark, here }: { mark: QueueMark | undefined; here: string }) {
  const { t } = useTranslation();
  return (
    <div className="undo" role="status">
      {mark && ("at" in mark ? mark.count > 0 : mark.isSent) && (
        <Form method="post" action={here} preventScrollReset>
          {"at" in mark ? (
            <>
              <p>{t("dashboard-sending:all.done", { count: mark.count })}</p>
              <input type="hidden" name="at" value={mark.at} />
            </>
          ) : (
            <>
              <p>
                <bdi>{mark.name}</bdi> {t("dashboard:reminders.marked")}
              </p>
              <input type="hidden" name="id" value={mark.id} />
              <input type="hidden" name="about" value={mark.about} />
            </>
          )}
          <button type="submit" name="mark" value={"at" in mark ? "none" : "unsent"}>
            {t("dashboard:review.undo")}
          </button>
        </Form>
      )}
    </div>
  );
}
