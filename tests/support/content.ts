import { checkContent } from "#app/domain/authoring/check/content.ts";
import type { Packs, ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";

/** Staff's files as JSON that a test may change. */
export type Json = Record<string, unknown>;

export const packs: Packs = new Map<string, unknown>([
  ["am:messages", { "inv-message-12": "Սիրով հրավիրում ենք" }],
  [
    "en:messages",
    {
      "inv-message-12": "We invite you with love",
      "by-date": "Answer by {{date}}",
      "english-only": "Only here",
    },
  ],
]);

/** A small wedding in two languages, with a unique slug. */
export function definitionOf(changes: Json = {}): Json & { slug: string } {
  const slug =
    typeof changes.slug === "string" ? changes.slug : `test-${crypto.randomUUID().slice(0, 8)}`;
  return {
    $schema: "../../invitation.schema.json",
    kind: "wedding",
    template: "1002",
    languages: ["am", "en"],
    title: { am: "Հարսանեկան հրավեր", en: "Wedding invitation" },
    hosts: {
      groom: { name: { am: "Արման", en: "Arman" }, email: "arman@example.com" },
      bride: { name: { am: "Աննա", en: "Anna" }, email: "anna@example.com" },
    },
    event: { start: "2027-06-12T15:00", end: "2027-06-12T23:30", timeZone: "Asia/Yerevan" },
    sections: [
      { type: "message", text: { key: "messages.inv-message-12" } },
      { type: "countdown", to: "wedding" },
      { type: "reply" },
    ],
    reply: { deadline: "2027-05-20", recipients: "choose" },
    ...changes,
    slug,
  };
}

const template: Json = {
  ...definitionOf({ slug: "1002" }),
  $schema: "../template.schema.json",
  kind: "templates",
  occasion: "wedding",
  name: { am: "Նուռ", en: "Pomegranate" },
  theme: {
    palette: "pomegranate",
    pairing: "didot-italic",
    ornament: "pomegranate",
    hero: "medallion",
    opening: "envelope",
    timeline: "vine",
  },
};

/** Extreme colours for a palette's: white text on dark. */
const colours = {
  ground: "#20060a",
  surface: "#2c0a10",
  ink: "#ffffff",
  muted: "#e0d0c0",
  accent: "#e7b65c",
  onAccent: "#20060a",
  line: "#e7b65c",
  error: "#ffb4a8",
};

/** The colours of the template's palette. */
export const pomegranateColours = {
  scheme: "dark",
  ...colours,
  deco: "#a3202c",
  decoDeep: "#6f121c",
  decoLight: "#cf5a5f",
  decoGlint: "#ffe6d8",
  onDeco: "#ffffff",
  wax: "#a3202c",
  waxDeep: "#6f121c",
  waxLight: "#cf5a5f",
  paper: colours,
  field: "#14030a",
  fieldLine: "#2c0a10",
} as const;

/** The file of the template's palette, or another one with its colours except for `changes`. */
export function paletteFile(changes: Json = {}, name = "pomegranate"): SourceFile {
  const palette = { description: "Night wine.", ...pomegranateColours, ...changes };
  return { file: `content/palettes/${name}.json`, text: JSON.stringify(palette, null, 2) };
}

/** The file of the template that `definitionOf` uses. */
export function templateFile(changes: Json = {}): SourceFile {
  const slug = typeof changes.slug === "string" ? changes.slug : "1002";
  return {
    file: `content/templates/${slug}.json`,
    text: JSON.stringify({ ...template, ...changes }),
  };
}

/** A definition's file at its path. */
export function fileOf(definition: Json & { slug: string }): SourceFile {
  return {
    file: `content/invitations/wedding/${definition.slug}.json`,
    text: JSON.stringify(definition, null, 2),
  };
}

/** Files with those of the template and the palette that `definitionOf` uses. */
export function withTemplate(...files: SourceFile[]): SourceFile[] {
  return [...files, templateFile(), paletteFile()];
}

/** The invitation that `definitionOf(changes)` becomes; a problem in it fails the test. */
export function resolvedOf(changes: Json = {}): ResolvedInvitation {
  const { problems, drafts } = checkContent(withTemplate(fileOf(definitionOf(changes))), packs);
  const [first] = drafts;
  if (!first || problems.length > 0) throw new Error(JSON.stringify(problems));
  return first.draft;
}
