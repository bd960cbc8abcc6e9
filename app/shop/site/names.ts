import type { TFunction } from "i18next";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";

/** The names and the day that a visitor tries; what was left empty is left out. */
export function triedNames({ first, second, date }: Personalisation, t: TFunction): string[] {
  const names = [first, second].filter(Boolean).join(` ${t("words:and")} `);
  return [names, date && formatDate(t, wallTimeOf(date), "long")].filter(Boolean);
}
