import { useTranslation } from "#app/i18n/use-translation.ts";
import { QuestionGroup, TextLine, type AnyField } from "#app/components/form-controls.tsx";
import { personAt } from "#app/couple/answers/entered/schema.ts";
import type { AskedParts } from "#app/couple/answers/entered/parts.ts";
import { partField, places as allPlaces, type Place } from "#app/domain/invitation/reply/fields.ts";
import { calledPeople } from "#app/domain/reply/people/format.ts";
import type { PartNumbers } from "#app/domain/reply/parts/types.ts";
import "./entered-parts.css";

/** Each person of a household with the parts of the day to which they come. */
export function PeopleAtParts({
  parts: { places, people },
  field,
  error,
}: {
  parts: AskedParts;
  field: AnyField;
  error?: string;
}) {
  const { t } = useTranslation();
  const names = calledPeople([...people], t);
  const ticked = [field.initialValue].flat();
  return (
    <QuestionGroup field={field} label={t("dashboard:phone.who-where")} error={error}>
      <input type="hidden" name="parts" value="asked" />
      <p className="hint">{t("dashboard:phone.who-where-hint")}</p>
      {people.map((person, index) => (
        <fieldset key={person.field} className="person-parts">
          <legend>
            <bdi>{names[index]}</bdi>
          </legend>
          {places.map((place) => (
            <label key={place}>
              <input
                type="checkbox"
                name={field.name}
                value={personAt(person, place)}
                defaultChecked={ticked.includes(personAt(person, place))}
              />{" "}
              {t(`dashboard:place.${place}`)}
            </label>
          ))}
        </fieldset>
      ))}
    </QuestionGroup>
  );
}

/** How many come to each part of the day, where they are not all who come. */
export function NumbersAtParts({
  places,
  rowOf,
}: {
  places: readonly Place[];
  rowOf: (place: Place) => { field: AnyField; error?: string };
}) {
  const { t } = useTranslation();
  if (places.length === 0) return null;
  const rows = places.map((place) => ({ place, ...rowOf(place) }));
  return (
    <details
      className="number-parts"
      open={rows.some(({ field, error }) => error || field.initialValue)}
    >
      <summary>{t("dashboard:phone.some-parts")}</summary>
      <p className="hint">{t("dashboard:phone.some-parts-hint")}</p>
      {rows.map(({ place, field, error }) => (
        <TextLine
          key={place}
          field={field}
          label={t(`dashboard:place.${place}`)}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      ))}
    </details>
  );
}

/** The form's values for the numbers of an answer. */
export function numbersAt(numbers: PartNumbers): Record<string, string | undefined> {
  return Object.fromEntries(
    allPlaces.map((place) => [partField(place), numbers[place]?.toString()]),
  );
}
