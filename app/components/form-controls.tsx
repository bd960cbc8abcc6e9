import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";

/** What the controls need of a field of the form, whatever its value. */
export type AnyField = Pick<
  FieldMetadata<string | string[] | undefined>,
  "id" | "name" | "errors" | "errorId" | "descriptionId" | "initialValue"
>;

type Shared = {
  field: AnyField;
  label: string;
  hint?: string;
  error?: string;
  /** Hidden by CSS while "no" is picked; without such CSS it stays, and is not read. */
  comingOnly?: boolean;
};

type LineProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "min" | "required" | "inputMode" | "autoComplete" | "autoCapitalize" | "maxLength"
>;

/** A labelled line to write on. */
export function TextLine({ field, label, hint, error, comingOnly, ...line }: Shared & LineProps) {
  return (
    <div className="field" data-coming-only={comingOnly}>
      <label htmlFor={field.id}>{label}</label>
      <input type="text" {...typed(field, hint, error)} {...line} />
      <Notes field={field} hint={hint} error={error} />
    </div>
  );
}

/**
 * A number between two buttons that count it down and up. The buttons take script, which shows them
 * (script/stepper.ts); what is typed is checked as any other answer.
 * @param most that "more" counts to.
 */
export function NumberLine({
  field,
  label,
  hint,
  error,
  comingOnly,
  least,
  most,
  words,
}: Shared & { least: number; most: number; words: { fewer: string; more: string } }) {
  return (
    <div className="field number" data-coming-only={comingOnly}>
      <label htmlFor={field.id}>{label}</label>
      <div className="stepper" data-least={least} data-most={most}>
        <StepButton field={field} step={-1} sign="−" label={`${label}: ${words.fewer}`} />
        <input
          type="text"
          {...typed(field, hint, error)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
        <StepButton field={field} step={1} sign="+" label={`${label}: ${words.more}`} />
        <output className="visually-hidden" htmlFor={field.id} />
      </div>
      <Notes field={field} hint={hint} error={error} />
    </div>
  );
}

function StepButton({
  field,
  step,
  sign,
  label,
}: Pick<Shared, "field" | "label"> & { step: number; sign: string }) {
  return (
    // By keyboard the number is typed, or counted with the arrows: no further stops on the way.
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-controls={field.id}
      data-step={step}
      hidden
    >
      {sign}
    </button>
  );
}

/** A labelled space for several lines. */
export function Lines({
  field,
  label,
  hint,
  error,
  comingOnly,
  maxLength,
}: Shared & { maxLength: number }) {
  return (
    <div className="field" data-coming-only={comingOnly}>
      <label htmlFor={field.id}>{label}</label>
      <textarea {...typed(field, hint, error)} rows={3} maxLength={maxLength} />
      <Notes field={field} hint={hint} error={error} />
    </div>
  );
}

/** A question with answers to pick one or several of. */
export function Choices({
  field,
  label,
  hint,
  error,
  comingOnly,
  type,
  choices,
  required = type === "radio",
}: Shared & { type: "radio" | "checkbox"; choices: Choice[]; required?: boolean }) {
  const picked = [field.initialValue].flat();
  return (
    <fieldset
      className="choice"
      aria-describedby={describedBy(field, hint)}
      aria-invalid={error ? true : undefined}
      data-coming-only={comingOnly}
    >
      <legend>{label}</legend>
      {hint && <Hint id={field.descriptionId} text={hint} />}
      <div className="options">
        {choices.map(({ value, label: words }) => (
          <label key={value} className="option">
            <input
              type={type}
              name={field.name}
              value={value}
              required={required}
              defaultChecked={picked.includes(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} error={error} />
    </fieldset>
  );
}

/** What an input and a textarea have alike. */
function typed(field: AnyField, hint: string | undefined, error: string | undefined) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: [field.initialValue].flat()[0],
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(field, hint),
  };
}

function describedBy(field: AnyField, hint: string | undefined): string {
  return hint ? `${field.descriptionId} ${field.errorId}` : field.errorId;
}

function Notes({ field, hint, error }: Pick<Shared, "field" | "hint" | "error">) {
  return (
    <>
      {hint && <Hint id={field.descriptionId} text={hint} />}
      <FieldError field={field} error={error} />
    </>
  );
}

function Hint({ id, text }: { id: string; text: string }) {
  return (
    <p className="hint" id={id}>
      {text}
    </p>
  );
}

function FieldError({ field, error }: Pick<Shared, "field" | "error">) {
  return (
    <p className="error" id={field.errorId} data-error-for={field.name}>
      {error}
    </p>
  );
}
/** One of several answers. */
export type Choice = { value: string; label: string };
