import { registry } from "#app/designs/drawings.generated.ts";
import { designOf, type Design } from "#app/couple/lists/keepsake/view.server.tsx";
import type { Block, Line } from "#app/couple/prints/face.ts";
import { emsOf, fitted, type Letters, type Room } from "#app/couple/prints/fit.ts";

/** Longer names are set in the body's font where the display font is a script, as on a cover. */
const longName = 22;

/** Sets texts in the letters of an invitation's design. */
export type Setter = {
  /** A text that may be a name, in as few lines as its room allows. */
  name: (text: string, room: Room, look: Pick<Line, "ink" | "part">) => Block;
  /** A text in the body's letters. */
  text: (text: string, room: Room, look: Pick<Line, "ink" | "part">) => Block;
  display: Letters;
  body: Letters;
};

/** @param invitation null when it is no longer published. */
export function setterOf(invitation: { theme: Design } | null): Setter {
  const { pairing } = designOf(invitation);
  const { longNamesInBody = false } = registry.pairing[pairing];
  const display: Letters = { role: "display", pairing };
  const body: Letters = { role: "body", pairing };
  const set =
    (lettersOf: (text: string) => Letters): Setter["name"] =>
    (text, room, look) => {
      const letters = lettersOf(text);
      return { ...fitted(text, room, letters), role: letters.role, ...look };
    };
  return {
    name: set((text) => (longNamesInBody && text.length > longName ? body : display)),
    text: set(() => body),
    display,
    body,
  };
}

/** The size in millimetres at which a text stands in one line, at most `largest`. */
export function sizeOnOneLine(
  text: string,
  width: number,
  largest: number,
  letters: Letters,
): number {
  return Math.floor(Math.min(largest, width / Math.max(0.1, emsOf(text, letters))) * 100) / 100;
}
