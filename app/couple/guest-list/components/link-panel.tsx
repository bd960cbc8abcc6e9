import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFetcher } from "react-router";
import { Form, useDashboardAddress, useIsDemo } from "#app/couple/components/dashboard-place.tsx";
import { ContactIcon } from "#app/components/contact-icon.tsx";
import { CopyText } from "#app/components/copy-text.tsx";
import type {
  HouseholdView,
  LinkView,
  ReadyMessage,
} from "#app/couple/guest-list/household/view.ts";
import type { MessageKind } from "#app/couple/messages/texts.ts";
import { sendersPage } from "#app/couple/frame/pages.ts";
import { QrCode } from "#app/domain/guests/components/qr-code.tsx";
import { shareWays } from "#app/lib/share-links.ts";

/** A household's personal link: messages ready to be sent, the link, its QR code, and its end. */
export function LinkPanel({
  id,
  state,
  link,
  sentAt,
}: Pick<HouseholdView, "id" | "state" | "link" | "sentAt">) {
  const { t } = useTranslation();
  const marking = useFetcher();
  const isDemo = useIsDemo();
  const queue = useDashboardAddress()(sendersPage);
  const markSent = (kind: MessageKind) =>
    void marking.submit(
      { id, about: kind === "status" ? "change" : kind, mark: "sent" },
      { method: "post", action: queue },
    );
  if (state === "revoked")
    return (
      <section className="guest-panel guest-link">
        <h2>{t("dashboard-guests:link.heading")}</h2>
        <p>{t("dashboard-guests:link.withdrawn")}</p>
        <LinkButton id={id} intent="renew" label={t("dashboard-guests:link.renew")} />
      </section>
    );
  if (!link)
    return (
      <section className="guest-panel guest-link">
        <h2>{t("dashboard-guests:link.heading")}</h2>
        <p>{t("dashboard-guests:link.unpublished")}</p>
      </section>
    );
  return (
    <section className="guest-panel guest-link">
      <h2>{t("dashboard-guests:link.heading")}</h2>
      {link.messages.map((message, index) => (
        <Message
          key={message.kind}
          message={message}
          lang={link.lang}
          isOpen={index === 0}
          onSend={() => markSent(message.kind)}
        />
      ))}
      {sentAt !== null && state !== "opened" && (
        <marking.Form method="post" action={queue}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="about" value="invitation" />
          <button type="submit" name="mark" value="unsent">
            {t("dashboard-sending:not-sent")}
          </button>
        </marking.Form>
      )}
      <Address link={link} />
      <details>
        <summary>{t("dashboard-guests:link.qr")}</summary>
        <div className="guest-qr">
          <QrCode drawing={link.qr} label={t("dashboard-guests:link.qr")} />
          {!isDemo && (
            <p>
              <a className="button plain" href={`/replies/guests/${id}/qr.svg`} download>
                {t("dashboard-guests:link.qr-download")}
              </a>
            </p>
          )}
        </div>
      </details>
      {!isDemo && (
        <details>
          <summary>{t("dashboard-guests:link.end")}</summary>
          <p>{t("dashboard-guests:link.renew-text")}</p>
          <LinkButton id={id} intent="renew" label={t("dashboard-guests:link.renew")} />
          <p>{t("dashboard-guests:link.revoke-text")}</p>
          <LinkButton id={id} intent="revoke" label={t("dashboard-guests:link.revoke")} />
        </details>
      )}
    </section>
  );
}

function Message({
  message: { kind, text, share },
  lang,
  isOpen,
  onSend,
}: {
  message: ReadyMessage;
  lang: string;
  isOpen: boolean;
  /** After a tap on one of the ways. */
  onSend: () => void;
}) {
  const { t } = useTranslation();
  const isDemo = useIsDemo();
  return (
    <details open={isOpen}>
      <summary>{t(`dashboard-guests:link.${kind}`)}</summary>
      <p className="guest-message" lang={lang} dir="auto">
        {text}
      </p>
      <ul className="guest-share">
        {shareWays.map((way) => (
          <li key={way}>
            <a
              className="button"
              href={share[way]}
              rel="noreferrer"
              onClick={(event) => {
                // A made-up link is sent to nobody: the tap alone is what it would be.
                if (isDemo) event.preventDefault();
                onSend();
              }}
            >
              {way !== "sms" && <ContactIcon way={way} />}
              {way === "sms" ? t("dashboard-guests:link.sms") : t(`invitation:contact.${way}`)}
            </a>
          </li>
        ))}
      </ul>
      <CopyText
        text={text}
        label={t("dashboard:silent.copy")}
        copied={t("dashboard:silent.copied")}
      />
    </details>
  );
}

/** A field, in which a tap selects the link where nothing can be copied by a button. */
function Address({ link: { href } }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <div className="guest-address">
      <label htmlFor="personal-link">{t("dashboard-guests:link.address")}</label>
      <input
        id="personal-link"
        type="url"
        readOnly
        value={href}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyText
        text={href}
        label={t("dashboard-guests:link.copy")}
        copied={t("dashboard:silent.copied")}
      />
    </div>
  );
}

function LinkButton({ id, intent, label }: { id: string; intent: string; label: string }) {
  return (
    <Form method="post" action={`/replies/guests/${id}`}>
      <button type="submit" className="button plain" name="intent" value={intent}>
        {label}
      </button>
    </Form>
  );
}
