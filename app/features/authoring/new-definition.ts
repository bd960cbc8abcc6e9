import { proposeCompany, proposeName, proposeNames } from "#app/features/authoring/new-names.ts";
import {
  usual,
  type NewKind,
  type Role,
  type Usual,
} from "#app/features/authoring/new-sections.ts";
import type { Packs } from "#app/features/authoring/resolve.ts";
import type { Occasion } from "#app/features/invitation/occasions.ts";
import type { WrittenText } from "#app/features/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Theme } from "#app/design/parts.ts";

/** What a customer wrote, in the language they wrote it in. */
type Said = { language: Language; text: string };

/**
 * What staff know when an order comes in. `start` is local to the zone, `2027-06-12T15:00`; where only
 * the day is known, `2027-06-12T`, which the check goes on asking for.
 */
export type DefinitionInput = {
  kind: NewKind;
  slug: string;
  template: string;
  /** The types of the template's sections from top to bottom: the new page follows them. */
  order: readonly string[];
  languages: Language[];
  /** Several for a role are named as one; an empty name is one that has to be filled in. */
  names: Partial<Record<Role, string | readonly string[]>>;
  surnames?: Partial<Record<Role, string>>;
  /** Whether she is named first. */
  brideFirst?: boolean;
  /** Where it differs from what the kind is mostly used for. */
  occasion?: Occasion;
  /** Parts of another look than the template's. */
  theme?: Partial<Theme>;
  start: string;
  timeZone: string;
  /** Where replies go. */
  email?: string;
  /** Whether guests are not asked for an answer, whatever the kind usually does. */
  unanswered?: boolean;
  /** The hosts' own words, in place of the pack's. */
  message?: Said;
  dressCode?: Said;
};

/** A section as far as it is known. */
type Begun = { type: string } & Record<string, unknown>;

/** Languages, or a text of a pack, as a definition has them. */
type Written = WrittenText | { key: string };

export type NewDefinition = {
  /** What is not known yet is an empty text: the check finds each, and an editor shows its place. */
  definition: object;
  /** Names that were spelt by rule, with their place. */
  guessed: { path: string; text: WrittenText }[];
};

/** A definition with all that follows from an order: the usual parts of its kind, names in every language. */
export function newDefinition(asked: DefinitionInput, packs: Packs): NewDefinition {
  const { kind, slug, template, languages, start, timeZone, occasion, theme } = asked;
  const parts = usual[kind];
  const replies = parts.reply && !asked.unanswered;
  const hosts = hostsOf(asked, packs);
  return {
    definition: {
      $schema: "../../invitation.schema.json",
      kind,
      ...(occasion ? { occasion } : {}),
      slug,
      template,
      ...(theme ? { theme } : {}),
      languages,
      title: writtenIn(asked, parts.title),
      hosts: Object.fromEntries(
        hosts.map(({ role, name, surname }) => [
          role,
          { name: name.text, ...(surname ? { surname: surname.text } : {}) },
        ]),
      ),
      ...(asked.brideFirst ? { order: "bride-first" } : {}),
      event: { start, timeZone },
      sections: inOrder(sectionsOf({ ...parts, reply: replies }, asked), asked.order),
      ...(replies ? { reply: { recipients: "default", defaultEmail: asked.email ?? "" } } : {}),
    },
    guessed: hosts.flatMap(({ role, name, surname }) =>
      Object.entries({ name, surname }).flatMap(([field, proposed]) =>
        proposed && !proposed.isKnown
          ? [{ path: `hosts.${role}.${field}`, text: proposed.text }]
          : [],
      ),
    ),
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
    };
  });
}

function emptyIn(languages: readonly Language[]): WrittenText {
  return Object.fromEntries(languages.map((language) => [language, ""]));
}

/** A text of the packs, what a customer wrote beside what is to be translated, or nothing yet. */
function writtenIn(
  { languages }: DefinitionInput,
  source: { key: string } | Said | "empty",
): Written {
  if (source === "empty") return emptyIn(languages);
  if ("key" in source) return source;
  return { ...emptyIn(languages), [source.language]: source.text };
}

function sectionsOf(parts: Usual, asked: DefinitionInput): Begun[] {
  const { start, message, dressCode } = asked;
  const empty = writtenIn(asked, "empty");
  return [
    { type: "message", text: writtenIn(asked, message ?? parts.message) },
    ...(parts.countdown ? [{ type: "countdown", to: parts.countdown }] : []),
    { type: "date" },
    ...parts.venues.map((venue, index) => ({
      type: "venue",
      ...("stage" in venue ? { stage: venue.stage } : { title: writtenIn(asked, venue.title) }),
      // The day begins at the first place; when the next one's turn is, the customer knows.
      ...(index === 0 ? { start } : {}),
      name: empty,
      address: empty,
    })),
    ...(dressCode ? [{ type: "dress-code", text: writtenIn(asked, dressCode) }] : []),
    ...(parts.reply ? [{ type: "reply", text: { key: "messages.inv-message-16" } }] : []),
    ...(parts.countdown ? [{ type: "calendar" }] : []),
    { type: "closing", text: writtenIn(asked, parts.closing) },
  ];
}

/** Sections in a design's own order; one that the design lacks stays behind the one before it. */
function inOrder(sections: readonly Begun[], order: readonly string[]): Begun[] {
  let last = -1;
  return sections
    .map((section) => {
      const place = order.indexOf(section.type);
      last = place < 0 ? last : place;
      return { section, place: last };
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ section }) => section);
}

/** A day whose hour is not known yet. */
const dayAlone = /^\d{4}-\d\d-\d\dT$/;

/**
 * The definition as if staff had filled it in: what is wrong with it then is wrong with what was
 * asked for, not with what is missing.
 */
export function withPlaceholders(node: unknown, field = ""): unknown {
  if (node === "") return field === "defaultEmail" ? "couple@example.com" : "…";
  if (typeof node === "string" && dayAlone.test(node)) return `${node}12:00`;
  if (Array.isArray(node)) return node.map((item) => withPlaceholders(item));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withPlaceholders(value, name)]),
  );
}
