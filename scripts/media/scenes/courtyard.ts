import { chance, fall, glow, round, scene, times } from "./brush.ts";

const width = 1200;
const height = 1500;
const vanish = { x: 600, y: 900 };

/** A round arch on straight legs, seen from the front; `size` 1 fills the picture's width. */
function opening(size: number): string {
  const half = 470 * size;
  const spring = vanish.y - 330 * size;
  const foot = vanish.y + 560 * size;
  const leftEdge = round(vanish.x - half);
  return `M${leftEdge} ${round(foot)}V${round(spring)}A${round(half)} ${round(half)} 0 0 1 ${round(vanish.x + half)} ${round(spring)}V${round(foot)}Z`;
}

/** The stones of an arch, as lines towards its middle. */
function joints(size: number, deep: number): string {
  const half = 470 * size;
  const spring = vanish.y - 330 * size;
  return times(15, (index) => {
    const angle = Math.PI + (Math.PI * index) / 14;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(vanish.x + cos * half)} ${round(spring + sin * half)}L${round(vanish.x + cos * (half + deep))} ${round(spring + sin * (half + deep))}`;
  }).join("");
}

const sizes = times(6, (index) => 0.94 * 0.7 ** index);
const stones = ["#b5705f", "#c27f6b", "#cf8f78", "#dca188", "#e8b49a", "#f2c8ae"];

function corridor(): string {
  return sizes
    .map((size, index) => {
      const inner = opening(size);
      const stone = stones[index] ?? "#f2c8ae";
      const frame = opening(size + 0.075 * size);
      return `<path d="${frame}" fill="${stone}"/><path d="${joints(size, 36 * size)}" stroke="#5f2a26" stroke-width="${round(3 * size + 0.6)}" opacity=".45"/><path d="${inner}" fill="${index === sizes.length - 1 ? "url(#garden)" : "url(#vault)"}"/><path d="${inner}" fill="none" stroke="#fbe3cf" stroke-width="${round(5 * size + 1)}" opacity=".5"/>`;
    })
    .join("");
}

/** Light that falls between the pillars from the left, bent by the floor. */
function light(): string {
  return sizes
    .slice(0, 5)
    .map((size, index) => {
      const next = sizes[index + 1] ?? size * 0.7;
      const [near, far] = [vanish.y + 560 * (size * 0.93), vanish.y + 560 * (next * 1.08)];
      const [wideNear, wideFar] = [470 * size * 0.93, 470 * next * 1.08];
      return `<path d="M${round(vanish.x - wideNear)} ${round(near)}L${round(vanish.x + wideNear * 0.55)} ${round(near - (near - far) * 0.28)}L${round(vanish.x + wideFar * 0.9)} ${round(far)}L${round(vanish.x - wideFar)} ${round(far)}Z" fill="#ffe2b4" opacity="${round(0.5 + index * 0.06)}"/>`;
    })
    .join("");
}

function vine(): string {
  const random = chance(21);
  return times(150, () => {
    const along = random();
    const angle = Math.PI * (1.02 + along * 0.62);
    const far = 470 * 0.94 + 10 + (random() - 0.35) * 90;
    const x = vanish.x + Math.cos(angle) * far;
    const y = vanish.y - 330 * 0.94 + Math.sin(angle) * far;
    const tone = ["#4d5b31", "#6c7a3f", "#8a9550", "#39462a"][Math.floor(random() * 4)];
    return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(random() * 360)}) scale(${round((0.5 + random() * 0.7) * 10) / 10})" d="M0 0C-22 -8 -34 -26 -22 -44C-12 -40 -8 -34 0 -56C8 -34 12 -40 22 -44C34 -26 22 -8 0 0Z" fill="${tone}"/>`;
  }).join("");
}

/** An arcade of rose tuff that leads to a garden. */
export const courtyard = scene(
  "courtyard",
  width,
  height,
  [
    fall("front", [
      [0, "#a85f52"],
      [1, "#7d3f3a"],
    ]),
    fall("vault", [
      [0, "#5b2b2d"],
      [0.5, "#8a4c45"],
      [1, "#6f3834"],
    ]),
    fall("garden", [
      [0, "#fff3d8"],
      [0.5, "#ffe1ac"],
      [0.78, "#c9c27c"],
      [1, "#8b9a55"],
    ]),
    fall("floor", [
      [0, "#c48a70"],
      [1, "#5f2f2c"],
    ]),
    glow("beam", [
      [0, "#fff4d6", 0.95],
      [1, "#ffe0a8", 0],
    ]),
    `<filter id="tuff" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="5" seed="6"/><feColorMatrix values="0 0 0 0 .28 0 0 0 0 .1 0 0 0 0 .09 1.4 0 0 0 -.52"/></filter>`,
    `<clipPath id="inside"><path d="${opening(0.94)}"/></clipPath>`,
  ].join(""),
  `<rect width="${width}" height="${height}" fill="url(#front)"/>
<g stroke="#5f2a26" stroke-width="2.4" opacity=".35">${times(14, (row) => `<path d="M0 ${row * 110}H${width}"/>${times(5, (place) => `<path d="M${place * 280 + (row % 2) * 140} ${row * 110}v110"/>`).join("")}`).join("")}</g>
${corridor()}
<g clip-path="url(#inside)"><path d="M${round(600 - 470 * 0.94)} ${round(900 + 560 * 0.94)}L${round(600 - 470 * 0.158)} ${round(900 + 560 * 0.158)}H${round(600 + 470 * 0.158)}L${round(600 + 470 * 0.94)} ${round(900 + 560 * 0.94)}Z" fill="url(#floor)"/>${light()}
<path d="M${round(600 - 470 * 0.94)} ${round(900 + 560 * 0.94)}L${round(600 - 470 * 0.158)} ${round(900 + 560 * 0.158)}V${round(900 - 330 * 0.158)}L${round(600 - 470 * 0.94)} 560Z" fill="#3d1a1c" opacity=".32"/>
<circle cx="600" cy="890" r="330" fill="url(#beam)" opacity=".75"/></g>
<rect y="1426" width="${width}" height="74" fill="#6b3531"/><rect y="1420" width="${width}" height="10" fill="#e8b49a" opacity=".6"/>
<rect width="${width}" height="${height}" filter="url(#tuff)" opacity=".55" style="mix-blend-mode:multiply"/>
<g transform="translate(7 12)" opacity=".3" filter="url(#soft8)">${vine()}</g>${vine()}
<g transform="translate(1030 1420)"><ellipse cy="6" rx="110" ry="16" fill="#240c0c" opacity=".6" filter="url(#soft8)"/><path d="M-80 -190H80C96 -120 84 -40 54 0H-54C-84 -40 -96 -120 -80 -190Z" fill="#8d4331"/><path d="M-88 -206H88V-176H-88Z" fill="#a85640"/><path d="M-80 -176C-94 -110 -84 -40 -54 0H-20C-50 -50 -56 -120 -46 -176Z" fill="#3f1714" opacity=".4"/>
${times(26, (index) => {
  const random = chance(300 + index);
  const turn = -150 + random() * 120;
  return `<path transform="translate(${round((random() - 0.5) * 90)} -200) rotate(${round(turn)}) scale(${round((0.7 + random() * 0.8) * 10) / 10})" d="M0 0C40 -26 120 -28 170 0C120 26 40 24 0 0Z" fill="${["#55633a", "#74803f", "#43502f"][index % 3]}"/>`;
}).join("")}</g>`,
  0.16,
);
