import { Form, useNavigation } from "react-router";
import { ShownSecret } from "#app/couple/settings/components/shown-once.tsx";
import { resultOf, type SettingsAnswer } from "#app/couple/settings/state.ts";
import type { OwnSettings, WebhookView } from "#app/couple/settings/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

const action = "/replies/settings#programs";

/** The address at which the couple's program is told of each answer, and how the last message went. */
export function WebhookPart({
  settings: { key, webhook, done },
  answer,
}: {
  settings: OwnSettings;
  answer: SettingsAnswer | undefined;
}) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const notice = (["webhook-removed", "webhook-tested", "webhook-again"] as const).find(
    (name) => name === done,
  );
  const isRefused = resultOf(answer, "webhook") !== undefined;
  return (
    <>
      <h3>{t("dashboard-settings:page.webhook.heading")}</h3>
      <p className="hint">{t("dashboard-settings:page.webhook.lead")}</p>
      {notice && (
        <p className="note" role="status">
          {t(`dashboard-settings:page.done.${notice}`)}
        </p>
      )}
      {answer?.state === "webhook" && (
        <ShownSecret
          key={answer.secret}
          title={t("dashboard-settings:page.webhook.secret")}
          secret={answer.secret}
          hint={t("dashboard-settings:page.webhook.once")}
        />
      )}
      {webhook && <WebhookRow webhook={webhook} formKey={key} />}
      <details className="more" open={isRefused}>
        <summary>{t(`dashboard-settings:page.webhook.${webhook ? "replace" : "set"}`)}</summary>
        <Form method="post" action={action} className="setting-form" preventScrollReset>
          <input type="hidden" name="intent" value="set-webhook" />
          <input type="hidden" name="key" value={key} />
          <div className="field">
            <label htmlFor="webhook-url">{t("dashboard-settings:page.webhook.address")}</label>
            <input
              type="url"
              id="webhook-url"
              name="url"
              required
              maxLength={500}
              placeholder="https://"
              autoComplete="off"
              aria-invalid={isRefused ? true : undefined}
              aria-describedby="webhook-url-error"
            />
            <p className="error" id="webhook-url-error" data-error-for="url" role="alert">
              {isRefused && t("dashboard-settings:page.messages.url-valid")}
            </p>
          </div>
          <button type="submit" className="button" disabled={isSending}>
            {t("dashboard-settings:page.webhook.save")}
          </button>
        </Form>
      </details>
    </>
  );
}

function WebhookRow({
  webhook: { url, state, at: moment, error },
  formKey,
}: {
  webhook: WebhookView;
  formKey: string;
}) {
  const { t } = useTranslation();
  return (
    <div className="webhook">
      <p>
        <bdi>{url}</bdi>
      </p>
      <p>
        {t(`dashboard-settings:page.webhook.states.${state}`, { date: moment?.text ?? "" })}
        {error !== null && state !== "sent" && <small> ({error})</small>}
      </p>
      <Form method="post" action={action} className="row-actions" preventScrollReset>
        <input type="hidden" name="key" value={formKey} />
        <button type="submit" name="intent" value="test-webhook" className="button plain small">
          {t("dashboard-settings:page.webhook.test")}
        </button>
        {state === "dead" && (
          <button type="submit" name="intent" value="retry-webhook" className="button plain small">
            {t("dashboard-settings:page.failed.again")}
          </button>
        )}
        <button type="submit" name="intent" value="remove-webhook" className="button plain small">
          {t("dashboard-settings:page.webhook.remove")}
        </button>
      </Form>
    </div>
  );
}
