import { studioPalette } from "#app/designs/palettes/palettes.ts";

const { ground, ink, accent, onAccent, line, deco, decoDeep } = studioPalette;

/** A pomegranate in the studio's colours, for the page for when none can be rendered. */
export const emblem = `<svg viewBox="-60 -80 120 134" width="56" height="62" aria-hidden="true" stroke="${line}" stroke-width="3" stroke-linejoin="round"><path fill="${decoDeep}" d="M-10-45c1-6-2-13-13-22 8 1 13 4 15.5 7C-7-66-4-71 0-76c4 5 7 10 7.5 16C10-63 15-66 23-67 12-58 9-51 10-45c-4 2-16 2-20 0Z"/><path fill="${deco}" d="M-10-45c-7-5-21-2-31 10-12 15-14 40-6 58C-39 41-19 50 0 50s39-9 47-27c8-18 6-43-6-58-10-12-24-15-31-10-4 1.5-16 1.5-20 0Z"/></svg>`;

/** The studio's colours and the device's fonts. */
export const css = `html{background:${ground};color:${ink};font:1.125rem/1.6 "Noto Sans Armenian",Mshtakan,Sylfaen,system-ui,sans-serif;text-align:center}
body{display:grid;min-height:92vh;margin:0;padding:1.5rem;place-content:center;gap:2.5rem}
h1{margin:0 0 .75rem;font:italic 1.75rem/1.3 "Noto Serif Armenian",Georgia,Sylfaen,serif;text-wrap:balance}
p{max-width:28rem;margin:0 auto .75rem;text-wrap:pretty}
a{color:${accent};text-underline-offset:.25em}
.way{display:inline-block;margin-top:.75rem;padding:.75rem 1.5rem;border-radius:2rem;background:${accent};color:${onAccent};text-decoration:none}`;
