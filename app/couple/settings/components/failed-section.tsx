import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import type { SettingsAnswer } from "#app/couple/settings/state.ts";
import { EmailForm } from "#app/couple/settings/components/email-form.tsx";
import type { FailureView, OwnSettings } from "#app/couple/settings/view.ts";

/** The addresses at which messages failed, each with the reason and what to do about it. */
export function FailedSection({
  settings: { failures, done },
  answer,
}: {
  settings: OwnSettings;
  answer: SettingsAnswer | undefined;
}) {
  const { t } = useTranslation();
  const isDone = done === "again" || done === "corrected";
  if (failures.length === 0 && !isDone) return null;
  return (
    <section className="setting failed" id="failed">
      <h2>{t("dashboard-settings:page.failed.heading")}</h2>
      {isDone && (
        <p className="note" role="status">
          {t(`dashboard-settings:page.done.${done}`)}
        </p>
      )}
      {failures.length > 0 && <p className="lead">{t("dashboard-settings:page.failed.lead")}</p>}
      {failures.map((failure) => (
        <FailedRecipient
          key={`${failure.channel} ${failure.recipient}`}
          failure={failure}
          answer={answer}
        />
      ))}
    </section>
  );
}

function FailedRecipient({
  failure: { channel, recipient, messages, since, reason, mayRetry, correction },
  answer,
}: {
  failure: FailureView;
  answer: SettingsAnswer | undefined;
}) {
  const { t } = useTranslation();
  return (
    <article>
      <h3>
        <bdi>{channel === "mail" ? recipient : "Telegram"}</bdi>
      </h3>
      <p>
        {t("dashboard-settings:page.failed.messages", { count: messages })}
        {" · "}
        <time dateTime={since.iso}>
          {t("dashboard-settings:page.failed.since", { date: since.text })}
        </time>
      </p>
      <p>{t(`dashboard-settings:page.failed.reasons.${reason}`)}</p>
      {mayRetry && (
        <Form method="post" action="/replies/settings#failed" preventScrollReset>
          <input type="hidden" name="from" value={recipient} />
          <button type="submit" name="intent" value="send-again" className="button plain small">
            {t("dashboard-settings:page.failed.again")}
          </button>
        </Form>
      )}
      {correction !== null && (
        <p className="note">{t("dashboard-settings:page.failed.asked", { address: correction })}</p>
      )}
      {channel === "mail" && correction === null && (
        <EmailForm
          name={`correct ${recipient}`}
          intent="correct"
          from={recipient}
          answer={answer}
          label={t("dashboard-settings:page.failed.right")}
          button={t("dashboard-settings:page.failed.correct")}
          section="failed"
        />
      )}
    </article>
  );
}
