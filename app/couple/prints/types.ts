import type { BookFace } from "#app/couple/archive/book/types.ts";
import type { Role } from "#app/couple/prints/face.ts";
import type { KeepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";

/** Fonts of one language as a PDF needs them. */
export type PrintFonts = Record<Role, BookFace[]> & {
  /** Between two words of the display font, in ems beside its own space. */
  wordSpace: number;
};

/**
 * The look of prints: `css` as of all that is kept; `drawings` are symbols `#print-{figure}` of SVG.
 */
export type PrintLook = KeepsakeLook & {
  /** Custom properties with hexadecimal colours, which the drawings use: `ground`, `ink`, `line`. */
  colours: Record<string, string> & { ground: string };
  /** By the BCP 47 tags of the pieces' languages. */
  fonts: Record<string, PrintFonts>;
};
