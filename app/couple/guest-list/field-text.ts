import type { TFunction } from "i18next";
import { sideLabel, tagLabel } from "#app/domain/guests/labels.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { senderLabel } from "#app/domain/guests/sending.ts";
import { languageNames } from "#app/i18n/languages.ts";

/** A field of a household as one line in the page's language; a dash where it is empty. */
export function fieldText(
  field: keyof NewHousehold,
  household: NewHousehold,
  t: TFunction,
): string {
  const texts: Record<keyof NewHousehold, string | null> = {
    salutation: household.salutation,
    address: t(`desk-guests:address.${household.address}`),
    people: household.people
      .map(({ name, child }) => {
        const shown = name ?? t("desk-guests:and-guest");
        return child ? `${shown} (${t("desk-guests:child-mark")})` : shown;
      })
      .join(", "),
    adults: String(household.adults),
    children: String(household.children),
    language: household.language && languageNames[household.language],
    side: household.side && sideLabel(household.side, t),
    sender: household.sender ? senderLabel(household.sender, t) : null,
    tags: household.tags.map((tag) => tagLabel(tag, t)).join(", "),
    phone: household.phone,
    note: household.note,
  };
  return texts[field] || "–";
}

/** The fields of a household in the order in which they are shown. */
export const shownFields = [
  "people",
  "salutation",
  "address",
  "adults",
  "children",
  "language",
  "side",
  "sender",
  "tags",
  "phone",
  "note",
] as const satisfies readonly (keyof NewHousehold)[];
