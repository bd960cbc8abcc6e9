import type { CSSProperties } from "react";
import type { PalettePart } from "#app/design/palette-schema.ts";

const serif = "'Noto Serif Armenian', Georgia, 'Times New Roman', serif";
const sans = "'Noto Sans Armenian', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/**
 * The styles of a letter in the colours of a palette's paper, whose texts are legible on its ground
 * and on its surface (palette-contrast.ts). Mail clients support style sheets poorly, so styles are
 * inline (`dark` is the exception).
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

/** Clients that support the phone's dark mode apply this; the others keep the light version. */
export const dark = `@media (prefers-color-scheme: dark) {
.ground { background-color: #211813 !important; }
.paper, .paper td { background-color: #2c211a !important; border-color: #4d3c2f !important; }
.paper .ink { color: #f7ebdd !important; }
.paper .muted, .small { color: #cbb59f !important; }
}`;
