import type { MouseEvent, ReactNode } from "react";
import { useSubmit } from "react-router";
import {
  Form,
  Link,
  useDashboardAddress,
  useIsDemo,
} from "#app/couple/components/dashboard-place.tsx";
import { ContactIcon } from "#app/components/contact-icon.tsx";
import { When } from "#app/couple/components/when.tsx";
import type { QueueCard as Card } from "#app/couple/reminders/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { shareWays } from "#app/lib/share-links.ts";
import { CopyText } from "#app/components/copy-text.tsx";

/** The ways beside WhatsApp, which is the button. */
const otherWays = shareWays.filter((way) => way !== "whatsapp");

/**
 * A household with its message and the ways to send it. A tap on one of them opens the chat and, with
 * script, marks the message as sent and goes on; without, the button below does.
 * @param here where its forms are posted.
 * @param later the address with this household left for later.
 */
export function QueueCard({
  card,
  here,
  later,
  timeZone,
  children,
}: {
  card: Card;
  here: string;
  later: string;
  timeZone: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const deskAddress = useDashboardAddress();
  const isDemo = useIsDemo();
  const about = card.about === "status" ? "change" : card.about;
  const fields = { id: card.id, about };
  const sent = (event: MouseEvent) => {
    // A made-up household has no chat: the tap alone is what it would be.
    if (isDemo) event.preventDefault();
    void submit(
      { ...fields, mark: "sent" },
      { method: "post", action: deskAddress(here), preventScrollReset: true },
    );
  };
  return (
    <article className="reminder-card">
      {about !== "change" && <p className="kind">{t(`dashboard-guests:link.${about}`)}</p>}
      <h2>
        <bdi>{card.name}</bdi>
      </h2>
      <p className="about">
        {t("dashboard:silent.seats", { count: card.seats })} ·{" "}
        {t(`dashboard:silent.link.${card.link}`)}
        {about === "reminder" && card.sentAt !== null && (
          <>
            {" · "}
            {t("dashboard-sending:before")} <When instant={card.sentAt} timeZone={timeZone} />
          </>
        )}
      </p>
      <p className="message" lang={card.lang} dir="auto">
        {card.message}
      </p>
      <p className="send">
        <a
          className="button"
          href={card.share.whatsapp}
          target={isDemo ? undefined : "_blank"}
          rel="noreferrer"
          onClick={sent}
        >
          <ContactIcon way="whatsapp" />
          {t(`dashboard-sending:write.${about}`)}
        </a>
        <CopyMessage key={card.id} message={card.message} />
      </p>
      <ul className="ways">
        {otherWays.map((way) => (
          <li key={way}>
            <a className="button plain" href={card.share[way]} rel="noreferrer" onClick={sent}>
              {way !== "sms" && <ContactIcon way={way} />}
              {way === "sms" ? t("dashboard-guests:link.sms") : t(`invitation:contact.${way}`)}
            </a>
          </li>
        ))}
      </ul>
      {!card.hasPhone && <p className="hint">{t("dashboard-sending:no-phone")}</p>}
      <Form method="post" action={here} className="mark" preventScrollReset>
        <input type="hidden" name="id" value={card.id} />
        <input type="hidden" name="about" value={about} />
        <button type="submit" name="mark" value="sent">
          {t("dashboard:reminders.mark")}
        </button>
        <Link to={later} preventScrollReset>
          {t("dashboard:reminders.skip")}
        </Link>
      </Form>
      {about === "reminder" && card.sentAt !== null && card.link !== "opened" && (
        <Form method="post" action={here} className="mark" preventScrollReset>
          <input type="hidden" name="id" value={card.id} />
          <input type="hidden" name="about" value="invitation" />
          <button type="submit" name="mark" value="unsent">
            {t("dashboard-sending:not-sent")}
          </button>
        </Form>
      )}
      {children}
    </article>
  );
}

/** Copies a message for whatever chat; without script the message is there to select. */
function CopyMessage({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <>
      <CopyText
        text={message}
        label={t("dashboard:silent.copy")}
        copied={t("dashboard:silent.copied")}
      />
      <noscript>
        <textarea
          readOnly
          rows={6}
          defaultValue={message}
          aria-label={t("dashboard:silent.copy")}
        />
      </noscript>
    </>
  );
}
