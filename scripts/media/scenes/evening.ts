import { chance, fall, glow, round, scene, times } from "./brush.ts";

const width = 1600;
const height = 1200;

/** A string of lamps between two posts. */
function lamps(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  size: number,
): string {
  const pointAt = (way: number) => {
    const x = from[0] + (to[0] - from[0]) * way;
    const y = from[1] + (to[1] - from[1]) * way + 4 * sag * way * (1 - way);
    return [round(x), round(y)] as const;
  };
  const line = times(41, (step) => pointAt(step / 40).join(" ")).join("L");
  const bulbs = times(count, (index) => {
    const [x, y] = pointAt((index + 0.5) / count);
    return `<circle cx="${x}" cy="${y + size}" r="${size * 7}" fill="url(#halo)"/><path d="M${x} ${y}v${round(size * 0.6)}" stroke="#1c1020" stroke-width="${round(size * 0.4)}"/><circle cx="${x}" cy="${round(y + size * 1.3)}" r="${size}" fill="#fff3cf"/>`;
  }).join("");
  return `<path d="M${line}" fill="none" stroke="#1c1020" stroke-width="3"/>${bulbs}`;
}

function cypress(x: number, high: number, tone: string): string {
  const wide = high * 0.14;
  return `<path d="M${x} 880C${round(x - wide)} ${round(880 - high * 0.3)} ${round(x - wide * 0.8)} ${round(880 - high * 0.7)} ${x} ${880 - high}C${round(x + wide * 0.8)} ${round(880 - high * 0.7)} ${round(x + wide)} ${round(880 - high * 0.3)} ${x} 880Z" fill="${tone}"/>`;
}

function candle(x: number, y: number, high: number): string {
  return `<circle cx="${x}" cy="${y - high - 14}" r="92" fill="url(#halo)"/><rect x="${x - 8}" y="${y - high}" width="16" height="${high}" fill="#f7e6c8"/><path d="M${x} ${y - high - 36}C${x + 12} ${y - high - 18} ${x + 9} ${y - high - 4} ${x} ${y - high - 2}C${x - 9} ${y - high - 4} ${x - 12} ${y - high - 18} ${x} ${y - high - 36}Z" fill="#fff0b8"/>`;
}

function goblet(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-30 -128C-34 -84 -22 -62 -4 -56V-10C-16 -8 -26 -4 -28 0H28C26 -4 16 -8 4 -10V-56C22 -62 34 -84 30 -128Z" fill="#fff" opacity=".2"/><path d="M-31 -104C-32 -80 -20 -64 0 -62C20 -64 32 -80 31 -104Z" fill="#8c1228" opacity=".92"/><path d="M-24 -122C-26 -100 -22 -84 -16 -74" stroke="#fff" stroke-width="3.4" opacity=".6" fill="none"/></g>`;
}

function flowers(x: number, y: number, seed: number): string {
  const random = chance(seed);
  const blooms = times(17, () => {
    const [dx, dy, size] = [(random() - 0.5) * 190, -random() * 92, 14 + random() * 16];
    const tone =
      ["#f2c1b4", "#b23a48", "#fbe9dc", "#d9736b"][Math.floor(random() * 4)] ?? "#f2c1b4";
    return `<g transform="translate(${round(x + dx)} ${round(y + dy)})"><circle r="${round(size)}" fill="${tone}"/><circle r="${round(size * 0.62)}" fill="#5d1c26" opacity=".16"/><circle cx="${round(-size * 0.2)}" cy="${round(-size * 0.2)}" r="${round(size * 0.32)}" fill="#fff" opacity=".3"/></g>`;
  });
  const leaves = times(
    14,
    () =>
      `<path transform="translate(${round(x + (random() - 0.5) * 170)} ${round(y - random() * 50)}) rotate(${round(-170 + random() * 160)})" d="M0 0C24 -16 64 -16 92 0C64 16 24 16 0 0Z" fill="#3f4c2c"/>`,
  );
  return leaves.join("") + blooms.join("");
}

/** A long table under strings of lamps, after sunset. */
export const evening = scene(
  "evening-table",
  width,
  height,
  [
    fall("dusk", [
      [0, "#1a1838"],
      [0.42, "#4a2f5c"],
      [0.64, "#a04f5e"],
      [0.76, "#e08a5e"],
      [0.84, "#f6bd7c"],
    ]),
    glow("halo", [
      [0, "#ffe9b0", 0.85],
      [0.25, "#ffd583", 0.35],
      [1, "#ffc35c", 0],
    ]),
    fall("linen", [
      [0, "#fff4e2"],
      [0.35, "#ead2b8"],
      [1, "#8d6a6c"],
    ]),
    fall("grass", [
      [0, "#3a2440"],
      [1, "#150d1e"],
    ]),
  ].join(""),
  `<rect width="${width}" height="${height}" fill="url(#dusk)"/>
<g fill="#fff" opacity=".8">${times(70, (index) => {
    const random = chance(500 + index);
    return `<circle cx="${round(random() * width)}" cy="${round(random() ** 1.6 * 480)}" r="${round(0.7 + random() * 1.5)}"/>`;
  }).join("")}</g>
<path d="M0 880C200 800 340 830 520 790S900 700 1120 770S1460 790 1600 750V1200H0Z" fill="#5c3358" opacity=".75"/>
<g filter="url(#soft24)"><rect x="-50" y="840" width="1700" height="60" fill="#f0a070" opacity=".4"/></g>
<rect y="868" width="${width}" height="332" fill="url(#grass)"/>
${cypress(110, 420, "#22152e")}${cypress(196, 540, "#1c1128")}${cypress(1420, 500, "#1c1128")}${cypress(1510, 380, "#22152e")}${cypress(290, 330, "#2a1a36")}${cypress(1330, 300, "#2a1a36")}
${lamps([-20, 210], [1620, 150], 130, 13, 9)}${lamps([-20, 360], [1620, 330], 120, 15, 7)}${lamps([-20, 60], [1620, 10], 110, 10, 11)}
<path d="M250 1200L470 930H1130L1350 1200Z" fill="url(#linen)"/><path d="M470 930H1130L1140 944H460Z" fill="#fff" opacity=".7"/>
<g stroke="#8d6a6c" stroke-width="3" opacity=".35">${times(9, (index) => `<path d="M${round(500 + index * 75)} 944L${round(290 + index * 128)} 1200"/>`).join("")}</g>
<ellipse cx="800" cy="1010" rx="360" ry="90" fill="#ffdf9e" opacity=".35" filter="url(#soft24)"/>
${candle(640, 975, 104)}${candle(960, 975, 104)}${flowers(800, 985, 8)}
${candle(520, 1080, 130)}${candle(1080, 1080, 130)}${goblet(690, 1060, 0.9)}${goblet(910, 1060, 0.9)}${goblet(590, 1160, 1.25)}${goblet(1010, 1160, 1.25)}
<ellipse cx="800" cy="1140" rx="128" ry="34" fill="#fffaf0"/><ellipse cx="800" cy="1136" rx="92" ry="22" fill="#f0e2cd"/><path d="M724 1140C760 1110 838 1110 876 1140C838 1152 762 1152 724 1140Z" fill="#b23a48" opacity=".85"/>`,
  0.2,
);
