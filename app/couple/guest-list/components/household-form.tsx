import { getFormProps } from "@conform-to/react";
import {
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import { PeopleRows } from "#app/couple/guest-list/components/people-rows.tsx";
import { useHouseholdForm } from "#app/couple/guest-list/components/use-household-form.ts";
import type { UsualValues } from "#app/couple/guest-list/household/rules.ts";
import {
  householdProblems,
  type FormText,
  type HouseholdField,
  type HouseholdValues,
} from "#app/couple/guest-list/household/fields.ts";
import type { HouseholdChoices } from "#app/couple/guest-list/household/view.ts";
import type { UnsavedAnswer } from "#app/couple/guest-list/household/types.ts";
import {
  householdFields,
  isHintedField,
  isSideField,
  kindOf,
  textFields,
  type SideField,
  type TextField,
} from "#app/domain/guests/fields.ts";
import { addressForms } from "#app/domain/guests/schema.ts";

type HouseholdFormProps = {
  values: HouseholdValues;
  usual: UsualValues;
  /** The version that is changed; for a new household its id. */
  made: { version: number | null } | { id: string };
  choices: HouseholdChoices;
  answer?: UnsavedAnswer;
  /** Buttons beside "save". */
  children?: ReactNode;
};

/** A household's form, complete without script. With it, the salutation and seats follow the names. */
export function HouseholdForm(props: HouseholdFormProps) {
  const { values, usual, made, choices, answer, children } = props;
  const { t } = useTranslation();
  const failure = answer && "values" in answer ? answer : undefined;
  const languages = choices.languages.map(({ language }) => language);
  const { form, fields, formRef, live, refresh } = useHouseholdForm(languages, usual, failure);
  const [salutation, setSalutation] = useState(values.salutation);
  const printed = salutation.trim() || live.salutation;
  const isSending = useNavigation().state === "submitting";
  const errorOf = (name: HouseholdField) => {
    const [code] = fields[name].errors ?? [];
    const problem = householdProblems.find((candidate) => candidate === code);
    return problem && t(`dashboard-guests:problems.${problem}`);
  };
  const error = (name: HouseholdField) => <FieldError name={name} text={errorOf(name)} />;
  /** The attributes of a field of one line. */
  const line = (name: FormText) => ({
    id: `household-${name}`,
    name,
    defaultValue: values[name],
    "aria-invalid": errorOf(name) ? true : undefined,
    "aria-describedby": `household-${name}-error`,
    autoComplete: "off",
    dir: "auto",
  });
  const problem = answer && ("lost" in answer ? answer.lost : answer.problem);
  return (
    <Form
      {...getFormProps(form)}
      ref={formRef}
      className="guest-form"
      method="post"
      noValidate
      onInput={refresh}
    >
      {"id" in made ? (
        <input type="hidden" name="id" value={made.id} />
      ) : (
        <input type="hidden" name="version" value={made.version ?? ""} />
      )}
      <fieldset aria-describedby="household-person-error">
        <legend>{t("dashboard-guests:form.people")}</legend>
        <PeopleRows people={values.people} onChange={refresh} />
        {error("person")}
        <div className="guest-numbers">
          <Field name="moreAdults" label={t("dashboard-guests:form.more-adults")}>
            <input type="text" inputMode="numeric" placeholder="0" {...line("moreAdults")} />
          </Field>
          <Field name="moreChildren" label={t("dashboard-guests:form.more-children")}>
            <input type="text" inputMode="numeric" placeholder="0" {...line("moreChildren")} />
          </Field>
        </div>
      </fieldset>

      <Field
        name="salutation"
        label={t("dashboard-guests:form.salutation")}
        hint={t("dashboard-guests:form.salutation-hint")}
      >
        <input
          type="text"
          {...line("salutation")}
          placeholder={live.salutation}
          maxLength={householdFields.salutation.max * 2}
          onChange={(event) => setSalutation(event.currentTarget.value)}
        />
        {error("salutation")}
        <p className="guest-printed" hidden={!printed}>
          <span className="hint">{t("dashboard-guests:form.printed")}</span>
          <output htmlFor="household-salutation" dir="auto">
            {printed}
          </output>
        </p>
      </Field>

      <fieldset className="guest-choices">
        <legend>{t("dashboard-guests:fields.addressForm")}</legend>
        {addressForms.map((value) => (
          <label key={value} className="guest-check">
            <input
              type="radio"
              name="addressForm"
              value={value}
              defaultChecked={values.addressForm === value}
            />
            {t(`dashboard-guests:address-form.${value}`)}
          </label>
        ))}
      </fieldset>

      <fieldset>
        <legend>{t("dashboard-guests:form.seats")}</legend>
        <p className="hint">{t("dashboard-guests:form.seats-hint")}</p>
        <div className="guest-numbers">
          <Field name="adults" label={t("dashboard-guests:fields.adults")}>
            <input
              type="text"
              inputMode="numeric"
              {...line("adults")}
              placeholder={String(live.adults)}
            />
          </Field>
          <Field name="children" label={t("dashboard-guests:fields.children")}>
            <input
              type="text"
              inputMode="numeric"
              {...line("children")}
              placeholder={String(live.children)}
            />
          </Field>
        </div>
        {error("adults")}
        {error("children")}
      </fieldset>

      {choices.languages.length > 1 && (
        <Field name="language" label={t("dashboard-guests:fields.language")}>
          <select id="household-language" name="language" defaultValue={values.language}>
            <option value="">
              {t("dashboard-guests:form.first-language", { language: choices.languages[0]?.name })}
            </option>
            {choices.languages.map(({ language, name, lang }) => (
              <option key={language} value={language} lang={lang}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}

      <fieldset className="guest-choices">
        <legend>{t("dashboard-guests:fields.tags")}</legend>
        <p className="hint">{t("dashboard-guests:form.tags-hint")}</p>
        {choices.tags.map(({ tag, label }) => (
          <label key={tag} className="guest-check">
            <input
              type="checkbox"
              name="tag"
              value={tag}
              defaultChecked={values.tags.includes(tag)}
            />
            <bdi>{label}</bdi>
          </label>
        ))}
        <Field name="ownTags" label={t("dashboard-guests:form.own-tags")}>
          <input type="text" {...line("ownTags")} />
          {error("ownTags")}
        </Field>
      </fieldset>

      {textFields.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`dashboard-guests:fields.${name}`)}
          hint={isHintedField(name) ? t(`dashboard-guests:form.${name}-hint`) : undefined}
        >
          <TextControl name={name} line={line(name)} choices={choices} />
          {error(name)}
        </Field>
      ))}

      <p className="form-error" role="alert" data-form-error>
        {!isSending && problem && t(`dashboard-guests:problems.${problem}`)}
      </p>
      <p className="guest-ways">
        <button type="submit" className="button" name="intent" value="save" disabled={isSending}>
          {t("dashboard-guests:form.save")}
        </button>
        {children}
      </p>
    </Form>
  );
}

/** The control of a text; one of a side offers those that other households have. */
function TextControl({
  name,
  line,
  choices: { sides, senders },
}: {
  name: TextField;
  line: InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>;
  choices: Pick<HouseholdChoices, "sides" | "senders">;
}) {
  const kind = kindOf(name);
  if (kind === "phone") return <input {...line} type="tel" dir="ltr" />;
  if (kind === "lines")
    return <textarea {...line} rows={3} maxLength={householdFields[name].max * 2} />;
  if (!isSideField(name)) return <input type="text" {...line} />;
  const offered: Record<SideField, string[]> = { side: sides, sender: senders };
  return (
    <>
      <input type="text" {...line} list={`household-${name}s`} />
      <datalist id={`household-${name}s`}>
        {offered[name].map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </>
  );
}

function Field({
  name,
  label,
  hint,
  children,
}: {
  name: HouseholdField;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={`household-${name}`}>{label}</label>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </div>
  );
}

function FieldError({ name, text }: { name: HouseholdField; text: string | undefined }) {
  return (
    <p className="error" id={`household-${name}-error`} data-error-for={name}>
      {text}
    </p>
  );
}
