import type { TFunction } from "i18next";
import { setterOf, sizeOnOneLine, type Setter } from "#app/couple/prints/layout.server.ts";
import { stacked, type Block, type Face, type Piece } from "#app/couple/prints/face.ts";
import { formats } from "#app/couple/prints/format.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { SeatingTable } from "#app/domain/seating/schema.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";

const half = {
  width: formats["table-numbers"].piece.width,
  height: formats["table-numbers"].piece.height / 2,
};
const frame = 5;

/** The ornament's frame, whose middle half is free for the number. */
const numberFrame = 78;

/**
 * A card for each table, the same on both sides.
 * @param language one of the invitation's.
 * @param t a translator of that language.
 */
export function tableNumbers(
  tables: readonly SeatingTable[],
  invitation: PublishedInvitation | null,
  language: Language,
  t: TFunction,
): Piece[] {
  const setter = setterOf(invitation);
  const names = invitation ? fullNamesOf(invitation, language).join(` ${t("words:and")} `) : "";
  const hosts = setter.name(
    names,
    { width: 76, height: 13, largest: 5, lines: 2 },
    { ink: "muted", part: "hosts" },
  );
  return tables.map(({ id, name }) => {
    const face = /^\d{1,3}$/.test(name)
      ? numbered(name, hosts, setter)
      : named(name, hosts, setter);
    return { id, lang: bcp47(language), front: face, back: face };
  });
}

function numbered(number: string, hosts: Block, { display }: Setter): Face {
  const face = stacked([{ figure: "initial", width: numberFrame }, { gap: 5 }, hosts], half);
  const [around] = face.figures;
  const middle = (around?.y ?? 0) + numberFrame / 2;
  const size = sizeOnOneLine(number, numberFrame * 0.46, 36, display);
  const line = {
    text: number,
    x: half.width / 2,
    // The middle of a digit is a third of its size above the baseline.
    y: middle + size * 0.35,
    size,
    role: "display" as const,
    ink: "accent" as const,
    part: "table",
  };
  return { ...face, lines: [line, ...face.lines] };
}

function named(name: string, hosts: Block, setter: Setter): Face {
  return stacked(
    [
      { figure: "emblem", width: 22 },
      { gap: 5 },
      setter.name(
        name,
        { width: 78, height: 52, largest: 20, lines: 4 },
        { ink: "accent", part: "table" },
      ),
      { gap: 3 },
      { figure: "divider", width: 46 },
      { gap: 3 },
      hosts,
    ],
    { ...half, frame },
  );
}
