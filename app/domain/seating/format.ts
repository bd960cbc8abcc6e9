import type { TFunction } from "i18next";

/** The name of a table as it is shown: a number gets the word "table". */
export function tableTitle(name: string, t: TFunction): string {
  return /^\d+$/.test(name) ? t("find-table:numbered", { number: name }) : name;
}
