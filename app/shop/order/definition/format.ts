import type { DefinitionInput } from "#app/domain/authoring/new/definition.ts";
import type { NewKind } from "#app/domain/authoring/new/sections.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import { homeZone, studio } from "#app/i18n/studio.ts";
import { countryOf } from "#app/lib/phone.ts";
import { proposeName } from "#app/i18n/names.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import {
  languageOfText,
  noMaterial,
  placedMaterial,
  type OrderMaterial,
} from "#app/shop/order/material/rules.ts";
import { celebratedOf } from "#app/shop/order/names/format.ts";
import { kindOf, orderedDesign, type Catalogue } from "#app/shop/order/product/rules.ts";
import type { OccasionType } from "#app/shop/order/kinds.ts";

/** The start of a definition for an order, with notes on uncertain readings. */
export type FromOrder = {
  kind: NewKind;
  /** Lower-case Latin letters from the names; empty where they give none. */
  slug: string;
  input: Omit<DefinitionInput, "kind" | "slug" | "order">;
  notes: string[];
};

/** Occasions that only the design determines: a child's birthday is ordered as a birthday. */
const occasionsByDesign: Partial<Record<OccasionType, readonly Occasion[]>> = {
  bd: ["kids", "first-tooth"],
  cp: ["commercial"],
  ot: ["kids", "first-tooth", "gender", "commercial"],
};

/**
 * Derives a definition's input from an order. The form has no field for the hour: staff add it from
 * the customer's text.
 * @param came the photos and the song, with the names of those that are on this machine.
 */
export function fromOrder(
  order: Order,
  catalogue: Catalogue,
  packs: Packs,
  came: OrderMaterial = noMaterial,
): FromOrder {
  const { kind } = kindOf[order.occasionType];
  const { names, surnames, brideFirst, isSure, genderUnknown } = celebratedOf(
    order.names,
    order.occasionType,
    packs,
  );
  const { template, picture, occasion, note } = orderedDesign(order, catalogue);
  const languages = languagesOf(order);
  const material = placedMaterial(order, came, languages);
  const textOf = (text: string | null) =>
    text === null ? undefined : { language: languageOfText(text, languages), text };
  return {
    kind,
    slug: slugOf(shownOf(names, brideFirst), order.occasionType, packs),
    input: {
      template,
      picture,
      occasion: occasionsByDesign[order.occasionType]?.find((candidate) => candidate === occasion),
      languages,
      names,
      surnames,
      brideFirst,
      start: `${order.occasionDate}T`,
      timeZone: homeZone,
      email: order.email,
      unanswered: !order.rsvp || picture !== undefined,
      message: textOf(order.text),
      dressCode: textOf(order.dresscode),
      ...(picture ? withoutPhotos(material.input) : material.input),
    },
    notes: [
      ...(note ? [note] : []),
      ...(isSure ? [] : [`who is who in the names: “${order.names}”`]),
      ...genderUnknown.map((name) => `gender unknown: “${name}”`),
      ...(countryOf(order.phone) === countryOf(studio.phone)
        ? []
        : [`event.timeZone is ${homeZone}, and the customer's phone is ${order.phone}`]),
      ...material.notes,
      ...(picture ? leftOut(order, came) : []),
      ...alsoOrdered(order, material.input.photos && !picture ? ["gallery"] : []),
    ],
  };
}

/** A card and an animation show no photo. */
function withoutPhotos({ photos: _, ...others }: Pick<DefinitionInput, "photos" | "music">) {
  return others;
}

/** Files and texts from a customer that a picture does not show. */
function leftOut({ template }: Order, { files }: OrderMaterial): string[] {
  const isCard = template?.startsWith("card-") ?? false;
  const unused = files.filter(({ kind }) => kind === "photo" || isCard).map(({ name }) => name);
  return unused.length > 0
    ? [`came with the order, and a picture has no room for it: ${unused.join(", ")}`]
    : [];
}

/**
 * Wishes of an order that no field of a definition takes. @param placed extras that are in the
 * definition.
 */
function alsoOrdered({ extras, accessories }: Order, placed: readonly string[]): string[] {
  const counts = Object.entries(accessories ?? {}).map(([id, count]) => `${count} × ${id}`);
  const all = [...extras.filter((extra) => !placed.includes(extra)), ...counts];
  return all.length > 0 ? [`ordered as well: ${all.join(", ")}`] : [];
}

/** The ordered languages, with the studio's default first. */
function languagesOf({ languages }: Order): Language[] {
  return languages.includes(defaultLanguage)
    ? [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
    : languages;
}

/** Names in the order in which the page shows them. */
function shownOf(
  { groom, bride, ...others }: DefinitionInput["names"],
  brideFirst: boolean,
): string[] {
  const couple = brideFirst ? [bride, groom] : [groom, bride];
  return [...couple, ...Object.values(others)].flat().filter((name) => name !== undefined);
}

/** For a company the first words suffice. */
function slugOf(names: readonly string[], type: OccasionType, packs: Packs): string {
  const words = type === "cp" ? names.flatMap((name) => name.split(/\s+/).slice(0, 3)) : names;
  const latin = words.map((name) => proposeName(name, ["en"], packs).text.en ?? "");
  const slug = latin
    .join("-")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");
  return isLanguage(slug) ? "" : slug;
}
