import { getFormProps, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { languageNames, languages, siteLanguageOf } from "#app/i18n/languages.ts";
import { DesignPicker, type OrderOption } from "#app/features/order/components/design-picker.tsx";
import { occasionTypes } from "#app/features/order/occasion-type.ts";
import { longest, type OrderField } from "#app/features/order/schema.ts";
import type { OrderFailure } from "#app/features/order/submit.server.ts";
import { Choices, Lines, TextLine } from "#app/components/form-controls.tsx";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { sitePages } from "#app/features/site/pages.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import studio from "#content/studio.json";

/** What the order form shows before anything is typed. */
export type OrderStart = {
  /** The form's idempotency key, and the signed moment it was made. */
  key: string;
  stamp: string;
  today: string;
  values: Partial<Record<Exclude<OrderField, "languages">, string>> & { languages?: string[] };
  designs: OrderOption[];
};

/**
 * The order form (spec.md section 3), complete without script; the script that arrives later keeps a
 * draft and sends it in place.
 */
export function OrderForm({ start, failure }: { start: OrderStart; failure?: OrderFailure }) {
  const { t, i18n } = useTranslation();
  const [form, fields] = useForm<OrderStart["values"] & { key?: string }>({
    id: "order-form",
    lastResult: failure?.lastResult,
    defaultValue: start.values,
    shouldValidate: "onSubmit",
  });
  const key = fields.key.errors ? start.key : (fields.key.initialValue ?? start.key);
  const phone = formatPhone(studio.phone);
  const messages = new Map(Object.entries(t("order:messages", { returnObjects: true, phone })));
  const message = (code: string | undefined) =>
    code && (messages.get(code) ?? messages.get("choose-option"));
  const problem = form.errors?.[0] ?? (fields.key.errors && "stale-form");
  const shared = (name: OrderField, optional = false) => ({
    field: fields[name],
    label: optional
      ? `${t(`order:fields.${name}`)} (${t("order:optional")})`
      : t(`order:fields.${name}`),
    error: message(fields[name].errors?.[0]),
  });
  return (
    <form
      {...getFormProps(form)}
      className="reply-form order-form"
      method="post"
      action={`${sayLanguage(sitePages.order.path, siteLanguageOf(i18n.language))}#order-form`}
      noValidate
      data-sending={t("order:sending")}
      data-failed={message("try-again")}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="stamp" value={start.stamp} />
      <p className="honeypot" aria-hidden="true">
        <label htmlFor="order-website">{t("order:trap")}</label>
        <input id="order-website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>

      <div className="order-step">
        <h2 className="display">{t("order:steps.day")}</h2>
        <TextLine
          {...shared("names")}
          hint={t("order:hints.names")}
          required
          autoCapitalize="words"
          maxLength={longest.line * 2}
        />
        <Choices
          {...shared("occasionType")}
          type="radio"
          choices={occasionTypes.map((value) => ({ value, label: t(`order:types.${value}`) }))}
        />
        <TextLine {...shared("occasionDate")} type="date" min={start.today} required />
        <TextLine {...shared("email")} type="email" autoComplete="email" required maxLength={254} />
        <TextLine
          {...shared("phone")}
          hint={t("order:hints.phone")}
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
        />
        <Lines
          {...shared("details")}
          hint={t("order:hints.details")}
          maxLength={longest.lines * 2}
        />
      </div>

      <div className="order-step">
        <h2 className="display">{t("order:steps.invitation")}</h2>
        <DesignPicker field={fields.template} designs={start.designs} />
        <Choices
          {...shared("languages")}
          hint={t("order:hints.languages")}
          type="checkbox"
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Choices
          {...shared("rsvp")}
          type="radio"
          choices={(["yes", "no"] as const).map((value) => ({ value, label: t(`order:${value}`) }))}
        />
        <TextLine
          {...shared("dresscode", true)}
          hint={t("order:hints.dresscode")}
          maxLength={longest.line * 2}
        />
        <TextLine
          {...shared("music", true)}
          hint={t("order:hints.music")}
          type="url"
          inputMode="url"
          maxLength={500}
        />
        <Lines
          {...shared("text", true)}
          hint={t("order:hints.text")}
          maxLength={longest.lines * 2}
        />
      </div>

      <button type="submit" className="send">
        {t("order:send")}
      </button>
      <p className="form-error" role="alert" data-form-error>
        {message(problem)}
      </p>
    </form>
  );
}
