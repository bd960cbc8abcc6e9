import { getFormProps, getInputProps, useForm, type FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { callLinks } from "#app/features/invitation/call-links.ts";
import type { ReplyInput } from "#app/features/reply/schema.ts";
import type { ReplyFailure, ReplyState } from "#app/features/reply/state.ts";

type Open = Extract<ReplyState, { state: "open" }>;

/**
 * The attendance form (spec.md section 2). Complete without script; the script that arrives later
 * checks and sends it in place, by the same rules and words, which it finds in `data-rules` and
 * `data-messages`.
 */
export function ReplyForm({ reply, failure }: { reply: Open; failure?: ReplyFailure }) {
  const { t } = useTranslation();
  const { rules, labels } = reply;
  const [form, fields] = useForm<Omit<ReplyInput, "guestsNumber"> & { guestsNumber?: string }>({
    id: "reply-form",
    lastResult: failure?.lastResult,
    defaultValue: reply.values,
    shouldValidate: "onSubmit",
  });
  const messages = messagesOf(t, rules.guestsMax);
  const problem = form.errors?.[0] ?? (fields.key.errors && "stale-form");
  // A form that comes back keeps its key: sent again, it is the same reply.
  const key = fields.key.errors ? reply.key : (fields.key.initialValue ?? reply.key);
  return (
    <form
      {...getFormProps(form)}
      className="reply-form"
      method="post"
      action="#reply"
      noValidate
      data-rules={JSON.stringify(rules)}
      data-messages={JSON.stringify(messages)}
      data-sending={t("form:sending")}
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="stamp" value={reply.stamp} />
      <p className="honeypot" aria-hidden="true">
        <label htmlFor="reply-website">{t("form:trap")}</label>
        <input id="reply-website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>

      {reply.deadline && <p className="by">{t("invitation:reply.by", { date: reply.deadline })}</p>}

      <Choice
        field={fields.response}
        legend={labels.response ?? t("form:response")}
        messages={messages}
      >
        <Option field={fields.response} value="Yes" label={labels.yes ?? t("form:yes")} />
        {rules.response === "yes-or-no" && (
          <Option field={fields.response} value="No" label={labels.no ?? t("form:no")} />
        )}
      </Choice>

      <div className="field">
        <label htmlFor={fields.name.id}>{labels.name ?? t("form:name")}</label>
        <input
          {...getInputProps(fields.name, { type: "text" })}
          required
          autoComplete="name"
          autoCapitalize="words"
          maxLength={200}
          aria-describedby={fields.name.errorId}
        />
        <FieldError field={fields.name} messages={messages} />
      </div>

      {reply.fields.includes("guestsNumber") && (
        <div className="field">
          <label htmlFor={fields.guestsNumber.id}>
            {labels.guestsNumber ?? t("form:guests-number")}
          </label>
          <input
            {...getInputProps(fields.guestsNumber, { type: "text" })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            aria-describedby={`${fields.guestsNumber.descriptionId} ${fields.guestsNumber.errorId}`}
          />
          <p className="hint" id={fields.guestsNumber.descriptionId}>
            {t("form:guests-number-hint")}
          </p>
          <FieldError field={fields.guestsNumber} messages={messages} />
        </div>
      )}

      {rules.chooseRecipient && (
        <Choice
          field={fields.emailTo}
          legend={labels.emailTo ?? t("form:email-to")}
          messages={messages}
        >
          <Option field={fields.emailTo} value="groom" label={t("form:email-to-groom")} />
          <Option field={fields.emailTo} value="bride" label={t("form:email-to-bride")} />
        </Choice>
      )}

      <button type="submit" className="send">
        {labels.send ?? t("form:send")}
      </button>
      <p className="form-error" role="alert" data-form-error>
        {problem && messages[problem]}
      </p>
      <p className="call-line">
        <a className="call" href={callLinks({ phone: reply.phone }).call}>
          {t("form:call", { phone: callLinks({ phone: reply.phone }).phone })}
        </a>
      </p>
    </form>
  );
}

type Messages = Record<string, string>;
type AnyField = Pick<
  FieldMetadata<string | undefined>,
  "id" | "name" | "errors" | "errorId" | "initialValue"
>;

/** Every message of spec.md section 5 in the page's language, by the key that the schema answers. */
function messagesOf(t: ReturnType<typeof useTranslation>["t"], max: number): Messages {
  return Object.fromEntries(
    (
      [
        "required",
        "name-validation",
        "name-too-long",
        "letters-armenian",
        "letters-russian",
        "guest-number",
        "guests-max",
        "choose-option",
        "choose-this-option",
        "try-again",
        "too-many",
        "stale-form",
      ] as const
    ).map((key) => [key, t(`form-messages:${key}`, { max })]),
  );
}

function FieldError({ field, messages }: { field: AnyField; messages: Messages }) {
  const [first] = field.errors ?? [];
  return (
    <p className="error" id={field.errorId} data-error-for={field.name}>
      {first && (messages[first] ?? messages["choose-option"])}
    </p>
  );
}

function Choice({
  field,
  legend,
  messages,
  children,
}: {
  field: AnyField;
  legend: string;
  messages: Messages;
  children: ReactNode;
}) {
  return (
    <fieldset
      className="choice"
      aria-describedby={field.errorId}
      aria-invalid={field.errors ? true : undefined}
    >
      <legend>{legend}</legend>
      <div className="options">{children}</div>
      <FieldError field={field} messages={messages} />
    </fieldset>
  );
}

function Option({ field, value, label }: { field: AnyField; value: string; label: string }) {
  return (
    <label className="option">
      <input
        type="radio"
        name={field.name}
        value={value}
        required
        defaultChecked={field.initialValue === value}
      />
      <span>{label}</span>
    </label>
  );
}
