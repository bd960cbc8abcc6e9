import type { SaveWords } from "#app/couple/prints/components/save-pdf.tsx";
import type { Piece } from "#app/couple/prints/face.ts";
import type { FormatName } from "#app/couple/prints/format.ts";
import type { PrintLook } from "#app/couple/prints/types.ts";
import type { Language } from "#app/i18n/languages.ts";

/** An event's prints, by their addresses below `/replies`. */
export const prints = ["place-cards", "table-numbers", "menu", "programme", "envelopes"] as const;
export type PrintName = (typeof prints)[number];

/** The prints in the page's language. */
export type PrintsOffered = {
  heading: string;
  list: { href: string; name: string; text: string }[];
};

/** Versions of a print to choose from. */
export type Choice = {
  label: string;
  options: { label: string; href: string; lang?: string; isShown: boolean }[];
};

/**
 * A print and the words of its page in the page's language. They come with it, because the texts of
 * all dashboard's pages go with the first page of a visit, and few visits come here.
 */
export type PrintView = {
  title: string;
  /** The name of its PDF file. */
  file: string;
  /** How many pieces on how many sheets; null where there are none. */
  count: string | null;
  how: string;
  notes: string[];
  choices: Choice[];
  format: FormatName;
  pieces: Piece[];
  look: PrintLook;
  words: { sheet: string; pdf: SaveWords };
};

/** The form of a menu in one language. */
export type MenuForm = {
  language: Language;
  lang: string;
  text: string;
  words: { label: string; hint: string; save: string };
};
