import type { CSSProperties } from "react";
import { contrast, luminance, mixed } from "#app/designs/palettes/colour-mixing.ts";
import { printInks } from "#app/designs/styles/css.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";

const serif = "'Noto Serif Armenian', Georgia, 'Times New Roman', serif";
const sans = "'Noto Sans Armenian', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/**
 * The styles of a letter in the colours of a palette's paper, whose texts are legible on its ground
 * and on its surface (palette-contrast.ts). Mail clients support style sheets poorly, so styles are
 * inline (`darkLetterCss` is the exception).
 */
export function letterStyles({ paper }: Pick<PalettePart, "paper">) {
  const { ground, surface, ink, muted, accent, onAccent, line } = paper;
  const hairline = `1px solid ${line}`;
  return {
    ground: {
      margin: 0,
      padding: "24px 12px",
      backgroundColor: surface,
      fontFamily: sans,
      color: ink,
    },
    paper: { backgroundColor: ground, border: hairline, borderRadius: "14px" },
    hidden: {
      display: "none",
      maxHeight: 0,
      overflow: "hidden",
      fontSize: "1px",
      lineHeight: "1px",
      color: surface,
    },
    ornament: {
      padding: "28px 24px 0",
      textAlign: "center",
      color: accent,
      fontSize: "14px",
      letterSpacing: "8px",
    },
    initials: {
      padding: "20px 24px 0",
      textAlign: "center",
      fontFamily: serif,
      fontSize: "26px",
      lineHeight: "34px",
      color: accent,
    },
    picture: {
      display: "block",
      width: "100%",
      height: "auto",
      borderRadius: "14px 14px 0 0",
    },
    greeting: {
      padding: "12px 24px 0",
      textAlign: "center",
      fontFamily: serif,
      fontSize: "18px",
      lineHeight: "26px",
      color: ink,
      textWrap: "balance",
    },
    heading: {
      margin: 0,
      padding: "8px 24px 0",
      textAlign: "center",
      fontFamily: serif,
      fontSize: "24px",
      lineHeight: "32px",
      fontWeight: 400,
      color: ink,
    },
    event: {
      padding: "4px 24px 0",
      textAlign: "center",
      fontSize: "14px",
      lineHeight: "22px",
      color: muted,
      textWrap: "balance",
    },
    // Without a height of its own a line has the mail client's, too little for Armenian.
    paragraph: { margin: 0, padding: "16px 24px 0", fontSize: "16px", lineHeight: "24px" },
    whole: { display: "inline-block" },
    name: {
      padding: "28px 24px 0",
      textAlign: "center",
      fontFamily: serif,
      fontSize: "28px",
      lineHeight: "36px",
      color: ink,
      wordBreak: "break-word",
    },
    answer: {
      display: "inline-block",
      padding: "6px 28px",
      borderRadius: "999px",
      border: `1px solid ${accent}`,
      backgroundColor: accent,
      fontSize: "20px",
      lineHeight: "28px",
      color: onAccent,
    },
    was: { fontSize: "13px", lineHeight: "20px", color: muted },
    label: {
      padding: "10px 8px 10px 0",
      borderTop: hairline,
      fontSize: "14px",
      lineHeight: "22px",
      color: muted,
      verticalAlign: "top",
    },
    value: {
      padding: "10px 0",
      borderTop: hairline,
      textAlign: "right",
      fontSize: "16px",
      lineHeight: "22px",
      color: ink,
      verticalAlign: "top",
      whiteSpace: "pre-line",
      wordBreak: "break-word",
    },
    count: {
      padding: "12px 4px 14px",
      textAlign: "center",
      verticalAlign: "top",
      fontSize: "13px",
      lineHeight: "18px",
      color: muted,
    },
    figure: { fontFamily: serif, fontSize: "28px", lineHeight: "36px", color: ink },
    button: {
      display: "inline-block",
      padding: "13px 18px",
      borderRadius: "999px",
      backgroundColor: accent,
      fontSize: "16px",
      lineHeight: "22px",
      color: onAccent,
      textDecoration: "none",
    },
    link: { color: accent },
    quiet: {
      display: "inline-block",
      padding: "11px 12px",
      fontSize: "16px",
      lineHeight: "22px",
      color: ink,
      textDecoration: "underline",
    },
    small: {
      padding: "16px 24px 0",
      textAlign: "center",
      fontSize: "13px",
      lineHeight: "20px",
      color: muted,
      whiteSpace: "pre-line",
    },
  } satisfies Record<string, CSSProperties>;
}

/** WCAG 2.2, 1.4.3 Contrast (Minimum). */
const leastContrast = 4.5;

/**
 * The colours of a letter at night: a dark palette's own ground, else its ink, darkened; its accent,
 * lightened until it is legible on the sheet.
 */
export function darkLetterColours(palette: PalettePart) {
  const shade = palette.scheme === "dark" ? palette.ground : printInks(palette).ink;
  const ground = nearest(shade, "#000000", (dark) => luminance(dark) <= 0.012);
  const sheet = mixed(ground, "#ffffff", 0.07);
  const { accent } = palette.scheme === "dark" ? palette : palette.paper;
  const shining = nearest(accent, "#ffffff", (light) => contrast(light, sheet) >= leastContrast);
  return {
    ground,
    sheet,
    ink: mixed(sheet, "#ffffff", 0.9),
    muted: mixed(sheet, "#ffffff", 0.68),
    accent: shining,
    // Darker than the sheet, so at least as legible on the accent as the accent is on the sheet.
    onAccent: ground,
    line: mixed(sheet, shining, 0.35),
  };
}

/** The colour itself, or the first on its way to `end` of which `suits` is true. */
function nearest(colour: string, end: string, suits: (colour: string) => boolean): string {
  for (let percent = 0; percent < 100; percent += 2) {
    const between = mixed(colour, end, percent / 100);
    if (suits(between)) return between;
  }
  return end;
}

/** Clients that support the phone's dark mode apply this; the others keep the light version. */
export function darkLetterCss(palette: PalettePart): string {
  const { ground, sheet, ink, muted, accent, onAccent, line } = darkLetterColours(palette);
  return `@media (prefers-color-scheme: dark) {
.ground { background-color: ${ground} !important; }
.paper, .paper td { background-color: ${sheet} !important; border-color: ${line} !important; }
.paper .ink { color: ${ink} !important; }
.paper .muted, .small { color: ${muted} !important; }
.paper .accent { color: ${accent} !important; }
.paper .button { background-color: ${accent} !important; border-color: ${accent} !important; color: ${onAccent} !important; }
}`;
}
