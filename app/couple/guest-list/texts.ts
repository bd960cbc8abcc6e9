import type { TFunction } from "i18next";
import { optionalFields, type FieldName } from "#app/domain/guests/fields.ts";
import { ownText, tagLabel } from "#app/domain/guests/texts.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { languageNames } from "#app/i18n/languages.ts";

/** A field of a household as one line in the page's language; a dash where it is empty. */
export function fieldText(field: FieldName, household: NewHousehold, t: TFunction): string {
  return textOf(field, household, t) || "–";
}

function textOf(field: FieldName, household: NewHousehold, t: TFunction): string | null {
  switch (field) {
    case "people":
      return household.people
        .map(({ name, child }) => {
          const label = name ?? t("dashboard-guests:and-guest");
          return child ? `${label} (${t("dashboard-guests:child-mark")})` : label;
        })
        .join(", ");
    case "salutation":
      return household.salutation;
    case "addressForm":
      return t(`dashboard-guests:address-form.${household.addressForm}`);
    case "adults":
    case "children":
      return String(household[field]);
    case "language":
      return household.language && languageNames[household.language];
    case "tags":
      return household.tags.map((tag) => tagLabel(tag, t)).join(", ");
    default:
      return ownText(field, household, t);
  }
}

/** Details that hosts have added of their own, a text for each line; nothing for empty ones. */
export function detailsOf(household: NewHousehold, t: TFunction): string[] {
  return optionalFields.flatMap((field) =>
    field === "tags"
      ? household.tags.map((tag) => tagLabel(tag, t))
      : (textOf(field, household, t)?.split(/\n+/) ?? []),
  );
}
