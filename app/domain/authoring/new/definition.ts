import { usual, type NewKind, type Role, type Usual } from "#app/domain/authoring/new/sections.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { occasionOf, type Occasion } from "#app/domain/invitation/occasions.ts";
import type { WrittenText } from "#app/domain/invitation/schema.ts";
import type { Focus } from "#app/platform/media/picture-formats.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { genderOf, proposeCompany, proposeName, proposeNames } from "#app/i18n/names.ts";
import type { CoverForm } from "#app/designs/cover-forms.ts";
import type { Theme } from "#app/designs/part-names.ts";

/** A customer's text in its own language. */
type CustomerText = { language: Language; text: string };

/** A photo of the customer's; `isCover`: wanted on the cover, which not every design has room for. */
type GivenPhoto = { src: string; caption?: CustomerText; isCover?: boolean; focus?: Focus };

/**
 * The data of an order from which a definition is started. `start` is local to the zone,
 * `2027-06-12T15:00`; where only the day is known, `2027-06-12T`, which the check reports as
 * incomplete.
 */
export type DefinitionInput = {
  kind: NewKind;
  slug: string;
  template: string;
  /** The card or the animation that it is in place of a page, `card-pomegranate`. */
  picture?: string;
  /** The template's section types from top to bottom; the new page uses the same order. */
  order: readonly string[];
  languages: Language[];
  /** Several names for one role are joined with "and"; an empty name is left to be filled in. */
  names: Partial<Record<Role, string | readonly string[]>>;
  surnames?: Partial<Record<Role, string>>;
  /** The bride is named first. */
  brideFirst?: boolean;
  /** Given where it differs from the usual occasion of the kind. */
  occasion?: Occasion;
  /** Parts that replace the template's. */
  theme?: Partial<Omit<Theme, "colours">>;
  start: string;
  timeZone: string;
  /** The town, in the first language. */
  place?: string;
  /** Recipient of the replies. */
  email?: string;
  /** The last day for replies, `2027-05-20`. */
  deadline?: string;
  /** Leaves the reply form out, even where the kind usually has one. */
  unanswered?: boolean;
  /** The hosts' own message, in place of the language pack's. */
  message?: CustomerText;
  dressCode?: CustomerText;
  /** In their order, by the names that definitions use, `media/orders/482137/photo-1a2b3c4d.jpg`. */
  photos?: readonly GivenPhoto[];
  /** How the template's cover can show a photo; the first is taken. */
  coverForms?: readonly CoverForm[];
  music?: { src: string };
};

/** A section with the fields known so far. */
type SectionDraft = { type: string } & Record<string, unknown>;

/** A text as definitions hold it: in several languages, or as a reference to a language pack. */
type Written = WrittenText | { key: string };

export type NewDefinition = {
  /** Unknown texts are empty strings, which the check reports and editors mark. */
  definition: object;
  /**
   * Names that were transliterated by rule, with their paths; staff must check them. `gender` is
   * with a person's first names that the packs do not know.
   */
  guessed: { path: string; text: WrittenText; gender?: "unknown" }[];
};

/**
 * Starts a definition from an order: the usual sections of its kind, and names in every language. A card
 * or an animation has no sections, and nothing that guests answer.
 */
export function newDefinition(input: DefinitionInput, packs: Packs): NewDefinition {
  const { kind, slug, template, picture, languages, start, timeZone, occasion, theme } = input;
  const parts = usual[kind];
  const replies = parts.reply && !input.unanswered && !picture;
  const isSilent = picture?.startsWith("card-") ?? false;
  const [language = defaultLanguage] = languages;
  const place = input.place && writtenIn(input, { language, text: input.place });
  const hosts = hostsOf(input, packs);
  const cover = picture ? undefined : coverOf(input);
  return {
    definition: {
      $schema: "../../invitation.schema.json",
      kind,
      ...(occasion ? { occasion } : {}),
      slug,
      template,
      ...(picture ? { picture } : {}),
      ...(theme ? { theme } : {}),
      ...(cover ? { cover } : {}),
      languages,
      title: writtenIn(input, parts.title),
      hosts: Object.fromEntries(
        hosts.map(({ role, name, surname }) => [
          role,
          { name: name.text, ...(surname ? { surname: surname.text } : {}) },
        ]),
      ),
      ...(input.brideFirst ? { order: "bride-first" } : {}),
      event: { start, timeZone, ...(place ? { place } : {}) },
      ...(picture
        ? {}
        : {
            sections: inTemplateOrder(sectionsOf({ ...parts, reply: replies }, input), input.order),
          }),
      ...(replies
        ? {
            reply: {
              ...(input.deadline ? { deadline: input.deadline } : {}),
              recipients: "default",
              defaultEmail: input.email ?? "",
            },
          }
        : {}),
      ...(input.music && !isSilent ? { music: input.music } : {}),
    },
    guessed: hosts.flatMap(({ role, name, surname, isGenderKnown }) => [
      ...(name.isKnown
        ? []
        : [
            {
              path: `hosts.${role}.name`,
              text: name.text,
              ...(isGenderKnown ? {} : { gender: "unknown" as const }),
            },
          ]),
      ...(surname && !surname.isKnown
        ? [{ path: `hosts.${role}.surname`, text: surname.text }]
        : []),
    ]),
  };
}

function hostsOf({ names, surnames, languages }: DefinitionInput, packs: Packs) {
  return Object.entries(names).map(([role, name]) => {
    const surname = new Map(Object.entries(surnames ?? {})).get(role);
    return {
      role,
      name:
        name === ""
          ? { text: emptyIn(languages), isKnown: true }
          : typeof name !== "string"
            ? proposeNames(name, languages, packs)
            : role === "company"
              ? proposeCompany(name, languages)
              : proposeName(name, languages, packs),
      surname: surname ? proposeName(surname, languages, packs) : undefined,
      isGenderKnown:
        role === "company" ||
        [name]
          .flat()
          .every((personName) => genderOf(personName.split(/\s/, 1)[0] ?? "", packs) !== null),
    };
  });
}

function emptyIn(languages: readonly Language[]): WrittenText {
  return Object.fromEntries(languages.map((language) => [language, ""]));
}

/** A language pack's text, a customer's text with the other languages left empty, or all empty. */
function writtenIn(
  { languages }: DefinitionInput,
  source: { key: string } | CustomerText | "empty",
): Written {
  if (source === "empty") return emptyIn(languages);
  if ("key" in source) return source;
  return { ...emptyIn(languages), [source.language]: source.text };
}

/** The photo of the cover, in the form that the design's cover shows best; described by the hosts' names unless it has a caption. */
function coverOf(input: DefinitionInput): object | undefined {
  const { photos = [], coverForms = [] } = input;
  const [form] = coverForms;
  const photo = photos.find(({ isCover }) => isCover);
  if (!form || !photo) return undefined;
  const { src, focus, caption } = photo;
  return {
    src,
    form,
    ...(focus ? { focus } : {}),
    ...(caption ? { alt: writtenIn(input, caption) } : {}),
  };
}

function sectionsOf(parts: Usual, input: DefinitionInput): SectionDraft[] {
  const { start, message, dressCode, photos: allPhotos = [], coverForms = [] } = input;
  const photos = coverForms.length > 0 ? allPhotos.filter(({ isCover }) => !isCover) : allPhotos;
  const empty = writtenIn(input, "empty");
  return [
    { type: "message", text: writtenIn(input, message ?? parts.message) },
    ...(parts.countdown ? [{ type: "countdown", to: occasionOf(input) }] : []),
    { type: "date" },
    ...parts.venues.map((venue, index) => ({
      type: "venue",
      ...("programmeItem" in venue
        ? { programmeItem: venue.programmeItem }
        : { title: writtenIn(input, venue.title) }),
      // The day begins at the first venue; the other times are for the customer to give.
      ...(index === 0 ? { start } : {}),
      name: empty,
      address: empty,
    })),
    ...(photos.length > 0
      ? [
          {
            type: "gallery",
            images: photos.map(({ src, caption, focus }) => ({
              src,
              ...(focus ? { focus } : {}),
              alt: writtenIn(input, caption ?? "empty"),
            })),
          },
        ]
      : []),
    ...(dressCode ? [{ type: "dress-code", text: writtenIn(input, dressCode) }] : []),
    ...(parts.reply ? [{ type: "reply", text: { key: "messages.inv-message-16" } }] : []),
    ...(parts.countdown ? [{ type: "calendar" }] : []),
    { type: "closing", text: writtenIn(input, parts.closing) },
  ];
}

/** Sorts sections into a design's order; one that the design lacks stays behind its predecessor. */
function inTemplateOrder(
  sections: readonly SectionDraft[],
  order: readonly string[],
): SectionDraft[] {
  let last = -1;
  return sections
    .map((section) => {
      const place = order.indexOf(section.type);
      last = place < 0 ? last : place;
      return { section, place: last };
    })
    .toSorted((entry, other) => entry.place - other.place)
    .map(({ section }) => section);
}

/** A date without its hour, see `DefinitionInput`. */
const dateWithoutTime = /^\d{4}-\d\d-\d\dT$/;

/**
 * Fills every empty text with a placeholder, so that the check reports only mistakes in the input
 * and not what is still missing.
 */
export function withPlaceholders(node: unknown, field = ""): unknown {
  if (node === "") return field === "defaultEmail" ? "couple@example.com" : "…";
  if (typeof node === "string" && dateWithoutTime.test(node)) return `${node}12:00`;
  if (Array.isArray(node)) return node.map((item) => withPlaceholders(item));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withPlaceholders(value, name)]),
  );
}
