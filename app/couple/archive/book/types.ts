import type { BookletView } from "#app/couple/lists/booklet/view.ts";

/** A font file, and the letters for which a browser would take it. */
export type BookFace = {
  /** Of the unpacked file, which a PDF can contain. */
  address: string;
  /** As in CSS: `U+20,U+530-58F`. */
  unicodeRange: string;
  /** Factor of the letters' size. */
  scale: number;
};

/** An invitation as hosts keep it on paper, in one of its languages: what the PDF of their archive says. */
export type KeptBook = {
  /** BCP 47. */
  lang: string;
  title: string;
  front: BookletView["front"];
  letter: Pick<BookletView["letter"], "text" | "hours" | "heading">;
  places: Pick<
    BookletView["places"]["places"][number],
    "title" | "time" | "name" | "address" | "note"
  >[];
  /** The hosts' thanks, then the last words of their page; either may be absent. */
  close: string[];
  wishes: { heading: string; list: { name: string; text: string }[] };
  guests: { heading: string; list: string[] };
  /** Hexadecimal, of the paper. */
  colours: Record<"ground" | "ink" | "muted" | "accent" | "line", string>;
  /** In the order in which a letter is looked for. */
  fonts: { display: BookFace[]; body: BookFace[]; nameScale: number };
  /** SVG documents with their colours in them: 116 × 134 and 260 × 44. */
  drawings: { emblem: string; divider: string };
};
