import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";

/** The properties of a form field that the controls use. */
export type AnyField = Pick<
  FieldMetadata<string | string[] | undefined>,
  "id" | "name" | "errors" | "errorId" | "descriptionId" | "initialValue"
>;

type Shared = {
  field: AnyField;
  label: string;
  hint?: string;
  error?: string;
  /** Hidden by CSS while "no" is picked; without that CSS it stays, and its value is ignored. */
  comingOnly?: boolean;
};

type LineProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "min" | "required" | "inputMode" | "autoComplete" | "autoCapitalize" | "maxLength"
>;

/** A labelled single-line input. */
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
 * A number with buttons to count it down and up. The buttons need script, which shows them
 * (script/stepper.ts); the value is validated on the server like any other.
 * @param most the highest number that the button counts to.
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
  // A question's mark would stand before the comma.
  const counted = label.replace(/\s*\?$/u, "");
  return (
    <div className="field number" data-coming-only={comingOnly}>
      <label htmlFor={field.id}>{label}</label>
      <div className="stepper" data-least={least} data-most={most}>
        <StepButton field={field} step={-1} sign="−" label={`${counted}, ${words.fewer}`} />
        <input
          type="text"
          {...typed(field, hint, error)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
        <StepButton field={field} step={1} sign="+" label={`${counted}, ${words.more}`} />
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
    // Not in the tab order: by keyboard the number is typed, or changed with the arrow keys.
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

/** A labelled multi-line input. */
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

/** A question with radio buttons or checkboxes. */
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
        {choices.map(({ value, label: words, note }) => (
          <label key={value} className="option">
            <input
              type={type}
              name={field.name}
              value={value}
              required={required}
              defaultChecked={picked.includes(value)}
            />
            <span>
              {words}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError field={field} error={error} />
    </fieldset>
  );
}

/** Questions under one heading; `error` is about all of them. */
export function QuestionGroup({
  field,
  label,
  error,
  comingOnly,
  children,
}: Omit<Shared, "hint"> & { children: ReactNode }) {
  return (
    <fieldset
      className="choice group"
      aria-describedby={field.errorId}
      aria-invalid={error ? true : undefined}
      data-coming-only={comingOnly}
    >
      <legend>{label}</legend>
      {children}
      <FieldError field={field} error={error} />
    </fieldset>
  );
}

/** The attributes that an input and a textarea share. */
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
/** An answer to choose among several; `note` is its meaning, such as its price. */
export type Choice = { value: string; label: string; note?: string };
