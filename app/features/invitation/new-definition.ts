import { proposeCompany, proposeName } from "#app/features/invitation/new-names.ts";
import {
  usual,
  type NewKind,
  type Role,
  type Usual,
} from "#app/features/invitation/new-sections.ts";
import type { Packs } from "#app/features/invitation/resolve.ts";
import type { WrittenText } from "#app/features/invitation/schema.ts";
import type { Language } from "#app/features/language/languages.ts";

/** What staff know when an order comes in. `start` is local to the zone, `2027-06-12T15:00`. */
export type Asked = {
  kind: NewKind;
  slug: string;
  template: string;
  /** The types of the template's sections from top to bottom: the new page follows them. */
  order: readonly string[];
  languages: Language[];
  names: Partial<Record<Role, string>>;
  start: string;
  timeZone: string;
  /** Where replies go. */
  email?: string;
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
export function newDefinition(asked: Asked, packs: Packs): NewDefinition {
  const { kind, slug, template, languages, start, timeZone } = asked;
  const parts = usual[kind];
  const empty: WrittenText = Object.fromEntries(languages.map((language) => [language, ""]));
  const text = (source: { key: string } | "empty"): Written =>
    source === "empty" ? empty : source;
  const hosts = Object.entries(asked.names).map(([role, name]) => {
    const propose = role === "company" ? proposeCompany : proposeName;
    return { role, ...propose(name, languages, packs) };
  });
  return {
    definition: {
      $schema: "../../invitation.schema.json",
      kind,
      slug,
      template,
      languages,
      title: text(parts.title),
      hosts: Object.fromEntries(hosts.map(({ role, text: name }) => [role, { name }])),
      event: { start, timeZone },
      sections: inOrder(sectionsOf(parts, start, empty, text), asked.order),
      ...(parts.reply ? { reply: { recipients: "default", defaultEmail: asked.email ?? "" } } : {}),
    },
    guessed: hosts
      .filter(({ isKnown }) => !isKnown)
      .map(({ role, text: name }) => ({ path: `hosts.${role}.name`, text: name })),
  };
}

function sectionsOf(
  parts: Usual,
  start: string,
  empty: WrittenText,
  text: (source: { key: string } | "empty") => Written,
): Begun[] {
  return [
    { type: "message", text: text(parts.message) },
    ...(parts.countdown ? [{ type: "countdown", to: parts.countdown }] : []),
    { type: "date" },
    ...parts.venues.map((venue, index) => ({
      type: "venue",
      ...("stage" in venue ? { stage: venue.stage } : { title: text(venue.title) }),
      // The day begins at the first place; when the next one's turn is, the customer knows.
      ...(index === 0 ? { start } : {}),
      name: empty,
      address: empty,
    })),
    ...(parts.reply ? [{ type: "reply", text: { key: "messages.inv-message-16" } }] : []),
    ...(parts.countdown ? [{ type: "calendar" }] : []),
    { type: "closing", text: text(parts.closing) },
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

/**
 * The definition as if staff had filled it in: what is wrong with it then is wrong with what was
 * asked for, not with what is missing.
 */
export function withPlaceholders(node: unknown, field = ""): unknown {
  if (node === "") return field === "defaultEmail" ? "couple@example.com" : "…";
  if (Array.isArray(node)) return node.map((item) => withPlaceholders(item));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withPlaceholders(value, name)]),
  );
}
