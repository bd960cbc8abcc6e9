import { getFormProps, useForm } from "@conform-to/react";
import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CallLine } from "#app/domain/reply/components/call-line.tsx";
import { ChatButtons } from "#app/domain/reply/components/chat-buttons.tsx";
import { forScript, messagesOf } from "#app/domain/reply/components/form-messages.ts";
import { PartsByNumber, PartsByPerson } from "#app/domain/reply/components/parts-questions.tsx";
import { PeopleQuestions } from "#app/domain/reply/components/people-questions.tsx";
import {
  Choices,
  Lines,
  NumberLine,
  TextLine,
  type AnyField,
} from "#app/components/form-controls.tsx";
import {
  allCome,
  childrenMax,
  joinPlaces,
  maxLengths,
  replyFields,
  yesWithPartner,
  type FieldName,
} from "#app/domain/invitation/reply/fields.ts";
import { partsAskedBy } from "#app/domain/reply/schema.ts";
import type { ReplyFailure, ReplyState, ReplyValues } from "#app/domain/reply/state.ts";
import type { Choice } from "#app/components/form-controls.tsx";

type Open = Extract<ReplyState, { state: "open" }>;

/**
 * The reply form. Complete without script; the script validates and sends it in place, by the same
 * rules and messages, which it reads from `data-rules` and `data-messages`.
 */
export function ReplyForm({ reply, failure }: { reply: Open; failure?: ReplyFailure }) {
  const { t } = useTranslation();
  const { rules, labels } = reply;
  const [form, fields] = useForm<
    ReplyValues & { key?: string; withPartner?: string; people?: string; parts?: string }
  >({
    id: "reply-form",
    lastResult: failure?.lastResult,
    defaultValue: reply.values,
    shouldValidate: "onSubmit",
  });
  const messages = messagesOf(t, rules.guestsMax, failure?.seatsLeft);
  const problem = form.errors?.[0] ?? (fields.key.errors && "stale-form");
  // A form that comes back with errors keeps its key, so that sending it again gives the same
  // reply.
  const key = fields.key.errors ? reply.key : (fields.key.initialValue ?? reply.key);
  return (
    <form
      {...getFormProps(form)}
      className="reply-form"
      method="post"
      action={`${reply.to}#reply`}
      noValidate
      data-rules={JSON.stringify(rules)}
      data-messages={JSON.stringify(forScript(messages, rules))}
      data-sending={t("form:sending")}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="stamp" value={reply.stamp} />
      <p className="honeypot" aria-hidden="true">
        <label htmlFor="reply-website">{t("form:trap")}</label>
        <input id="reply-website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>

      {reply.deadline && <p className="by">{t("invitation:reply.by", { date: reply.deadline })}</p>}

      {rules.household !== "" && (
        <p className="reply-of display">
          <bdi>{rules.household}</bdi>
          <input type="hidden" name="name" value={rules.household} />
        </p>
      )}
      {(rules.household === ""
        ? (["response", "name", ...rules.fields] as const)
        : (["response", ...rules.fields] as const)
      ).map((name) => (
        <Field
          key={name}
          name={name}
          field={fields[name]}
          reply={reply}
          failure={failure}
          messages={messages}
        />
      ))}

      <button type="submit" className="send">
        {labels.send ?? t("form:send")}
      </button>
      <p className="form-error" role="alert" data-form-error>
        {problem && messages[problem]}
      </p>
      <ChatButtons chats={reply.chats} heading={t("form:chat.or")} />
      <CallLine phone={reply.phone} />
      {reply.general && rules.household !== "" && (
        <p className="not-yours">
          <a href={`${reply.general}#reply`}>{t("form:not-yours")}</a>
        </p>
      )}
    </form>
  );
}

function Field({
  name,
  field,
  reply,
  failure,
  messages,
}: {
  name: FieldName;
  field: AnyField;
  reply: Open;
  failure?: ReplyFailure;
  messages: Record<string, string>;
}) {
  const { t } = useTranslation();
  const { control, comingOnly } = replyFields[name];
  const label = reply.labels[name] ?? labelOf(t, name, reply);
  const [error] = field.errors ?? [];
  const shared = {
    field,
    label,
    comingOnly,
    hint: hintOf(t, name, reply),
    error: error && (messages[error] ?? messages["choose-option"]),
  };
  const formProps = { reply, failure, messages };
  if (name === "attending" && partsAskedBy(reply.rules) === "person")
    return <PartsByPerson {...shared} {...formProps} />;
  switch (control) {
    case "line":
      return (
        <TextLine
          {...shared}
          required={name === "name"}
          autoComplete={name === "name" ? "name" : "off"}
          autoCapitalize={name === "diet" ? "sentences" : "words"}
          // Longer than the limit, so that an overlong answer is reported instead of cut off.
          maxLength={name === "diet" ? maxLengths.diet * 2 : maxLengths.name * 2}
        />
      );
    case "number":
      return (
        <NumberLine
          {...shared}
          {...(name === "children"
            ? { least: 0, most: childrenMax }
            : { least: 1, most: reply.rules.guestsMax })}
          words={{ fewer: t("form:stepper.fewer"), more: t("form:stepper.more") }}
        />
      );
    case "lines":
      return <Lines {...shared} maxLength={maxLengths.message * 2} />;
    case "one":
    case "several":
      return (
        <>
          <Choices
            {...shared}
            type={control === "one" ? "radio" : "checkbox"}
            choices={choicesOf(t, name, reply)}
          />
          {name === "attending" && partsAskedBy(reply.rules) && <PartsByNumber {...formProps} />}
        </>
      );
    case "people":
      return <PeopleQuestions {...shared} {...formProps} />;
    case "parts":
    case "answer":
      return null;
  }
}

function labelOf(t: TFunction, name: FieldName, { rules }: Open): string {
  // The recipient has a question of its own where the form also asks `side`.
  if (name === "emailTo" && rules.fields.includes("side")) return t("form:email-to-beside-side");
  return t(`form:fields.${name}`);
}

function hintOf(t: TFunction, name: FieldName, { rules }: Open): string | undefined {
  if (name === "guestsNumber")
    return t(
      rules.fields.includes("children")
        ? "form:hints.guests-and-children"
        : "form:hints.guestsNumber",
    );
  if (name === "children" || name === "diet" || name === "attending")
    return t(`form:hints.${name}`);
  return undefined;
}

function answersOf(t: TFunction, { rules, labels, several }: Open): Choice[] {
  const two = rules.people.length === 2;
  // The hosts' own "yes" cannot tell all of a household from some.
  const yes = rules.all
    ? [
        { value: allCome, label: t(two ? "form:several.both" : "form:several.all") },
        { value: "Yes", label: t(two ? "form:several.one" : "form:several.some") },
      ]
    : [{ value: "Yes", label: labels.yes ?? t(several ? "form:several.yes" : "form:yes") }];
  return [
    ...yes,
    ...(rules.fields.includes("withPartner")
      ? [{ value: yesWithPartner, label: labels.withPartner ?? t("form:fields.withPartner") }]
      : []),
    ...(rules.response === "yes-or-no"
      ? [{ value: "No", label: labels.no ?? t(several ? "form:several.no" : "form:no") }]
      : []),
  ];
}

function choicesOf(t: TFunction, name: FieldName, reply: Open): Choice[] {
  const { rules, sides } = reply;
  switch (name) {
    case "response":
      return answersOf(t, reply);
    case "emailTo":
      return (["groom", "bride"] as const).map((value) => ({
        value,
        label: rules.fields.includes("side")
          ? t(`form:recipient.${value}`)
          : t(`form:email-to-${value}`),
      }));
    case "side":
      return sides;
    case "attending":
      return rules.places.map((value) => ({ value, label: t(`form:places.${value}`) }));
    case "joinFrom":
      return joinPlaces.map((value) => ({ value, label: t(`form:join-from.${value}`) }));
    default:
      return [];
  }
}
