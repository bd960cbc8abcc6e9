import type { TFunction } from "i18next";
import { setterOf } from "#app/couple/prints/layout.server.ts";
import { stacked, type Block, type Piece } from "#app/couple/prints/face.ts";
import { formats, type FormatName } from "#app/couple/prints/format.ts";
import { fittedLines, type Room } from "#app/couple/prints/fit.ts";
import { withParameter } from "#app/couple/prints/view.server.ts";
import { languageOfHousehold } from "#app/domain/guests/links.ts";
import { distinctionsOf } from "#app/domain/guests/names/namesakes.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { bcp47 } from "#app/i18n/languages.ts";

/** Formats for envelopes: themselves, or labels that are stuck on them. */
const envelopeFormats = ["labels", "c6"] as const satisfies readonly FormatName[];
type EnvelopeFormat = (typeof envelopeFormats)[number];

type Rooms = { salutation: Room; people: Room };
type Layout = Rooms & {
  /** Above an address the salutation has less. */
  addressed: Rooms & { address: Room; gap: number };
  /** The width of the ornament below what is written. */
  rule: number | null;
};

const layouts: Record<EnvelopeFormat, Layout> = {
  labels: {
    salutation: { width: 60, height: 21, largest: 6.2, lines: 5 },
    people: { width: 60, height: 6, largest: 2.8, lines: 2 },
    addressed: {
      salutation: { width: 60, height: 10, largest: 4.6, lines: 2 },
      people: { width: 60, height: 3.5, largest: 2.6, lines: 1 },
      address: { width: 60, height: 16, largest: 3.1, lines: 6 },
      gap: 1.4,
    },
    rule: null,
  },
  c6: {
    salutation: { width: 116, height: 44, largest: 11.5, lines: 4 },
    people: { width: 116, height: 10, largest: 4, lines: 2 },
    addressed: {
      salutation: { width: 116, height: 30, largest: 9.5, lines: 3 },
      people: { width: 116, height: 8, largest: 3.8, lines: 2 },
      address: { width: 100, height: 32, largest: 4.8, lines: 7 },
      gap: 4,
    },
    rule: 52,
  },
};

/** The prints of all households, on labels unless the address names envelopes. */
export function envelopesContent(
  households: readonly Household[],
  invitation: PublishedInvitation | null,
  { url, t }: { url: URL; t: TFunction },
) {
  const paper = url.searchParams.get("on");
  const format = envelopeFormats.find((name) => name === paper) ?? "labels";
  const choice = {
    label: t("dashboard-prints:choose.paper"),
    options: envelopeFormats.map((item) => ({
      label: t(`dashboard-prints:choose.${item}`),
      href: withParameter(url, "on", item),
      isShown: item === format,
    })),
  };
  const notes = households.length === 0 ? [t("dashboard-prints:none.households")] : [];
  return { format, pieces: envelopes(households, invitation, format), choices: [choice], notes };
}

/**
 * The salutation of each household, with the postal address below where hosts know it. Those of one
 * salutation name their people too, or envelopes could not be told apart.
 */
function envelopes(
  households: readonly Household[],
  invitation: PublishedInvitation | null,
  format: EnvelopeFormat,
): Piece[] {
  const setter = setterOf(invitation);
  const layout = layouts[format];
  const people = distinctionsOf(
    households,
    ({ salutation }) => salutation,
    (household) => [peopleText(household)],
  );
  return households.map((household) => {
    const names = people.get(household.id);
    const { postalAddress } = household;
    const { addressed, rule } = layout;
    const room = postalAddress === null ? layout : addressed;
    const blocks: Block[] = [
      setter.name(household.salutation, room.salutation, { ink: "ink", part: "salutation" }),
      ...(names === undefined
        ? []
        : [{ gap: 0.8 }, setter.text(names, room.people, { ink: "muted", part: "people" })]),
      ...(postalAddress === null
        ? []
        : [
            { gap: addressed.gap },
            {
              ...fittedLines(postalAddress, addressed.address, setter.body),
              role: setter.body.role,
              ink: "ink" as const,
              part: "address",
            },
          ]),
      ...(rule === null ? [] : [{ gap: 4 }, { figure: "divider" as const, width: rule }]),
    ];
    return {
      id: household.id,
      lang: bcp47(languageOfHousehold(household, invitation)),
      front: stacked(blocks, formats[format].piece),
      back: null,
    };
  });
}
