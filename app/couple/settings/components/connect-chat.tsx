import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { CopyText } from "#app/components/copy-text.tsx";
import type { SettingsAnswer } from "#app/couple/settings/settings-answer.ts";

/** Connects a Telegram chat, the host's own or a group's, by a one-time code. */
export function ConnectChat({ answer }: { answer: SettingsAnswer | undefined }) {
  const { t } = useTranslation();
  const offer = answer?.state === "chat" ? answer : null;
  return (
    <details className="more" open={offer !== null}>
      <summary>Telegram</summary>
      <p className="hint">{t("dashboard-settings:page.telegram.lead")}</p>
      {offer && <Offer key={offer.code} bot={offer.bot} code={offer.code} />}
      <Form
        method="post"
        action="/replies/settings#news"
        className="row-actions"
        preventScrollReset
      >
        <button type="submit" name="intent" value="telegram" className="button plain">
          {t("dashboard-settings:page.telegram.add")}
        </button>
      </Form>
    </details>
  );
}

/**
 * A code, as deep links (core.telegram.org/bots/features, "Deep linking") and as the command that
 * they send; a group hears a command only with the bot's name.
 */
function Offer({ bot, code }: { bot: string; code: string }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const command = `/start@${bot} ${code}`;
  return (
    <div className="shown-link" role="status" tabIndex={-1} ref={box}>
      <p className="row-actions">
        <a className="button" href={`https://t.me/${bot}?start=${code}`} rel="noreferrer">
          {t("dashboard-settings:page.telegram.open")}
        </a>
        <a
          className="button plain"
          href={`https://t.me/${bot}?startgroup=${code}`}
          rel="noreferrer"
        >
          {t("dashboard-settings:page.telegram.group")}
        </a>
      </p>
      <p className="hint">{t("dashboard-settings:page.telegram.once")}</p>
      <input
        type="text"
        readOnly
        value={command}
        aria-label={t("dashboard-settings:page.telegram.add")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row-actions">
        <CopyText
          text={command}
          label={t("dashboard-settings:page.links.copy")}
          copied={t("dashboard:silent.copied")}
        />
      </p>
    </div>
  );
}
