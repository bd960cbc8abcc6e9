import type { TFunction } from "i18next";
import { isSideField, type TextField } from "#app/domain/guests/fields.ts";
import { sectionTags } from "#app/domain/invitation/parts/tags.ts";

/**
 * The side whose guests a household is, in the reader's language; a text of the hosts' own as it
 * is.
 */
export function sideLabel(side: string, t: TFunction): string {
  return side === "groom" || side === "bride" ? t(`dashboard:side.${side}`) : side;
}

/** A text of the hosts' own in the reader's language; null where there is none. */
export function ownText(
  field: TextField,
  household: Partial<Record<TextField, string | null>>,
  t: TFunction,
): string | null {
  const text = household[field] ?? null;
  return text !== null && isSideField(field) ? sideLabel(text, t) : text;
}

/** A tag in the reader's language; a word of the hosts' own as it is. */
export function tagLabel(tag: string, t: TFunction): string {
  const sectionTag = sectionTags.find((candidate) => candidate === tag);
  return sectionTag ? t(`dashboard-guests:tags.${sectionTag}`) : tag;
}
