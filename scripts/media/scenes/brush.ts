/** Shared by the scenes: paper, light, and a seeded random generator. */

export type Scene = { name: string; width: number; height: number; svg: string };

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A picture with the grain of paper over it and darker corners, as an SVG document. */
export function scene(
  name: string,
  width: number,
  height: number,
  defs: string,
  body: string,
  grain = 0.22,
): Scene {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 .9 .9 0 0 -.62"/></filter>
<radialGradient id="corners" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#14060a" stop-opacity=".42"/></radialGradient>
<filter id="soft2" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="soft8" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>
<filter id="soft24" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="24"/></filter>
<filter id="soft60" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="60"/></filter>
${defs}
</defs>
${body}
<rect width="${width}" height="${height}" fill="url(#corners)"/>
<rect width="${width}" height="${height}" filter="url(#grain)" opacity="${grain}"/>
</svg>`;
  return { name, width, height, svg };
}

/** `<linearGradient>` from top to bottom, `[offset, colour, opacity?]` each. */
export function fall(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;
}

/** `<radialGradient>` with its light off the middle. */
export function glow(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  light: readonly [number, number] = [0.5, 0.5],
): string {
  return `<radialGradient id="${id}" cx=".5" cy=".5" r=".5" fx="${light[0]}" fy="${light[1]}">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** A leaf from its stalk at 0,0 along x. */
export function leaf(length: number, breadth: number): string {
  const half = breadth / 2;
  return `M0 0C${round(length * 0.25)} ${-half * 1.25} ${round(length * 0.7)} ${-half} ${length} 0C${round(length * 0.7)} ${half} ${round(length * 0.25)} ${half * 1.25} 0 0Z`;
}
