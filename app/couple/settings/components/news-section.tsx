import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import { resultOf, type SettingsAnswer } from "#app/couple/settings/state.ts";
import { ConnectChat } from "#app/couple/settings/components/connect-chat.tsx";
import { EmailForm } from "#app/couple/settings/components/email-form.tsx";
import type { AddressView, OwnSettings } from "#app/couple/settings/view.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import { studio } from "#app/i18n/studio.ts";

const action = "/replies/settings#news";

/** Which news of answers the couple wants, and where. */
export function NewsSection({
  settings: { done, mode, modes, studioAddresses, addresses, mayAdd, chats, mayConnect },
  answer,
}: {
  settings: OwnSettings;
  answer: SettingsAnswer | undefined;
}) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const isDone =
    done === "mode" || done === "asked" || done === "removed" || done === "chats-ended";
  const wasRefused = resultOf(answer, "address") !== undefined;
  return (
    <section className="setting" id="news">
      <h2>{t("dashboard-settings:page.news.heading")}</h2>
      {isDone && (
        <p className="note" role="status">
          {t(`dashboard-settings:page.done.${done}`)}
        </p>
      )}
      <Form method="post" action={action} className="setting-form" preventScrollReset>
        <fieldset className="options" key={mode}>
          <legend>{t("dashboard-settings:page.news.when")}</legend>
          {modes.map((option) => (
            <label key={option} className="option">
              <input type="radio" name="mode" value={option} defaultChecked={option === mode} />
              <span>
                {t(`dashboard-settings:page.news.${option}`)}
                <small>{t(`dashboard-settings:page.news.${option}-hint`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" name="intent" value="mode" className="button" disabled={isSending}>
          {t("dashboard-settings:page.news.save")}
        </button>
      </Form>

      <h3>{t("dashboard-settings:page.news.where")}</h3>
      <ul className="rows">
        {chats > 0 && (
          <li>
            <p>
              <bdi>Telegram</bdi>
              <span>{t("dashboard-settings:page.news.chats", { count: chats })}</span>
            </p>
            <Form method="post" action={action} className="row-actions" preventScrollReset>
              <button
                type="submit"
                name="intent"
                value="end-telegram"
                className="button plain small"
                aria-label={t("dashboard-settings:page.telegram.end-label")}
              >
                {t("dashboard-settings:page.telegram.end")}
              </button>
            </Form>
          </li>
        )}
        {studioAddresses.map((address) => (
          <li key={address}>
            <p>
              <bdi>{address}</bdi>
              <span>
                {t(`dashboard-settings:page.news.${chats > 0 ? "studio-chats" : "studio"}`)}
              </span>
            </p>
          </li>
        ))}
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} />
        ))}
      </ul>
      {studioAddresses.length > 0 && (
        <p className="hint">
          {t("dashboard-settings:page.news.studio-changes", { phone: formatPhone(studio.phone) })}
        </p>
      )}
      {mayAdd ? (
        <details className="more" open={wasRefused}>
          <summary>{t("dashboard-settings:page.news.add")}</summary>
          <p className="hint">{t("dashboard-settings:page.news.add-hint")}</p>
          <EmailForm
            key={addresses.length}
            name="address"
            intent="add-address"
            answer={answer}
            label={t("dashboard-settings:page.news.email")}
            button={t("dashboard-settings:page.news.add-button")}
            section="news"
          />
        </details>
      ) : (
        <p className="hint">{t("dashboard-settings:page.messages.addresses-full")}</p>
      )}
      {mayConnect && <ConnectChat answer={answer} />}
    </section>
  );
}

function AddressRow({ address: { id, address, state, until } }: { address: AddressView }) {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        <bdi>{address}</bdi>
        <span>{t(`dashboard-settings:page.news.${state}`, { date: until })}</span>
      </p>
      <Form method="post" action={action} className="row-actions" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        {state !== "confirmed" && (
          <button type="submit" name="intent" value="ask-again" className="button plain small">
            {t("dashboard-settings:page.news.ask-again")}
          </button>
        )}
        <button
          type="submit"
          name="intent"
          value="remove-address"
          className="button plain small"
          aria-label={t("dashboard-settings:page.news.remove-named", { address })}
        >
          {t("dashboard-settings:page.news.remove")}
        </button>
      </Form>
    </li>
  );
}
