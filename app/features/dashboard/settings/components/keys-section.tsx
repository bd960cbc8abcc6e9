import { getFormProps, useForm } from "@conform-to/react";
import { getValibotConstraint, parseWithValibot } from "@conform-to/valibot";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { keyDays, usualKeyDays } from "#app/features/api-key/limits.ts";
import { CopyText } from "#app/features/dashboard/components/copy-text.tsx";
import { WebhookPart } from "#app/features/dashboard/settings/components/webhook-part.tsx";
import { resultOf, type SettingsAnswer } from "#app/features/dashboard/settings/answer.ts";
import { apiKeySchema, longestLinkName } from "#app/features/dashboard/settings/schema.ts";
import { useCanCheck } from "#app/features/dashboard/settings/use-can-check.ts";
import type { KeyView, OwnSettings } from "#app/features/dashboard/settings/view.ts";
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
      <h2>{t("desk-settings:page.programs.heading")}</h2>
      <p className="lead">
        {t("desk-settings:page.programs.lead")}{" "}
        <a href="/api">{t("desk-settings:page.programs.document")}</a>
      </p>
      {done === "key-ended" && (
        <p className="note" role="status">
          {t("desk-settings:page.done.key-ended")}
        </p>
      )}
      {made && <ShownKey key={made.key} name={made.name} secret={made.key} />}
      {keys.length > 0 && (
        <ul className="rows">
          {keys.map((one) => (
            <KeyRow key={one.id} apiKey={one} />
          ))}
        </ul>
      )}
      {mayMakeKey ? (
        // A new form for each new key: its fields are empty again.
        <KeyForm key={`after ${made?.key}`} formKey={key} answer={answer} />
      ) : (
        <p className="hint">{t("desk-settings:page.messages.keys-full")}</p>
      )}
      <WebhookPart settings={settings} answer={answer} />
    </section>
  );
}

/** A new key, shown this once. The field is there to select where nothing can be copied. */
function ShownKey({ name, secret }: { name: string; secret: string }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div className="shown-link" role="status" tabIndex={-1} ref={box}>
      <p className="shown-title">{t("desk-settings:page.programs.made", { name })}</p>
      <input
        type="text"
        readOnly
        value={secret}
        aria-label={t("desk-settings:page.programs.key")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row-actions">
        <CopyText text={secret} label={t("desk-settings:page.programs.copy")} />
      </p>
      <p className="hint">{t("desk-settings:page.programs.once")}</p>
    </div>
  );
}

function KeyRow({ apiKey: { id, name, isStudios, used, until, isOver } }: { apiKey: KeyView }) {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        <bdi>{name}</bdi>
        <span>
          {isStudios && `${t("desk-settings:page.programs.studio")} · `}
          {t(`desk-settings:page.programs.${isOver ? "over" : "until"}`, { date: until })}
          {" · "}
          {used ? (
            <time dateTime={used.iso}>
              {t("desk-settings:page.programs.used", { date: used.text })}
            </time>
          ) : (
            t("desk-settings:page.programs.never")
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
          aria-label={t("desk-settings:page.programs.end-named", { name })}
        >
          {t("desk-settings:page.programs.end")}
        </button>
      </Form>
    </li>
  );
}

function KeyForm({ formKey, answer }: { formKey: string; answer: SettingsAnswer | undefined }) {
  const { t } = useTranslation();
  const canCheck = useCanCheck();
  const isSending = useNavigation().state === "submitting";
  const [form, fields] = useForm({
    id: "api-key",
    lastResult: resultOf(answer, "api-key"),
    constraint: getValibotConstraint(apiKeySchema),
    onValidate: canCheck
      ? ({ formData }) => parseWithValibot(formData, { schema: apiKeySchema })
      : undefined,
    shouldValidate: "onSubmit",
    shouldRevalidate: canCheck ? "onInput" : "onSubmit",
  });
  const { name } = fields;
  const messages = new Map(
    Object.entries(t("desk-settings:page.messages", { returnObjects: true })),
  );
  const error = name.errors?.[0] ?? form.errors?.[0] ?? fields.key.errors?.[0];
  return (
    <details className="more" open={error !== undefined}>
      <summary>{t("desk-settings:page.programs.new")}</summary>
      <Form
        {...getFormProps(form)}
        method="post"
        action={action}
        className="setting-form"
        preventScrollReset
      >
        <input type="hidden" name="intent" value="make-key" />
        <input type="hidden" name="key" value={formKey} />
        <div className="field">
          <label htmlFor={name.id}>{t("desk-settings:page.programs.name")}</label>
          <input
            type="text"
            id={name.id}
            name={name.name}
            defaultValue={name.initialValue}
            required
            // Longer than the limit, so that an overlong name is reported instead of cut off.
            maxLength={longestLinkName * 2}
            autoComplete="off"
            placeholder={t("desk-settings:page.programs.example")}
            aria-invalid={error ? true : undefined}
            aria-describedby={name.errorId}
          />
          <p className="error" id={name.errorId} data-error-for={name.name} role="alert">
            {error && messages.get(error)}
          </p>
        </div>
        <fieldset className="options">
          <legend>{t("desk-settings:page.programs.how-long")}</legend>
          {keyDays.map((days) => (
            <label key={days} className="option">
              <input
                type="radio"
                name="days"
                value={days}
                defaultChecked={(fields.days.initialValue ?? String(usualKeyDays)) === String(days)}
              />
              <span>{t("desk-settings:page.programs.days", { count: days })}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button" disabled={isSending}>
          {t("desk-settings:page.programs.make")}
        </button>
      </Form>
    </details>
  );
}
