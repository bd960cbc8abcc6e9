import { Form, useNavigation } from "react-router";
import { keyDays, usualKeyDays } from "#app/domain/api-key/limits.ts";
import { ShownSecret } from "#app/couple/settings/components/shown-once.tsx";
import { WebhookPart } from "#app/couple/settings/components/webhook-part.tsx";
import { resultOf, type SettingsAnswer } from "#app/couple/settings/state.ts";
import { longestLinkName } from "#app/couple/settings/schema.ts";
import type { KeyView, OwnSettings } from "#app/couple/settings/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

const action = "/replies/settings#programs";

/** The keys of programs that read the answers, and the form for another. */
export function KeysSection({
  settings,
  answer,
}: {
  settings: OwnSettings;
  answer: SettingsAnswer | undefined;
}) {
  const { t } = useTranslation();
  const { key, keys, mayMakeKey, done } = settings;
  const made = answer?.state === "key" ? answer : null;
  return (
    <section className="setting" id="programs">
      <h2>{t("dashboard-settings:page.programs.heading")}</h2>
      <p className="lead">
        {t("dashboard-settings:page.programs.lead")}{" "}
        <a href="/api">{t("dashboard-settings:page.programs.document")}</a>
      </p>
      {done === "key-ended" && (
        <p className="note" role="status">
          {t("dashboard-settings:page.done.key-ended")}
        </p>
      )}
      {made && (
        <ShownSecret
          key={made.key}
          title={t("dashboard-settings:page.programs.made", { name: made.name })}
          secret={made.key}
          hint={t("dashboard-settings:page.programs.once")}
        />
      )}
      {keys.length > 0 && (
        <ul className="rows">
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} />
          ))}
        </ul>
      )}
      {mayMakeKey ? (
        // A new form for each new key: its fields are empty again.
        <KeyForm key={`after ${made?.key}`} formKey={key} answer={answer} />
      ) : (
        <p className="hint">{t("dashboard-settings:page.messages.keys-full")}</p>
      )}
      <WebhookPart settings={settings} answer={answer} />
    </section>
  );
}

function KeyRow({ apiKey: { id, name, isStudios, used, until, isOver } }: { apiKey: KeyView }) {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        <bdi>{name}</bdi>
        <span>
          {isStudios && `${t("dashboard-settings:page.programs.studio")} · `}
          {t(`dashboard-settings:page.programs.${isOver ? "over" : "until"}`, { date: until })}
          {" · "}
          {used ? (
            <time dateTime={used.iso}>
              {t("dashboard-settings:page.programs.used", { date: used.text })}
            </time>
          ) : (
            t("dashboard-settings:page.programs.never")
          )}
        </span>
      </p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="end-key"
          className="button plain small"
          aria-label={t("dashboard-settings:page.programs.end-named", { name })}
        >
          {t("dashboard-settings:page.programs.end")}
        </button>
      </Form>
    </li>
  );
}

/** Checked by the server alone: a name and a choice of three. */
function KeyForm({ formKey, answer }: { formKey: string; answer: SettingsAnswer | undefined }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const refused = resultOf(answer, "api-key");
  const messages = new Map(
    Object.entries(t("dashboard-settings:page.messages", { returnObjects: true })),
  );
  const [error] = Object.values(refused?.error ?? {}).flatMap((errors) => errors ?? []);
  return (
    <details className="more" open={error !== undefined}>
      <summary>{t("dashboard-settings:page.programs.new")}</summary>
      <Form method="post" action={action} className="setting-form" preventScrollReset>
        <input type="hidden" name="intent" value="make-key" />
        <input type="hidden" name="key" value={formKey} />
        <div className="field">
          <label htmlFor="api-key-name">{t("dashboard-settings:page.programs.name")}</label>
          <input
            type="text"
            id="api-key-name"
            name="name"
            required
            maxLength={longestLinkName}
            autoComplete="off"
            placeholder={t("dashboard-settings:page.programs.example")}
            aria-invalid={error ? true : undefined}
            aria-describedby="api-key-error"
          />
          <p className="error" id="api-key-error" data-error-for="name" role="alert">
            {error && messages.get(error)}
          </p>
        </div>
        <fieldset className="options">
          <legend>{t("dashboard-settings:page.programs.how-long")}</legend>
          {keyDays.map((days) => (
            <label key={days} className="option">
              <input type="radio" name="days" value={days} defaultChecked={days === usualKeyDays} />
              <span>{t("dashboard-settings:page.programs.days", { count: days })}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button" disabled={isSending}>
          {t("dashboard-settings:page.programs.make")}
        </button>
      </Form>
    </details>
  );
}
