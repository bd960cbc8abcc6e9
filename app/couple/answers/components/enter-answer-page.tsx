import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { getValibotConstraint, parseWithValibot } from "@conform-to/valibot";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useNavigation } from "react-router";
import { Form, Link } from "#app/couple/components/dashboard-place.tsx";
import { Choices, TextLine } from "#app/components/form-controls.tsx";
import {
  enteredSchema,
  type EnteredAnswer,
  type EnteredForm,
} from "#app/couple/answers/entered/schema.ts";
import type { HouseholdChoice } from "#app/couple/answers/view.ts";
import {
  NumbersAtParts,
  numbersAt,
  PeopleAtParts,
} from "#app/couple/answers/components/entered-parts.tsx";
import type { AskedParts } from "#app/couple/answers/entered/parts.ts";
import { partField } from "#app/domain/invitation/reply/fields.ts";
import type { PartNumbers } from "#app/domain/reply/parts/types.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import "#app/couple/components/dashboard-form.css";

export type EnterAnswerView = {
  frame: Frame;
  /** A new idempotency key; React would keep a property called `key` to itself. */
  formKey: string;
  /** The guest for whom it is; null where hosts choose one or write a name. */
  guest: HouseholdChoice | null;
  response: "Yes" | "No" | undefined;
  guestsNumber: number | null;
  choices: HouseholdChoice[];
  /** The parts of the day that are asked. */
  parts: AskedParts;
  /** The values of `at` that are ticked (`personAt`). */
  at: string[];
  numbers: PartNumbers;
};

/** A guest's answer that hosts heard by phone, in three fields. */
export function EnterAnswerPage({
  posted,
  ...view
}: EnterAnswerView & { posted?: SubmissionResult<string[]> | null }) {
  const { t } = useTranslation();
  const { frame, guest, choices } = view;
  const isSending = useNavigation().state !== "idle";
  const [form, fields] = useForm<EnteredForm, EnteredAnswer>({
    lastResult: posted,
    constraint: getValibotConstraint(enteredSchema),
    defaultValue: {
      key: view.formKey,
      for: guest?.id ?? "",
      response: view.response,
      guestsNumber: view.guestsNumber?.toString(),
      at: view.at,
      ...numbersAt(view.numbers),
    },
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: enteredSchema }),
  });
  const errors = new Map(Object.entries(t("dashboard:phone.errors", { returnObjects: true })));
  const errorOf = (messages: string[] | undefined) =>
    messages?.[0] && (errors.get(messages[0]) ?? errors.get("choose"));
  const key = [fields.key.initialValue].flat()[0] ?? view.formKey;
  return (
    <DashboardFrame frame={frame} current="answers" title={t("dashboard:phone.title")}>
      <p className="intro">{t("dashboard:phone.intro")}</p>
      <Form {...getFormProps(form)} className="dashboard-form" method="post" noValidate>
        <input type="hidden" name="key" value={key} />
        {guest ? (
          <p className="guest">
            <input type="hidden" name="for" value={guest.id} />
            <bdi>{guest.name}</bdi>
          </p>
        ) : (
          <>
            {choices.length > 0 && (
              <div className="field">
                <label htmlFor={fields.for.id}>{t("dashboard:phone.who")}</label>
                <select
                  id={fields.for.id}
                  name={fields.for.name}
                  defaultValue={[fields.for.initialValue].flat()[0]}
                >
                  <option value="">{t("dashboard:phone.someone-else")}</option>
                  {choices.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
            )}
            <TextLine
              field={fields.name}
              label={t("dashboard:fields.name")}
              hint={choices.length > 0 ? t("dashboard:phone.name-hint") : undefined}
              error={errorOf(fields.name.errors)}
              autoComplete="off"
              maxLength={100}
            />
          </>
        )}
        <Choices
          field={fields.response}
          label={t("dashboard:fields.response")}
          type="radio"
          error={errorOf(fields.response.errors)}
          choices={[
            { value: "Yes", label: t("dashboard:answer.yes") },
            { value: "No", label: t("dashboard:answer.no") },
          ]}
        />
        {view.parts.people.length > 0 ? (
          <PeopleAtParts parts={view.parts} field={fields.at} error={errorOf(fields.at.errors)} />
        ) : (
          <>
            <TextLine
              field={fields.guestsNumber}
              label={t("dashboard:fields.guestsNumber")}
              error={errorOf(fields.guestsNumber.errors)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
            <NumbersAtParts
              places={view.parts.places}
              rowOf={(place) => ({
                field: fields[partField(place)],
                error: errorOf(fields[partField(place)].errors),
              })}
            />
          </>
        )}
        <p className="actions">
          <button type="submit" className="button" disabled={isSending}>
            {t("dashboard:phone.save")}
          </button>
          <Link className="button plain" to="/replies">
            {t("dashboard:phone.cancel")}
          </Link>
        </p>
      </Form>
    </DashboardFrame>
  );
}
