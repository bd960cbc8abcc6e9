import { getFormProps, useForm } from "@conform-to/react";
import { getValibotConstraint, parseWithValibot } from "@conform-to/valibot";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import { resultOf, type SettingsAnswer, type SettingsForm } from "#app/couple/settings/state.ts";
import { addressSchema } from "#app/couple/settings/schema.ts";
import { useCanCheck } from "#app/couple/settings/components/use-can-check.ts";

/** A form with one address and its button. */
export function EmailForm({
  name,
  intent,
  from,
  answer,
  label,
  button,
  section,
}: {
  name: SettingsForm;
  intent: "add-address" | "correct";
  /** The address to correct. */
  from?: string;
  answer: SettingsAnswer | undefined;
  label: string;
  button: string;
  /** The id of its section. */
  section: string;
}) {
  const { t } = useTranslation();
  const canCheck = useCanCheck();
  const isSending = useNavigation().state === "submitting";
  const [form, { email }] = useForm({
    id: name.replaceAll(/[^\w]/g, "-"),
    lastResult: resultOf(answer, name),
    constraint: getValibotConstraint(addressSchema),
    onValidate: canCheck
      ? ({ formData }) => parseWithValibot(formData, { schema: addressSchema })
      : undefined,
    shouldValidate: "onSubmit",
    shouldRevalidate: canCheck ? "onInput" : "onSubmit",
  });
  const messages = new Map(
    Object.entries(t("dashboard-settings:page.messages", { returnObjects: true })),
  );
  const error = email.errors?.[0] ?? form.errors?.[0];
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={`/replies/settings#${section}`}
      className="setting-form"
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      {from !== undefined && <input type="hidden" name="from" value={from} />}
      <div className="field">
        <label htmlFor={email.id}>{label}</label>
        <input
          type="email"
          id={email.id}
          name={email.name}
          defaultValue={email.initialValue}
          required
          maxLength={254}
          autoComplete="email"
          aria-invalid={error ? true : undefined}
          aria-describedby={email.errorId}
        />
        <p className="error" id={email.errorId} data-error-for={email.name} role="alert">
          {error && messages.get(error)}
        </p>
      </div>
      <button type="submit" className="button plain" disabled={isSending}>
        {button}
      </button>
    </Form>
  );
}
