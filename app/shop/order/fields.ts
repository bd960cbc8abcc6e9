import type { ServiceId } from "#app/shop/catalogue/prices/kinds.ts";
import { isLanguage } from "#app/i18n/languages.ts";

/**
 * Extras that the order form offers beside its questions, by ids of the price list. The last two
 * depend on the order so much that they are offered without a price too.
 */
export const extras = [
  "telegram",
  "guest-list",
  "gallery",
  "video",
  "password",
  "custom-design",
  "mixed-designs",
  "express",
] as const satisfies readonly ServiceId[];
export type Extra = (typeof extras)[number];

/** Extras that are offered whether or not the list has a price for them. */
const alwaysOffered: readonly Extra[] = ["mixed-designs", "express"];

/** The extras that a studio offers: those that its list has a price for, and those by agreement. */
export function offeredExtras(priced: Readonly<Partial<Record<ServiceId, unknown>>>): Extra[] {
  return extras.filter((extra) => priced[extra] !== undefined || alwaysOffered.includes(extra));
}

/** The parts of an order that its price depends on. */
export type Choices = {
  /** The product's id: `1007`, `card-seeds`, `animation-petals`; empty while none is chosen. */
  template: string;
  /** How many languages. */
  languages: number;
  rsvp: boolean;
  dresscode: boolean;
  music: boolean;
  extras: Extra[];
  /** How many of each accessory, by its id; only those that are ordered. */
  accessories: Record<string, number>;
};

/** Reads the values of a form's field by its name, whether posted, typed or given by the page. */
export type ReadField = (name: string) => readonly string[];

/** The name of the field with the number of an accessory. */
export function accessoryField(id: string): string {
  return `accessory-${id}`;
}

/**
 * A typed number of accessories.
 * @returns null for what is no number of at most four digits; 0 for nothing.
 */
export function countOf(typed: string | undefined): number | null {
  const text = (typed ?? "").trim();
  if (text === "") return 0;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/**
 * The choices in a form, by the rules by which the server takes it: a guest's reply is asked unless
 * declined. Numbers that cannot be read count as none.
 * @param accessories those that are on sale.
 */
export function choicesOf(read: ReadField, accessories: readonly { id: string }[]): Choices {
  const isFilled = (name: string) => read(name).some((text) => text.trim() !== "");
  const ticked = read("extras");
  const counts = accessories.map(
    ({ id }) => [id, countOf(read(accessoryField(id))[0]) ?? 0] as const,
  );
  return {
    template: read("template")[0] ?? "",
    languages: new Set(read("languages").filter(isLanguage)).size,
    rsvp: read("rsvp")[0] !== "no",
    dresscode: isFilled("dresscode"),
    music: isFilled("music"),
    extras: extras.filter((extra) => ticked.includes(extra)),
    accessories: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}

/** The names of the fields whose number of accessories cannot be read. */
export function unreadableCounts(
  read: ReadField,
  accessories: readonly { id: string }[],
): string[] {
  return accessories
    .map(({ id }) => accessoryField(id))
    .filter((name) => countOf(read(name)[0]) === null);
}
