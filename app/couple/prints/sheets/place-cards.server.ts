import type { TFunction } from "i18next";
import { setterOf } from "#app/couple/prints/layout.server.ts";
import { stacked, type Face, type Piece } from "#app/couple/prints/face.ts";
import { formats } from "#app/couple/prints/format.ts";
import { withParameter } from "#app/couple/prints/view.server.ts";
import { languageOfHousehold } from "#app/domain/guests/links.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Seating } from "#app/domain/seating/data.server.ts";
import { usedTables } from "#app/domain/seating/used-tables.ts";
import type { Party } from "#app/domain/seating/parties.ts";
import type { SeatingTable } from "#app/domain/seating/schema.ts";
import { tableTitle } from "#app/domain/seating/format.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";

/** Cards, and what hosts have to know of them. */
type Seated = {
  pieces: Piece[];
  /** Number of cards of those who have not replied yet. */
  silent: number;
  /** Parties that come with fewer people than have a card, because nobody knows who stays away. */
  unsure: string[];
};

/**
 * The cards of all tables or of the one that the address names, with the tables to choose from.
 * @param texts a translator of each language of the invitation.
 * @param t that of the page.
 */
export function placeCardsContent(
  { seating, parties }: { seating: Seating; parties: readonly Party[] },
  invitation: PublishedInvitation | null,
  { texts, url, t }: { texts: ReadonlyMap<Language, TFunction>; url: URL; t: TFunction },
) {
  const tables = usedTables(seating);
  const tableId = url.searchParams.get("table");
  const only = tables.find(({ id }) => id === tableId);
  const chosenTables = only ? [only] : tables;
  const { pieces, silent, unsure } = placeCards(
    { tables: chosenTables, parties },
    invitation,
    texts,
  );
  const option = (table: SeatingTable | null) => ({
    label: table ? tableTitle(table.name, t) : t("dashboard-prints:choose.all-tables"),
    href: withParameter(url, "table", table?.id ?? null),
    isShown: table?.id === only?.id,
  });
  const notes = [
    ...(pieces.length === 0 ? [t("dashboard-prints:none.seated")] : []),
    ...(silent > 0 ? [t("dashboard-prints:silent", { count: silent })] : []),
    ...(unsure.length > 0 ? [t("dashboard-prints:unsure", { names: unsure.join("; ") })] : []),
  ];
  const choice = {
    label: t("dashboard-prints:choose.table"),
    options: [option(null), ...tables.map(option)],
  };
  return { format: "place-cards" as const, pieces, choices: [choice], notes };
}

type Seat = { id: string; name: string; isGuest: boolean };

/** A card's half. */
const half = {
  width: formats["place-cards"].piece.width,
  height: formats["place-cards"].piece.height / 2,
};

/**
 * A card for each seat of the parties that have a table and did not decline, table by table. Seats
 * without a name have that of their party.
 * @param tables those that are used, in their order.
 * @param texts a translator of each language of the invitation.
 */
function placeCards(
  { tables, parties }: { tables: readonly SeatingTable[]; parties: readonly Party[] },
  invitation: PublishedInvitation | null,
  texts: ReadonlyMap<Language, TFunction>,
): Seated {
  const setter = setterOf(invitation);
  const backs = new Map([...texts].map(([code, t]) => [code, backOf(invitation, code, t)]));
  const seated = tables.flatMap(({ id, name }) =>
    parties
      .filter((party) => party.table === id && party.answer !== "declined")
      .map((party) => ({ party, table: name })),
  );
  const pieces = seated.flatMap(({ party, table }): Piece[] => {
    const language = languageOfHousehold(party, invitation);
    const t = texts.get(language);
    if (!t) return [];
    const title = tableTitle(table, t);
    return seatsOf(party).map(({ id, name, isGuest }) => ({
      id,
      lang: bcp47(language),
      front: stacked(
        [
          { figure: "sprig", width: 11 },
          { gap: 0.8 },
          setter.name(
            name,
            { width: 78, height: 18, largest: 9, lines: 3 },
            { ink: "ink", part: "name" },
          ),
          { gap: 1.2 },
          setter.text(
            isGuest ? `${t("dashboard-prints:guest")} · ${title}` : title,
            { width: 74, height: 7, largest: 3.6, lines: 2 },
            { ink: "muted", part: "table" },
          ),
        ],
        half,
      ),
      back: backs.get(language) ?? null,
    }));
  });
  const silent = seated.filter(({ party }) => party.answer === "silent");
  return {
    pieces,
    silent: silent.reduce((sum, { party }) => sum + seatsOf(party).length, 0),
    unsure: seated.flatMap(({ party }) => (party.names.length > party.heads ? party.name : [])),
  };
}

/** Seats of guests whose names are known, then the others by the name of their party. */
function seatsOf({ id, name, names, heads }: Party): Seat[] {
  const unnamed = Math.max(0, heads - names.length);
  return [
    ...names.map((guestName) => ({ name: guestName, isGuest: false })),
    ...Array.from({ length: unnamed }, () => ({ name, isGuest: names.length > 0 })),
  ].map((seat, index) => ({ ...seat, id: `${id} ${index}` }));
}

function backOf(invitation: PublishedInvitation | null, language: Language, t: TFunction): Face {
  const setter = setterOf(invitation);
  const names = invitation ? fullNamesOf(invitation, language).join(` ${t("words:and")} `) : "";
  return stacked(
    [
      { figure: "emblem", width: 15 },
      { gap: 1.5 },
      setter.name(
        names,
        { width: 74, height: 11, largest: 4.2, lines: 2 },
        { ink: "muted", part: "hosts" },
      ),
    ],
    half,
  );
}
