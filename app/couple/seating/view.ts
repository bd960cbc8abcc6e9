import type { TFunction } from "i18next";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { sideLabel, tagLabel } from "#app/domain/guests/texts.ts";
import type { Seating } from "#app/domain/seating/data.server.ts";
import { usedTables } from "#app/domain/seating/used-tables.ts";
import { tableTitle } from "#app/domain/seating/format.ts";
import { restorableMs } from "#app/domain/seating/limits.ts";
import { headsOfAll, type Party } from "#app/domain/seating/parties.ts";

/** A table; `title` is its name, a number with the word "table". */
export type TableView = { id: string; name: string; title: string; seats: number };

/** A party; its side and tags in words. */
export type PartyView = Omit<Party, "salutation" | "otherId" | "names" | "language">;

/** The page of tables in one language. */
export type SeatingView = {
  frame: DashboardFrame;
  tables: TableView[];
  parties: PartyView[];
  /** Deleted tables that can be restored, the last one first; `people` would sit there again. */
  deleted: { id: string; title: string; people: number }[];
  guestsFind: boolean;
  /** Of the form that adds tables. */
  key: string;
};

/** @param now milliseconds since 1970 in UTC. */
export function seatingView(
  seating: Seating,
  parties: readonly Party[],
  frame: DashboardFrame,
  t: TFunction,
  now: number,
): SeatingView {
  const { tables, guestsFind } = seating;
  const used = usedTables(seating);
  const ids = new Set(used.map(({ id }) => id));
  return {
    frame,
    tables: used.map(({ id, name, seats }) => ({ id, name, title: tableTitle(name, t), seats })),
    parties: parties.map(
      ({ salutation: _, otherId: _id, names: _names, language: _in, ...party }) => ({
        ...party,
        side: party.side && sideLabel(party.side, t),
        tags: party.tags.map((tag) => tagLabel(tag, t)),
        table: party.table !== null && ids.has(party.table) ? party.table : null,
      }),
    ),
    deleted: tables
      .filter(({ deletedAt }) => deletedAt !== null && deletedAt > now - restorableMs)
      .toSorted((item, other) => (other.deletedAt ?? 0) - (item.deletedAt ?? 0))
      .map(({ id, name }) => ({
        id,
        title: tableTitle(name, t),
        people: headsOfAll(parties.filter(({ table }) => table === id)),
      })),
    guestsFind,
    key: crypto.randomUUID(),
  };
}

/** Numbers of people: all who come, those of them with a table, and those who have not replied. */
export function totalsOf(parties: readonly PartyView[]): {
  coming: number;
  seated: number;
  silent: number;
} {
  const coming = parties.filter(({ answer }) => answer === "coming");
  return {
    coming: headsOfAll(coming),
    seated: headsOfAll(coming.filter(({ table }) => table !== null)),
    silent: headsOfAll(parties.filter(({ answer }) => answer === "silent")),
  };
}
