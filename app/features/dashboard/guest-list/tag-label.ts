import type { TFunction } from "i18next";
import { sectionTags } from "#app/features/guests/section-tags.ts";

/** A tag in the page's language; a word of the hosts' own as it is. */
export function tagLabel(tag: string, t: TFunction): string {
  const known = sectionTags.find((one) => one === tag);
  return known ? t(`desk-guests:tags.${known}`) : tag;
}
