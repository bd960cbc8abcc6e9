import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { ShownOnce } from "#app/couple/settings/components/shown-once.tsx";
import type { SettingsAnswer } from "#app/couple/settings/state.ts";

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
  const command = `/start@${bot} ${code}`;
  return (
    <ShownOnce
      text={command}
      label={t("dashboard-settings:page.telegram.add")}
      copy={t("dashboard-settings:page.links.copy")}
    >
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
    </ShownOnce>
  );
}
