import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  Choices,
  NumberLine,
  QuestionGroup,
  type AnyField,
} from "#app/components/form-controls.tsx";
import { isAttended, partField } from "#app/domain/invitation/reply/fields.ts";
import { calledPeople, placesText } from "#app/domain/reply/people/format.ts";
import { partsOfPerson } from "#app/domain/reply/parts/schema.ts";
import type { ReplyFailure, ReplyState } from "#app/domain/reply/state.ts";

type PartsProps = {
  reply: Extract<ReplyState, { state: "open" }>;
  failure?: ReplyFailure;
  messages: Record<string, string>;
};

/**
 * Asks a household for the parts of the day of each of its people. Whoever comes is at all of them
 * until somebody opens the question; only a seat in the bus is asked for from the start.
 */
export function PartsByPerson({
  reply,
  failure,
  messages,
  ...group
}: PartsProps & { field: AnyField; label: string; error?: string; comingOnly?: boolean }) {
  const { t } = useTranslation();
  const { people, places } = reply.rules;
  const names = calledPeople(people, t);
  const all = places.filter(isAttended);
  const rows = people.map((person, index) => ({
    person,
    name: names[index] ?? "",
    field: partsField(person.field, all, reply, failure),
  }));
  const isOpen =
    all.length < places.length ||
    rows.some(({ field }) => field.errors || field.initialValue?.length !== all.length);
  return (
    <QuestionGroup {...group}>
      <input type="hidden" name="parts" value="asked" />
      <p className="hint">{t("form:parts.all", { parts: placesText(all, t) })}</p>
      <details className="parts" open={isOpen}>
        <summary>{t("form:parts.some")}</summary>
        {rows.map(({ person, name, field }) => (
          <div key={person.field} data-parts-of={person.field}>
            <Choices
              field={field}
              label={name}
              error={field.errors && messages["choose-option"]}
              type="checkbox"
              choices={places.map((value) => ({ value, label: t(`form:places.${value}`) }))}
            />
          </div>
        ))}
      </details>
    </QuestionGroup>
  );
}

/** Asks how many come to each part of the day, where they are not all who come. */
export function PartsByNumber({ reply, failure, messages }: PartsProps) {
  const { t } = useTranslation();
  const { places, guestsMax } = reply.rules;
  const rows = places.map((place) => {
    const field = fieldNamed(partField(place), reply.values[partField(place)], failure);
    return { place, field, error: field.errors?.[0] };
  });
  return (
    <details
      className="parts"
      data-coming-only
      open={rows.some(({ field }) => field.errors || field.initialValue)}
    >
      <summary>{t("form:parts.some")}</summary>
      <p className="hint">{t("form:parts.hint")}</p>
      {rows.map(({ place, field, error }) => (
        <NumberLine
          key={place}
          field={field}
          label={t(`form:places.${place}`)}
          error={error && messages[error]}
          least={0}
          most={guestsMax}
          words={{ fewer: t("form:stepper.fewer"), more: t("form:stepper.more") }}
        />
      ))}
    </details>
  );
}

/** @param all the parts of a person who was not asked before. */
function partsField(
  person: string,
  all: readonly string[],
  { former }: PartsProps["reply"],
  failure: ReplyFailure | undefined,
): Omit<AnyField, "initialValue"> & { initialValue: string[] } {
  const formerParts = former[person]?.parts ?? [];
  const field = fieldNamed(partsOfPerson(person), undefined, failure);
  const posted = failure && [field.initialValue].flat().filter((value) => value !== undefined);
  return {
    ...field,
    initialValue: posted ?? (formerParts.length > 0 ? [...formerParts] : [...all]),
  };
}

/** A field whose name conform's types do not know, because it differs by invitation. */
function fieldNamed(
  name: string,
  value: string | undefined,
  failure: ReplyFailure | undefined,
): AnyField {
  const id = `reply-form-${name}`;
  const posted: unknown = failure?.lastResult.initialValue?.[name];
  const texts = [posted].flat().filter((text) => typeof text === "string");
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: failure?.lastResult.error?.[name] ?? undefined,
    initialValue: failure ? (Array.isArray(posted) ? texts : texts[0]) : value,
  };
}
