import * as v from "valibot";
import { languages, type Language } from "#app/i18n/languages.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

const menuRow = v.object({ language: v.picklist(languages), text: v.string() });

/** Statement for an invitation's menus; read its result with `readMenus`. */
export function menusOf(db: D1Database, invitation: string): D1PreparedStatement {
  return prepareSql(db, sql`SELECT language, text FROM menus WHERE invitation = ${invitation}`);
}

/** Reads the result of `menusOf`: the text by its language. */
export function readMenus(result: D1Result | undefined): Map<Language, string> {
  return new Map(readRows(menuRow, result).map(({ language, text }) => [language, text]));
}
