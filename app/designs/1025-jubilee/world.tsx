/* The jubilee's world: rings that spread, a table's boards, the tree. */
import { noise, pair, range, short } from "#app/designs/kit/geometry.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import beside from "#app/designs/kit/colours-beside-week.css?inline";
import own from "./world.css?inline";
import loud from "#app/designs/kit/loud.css?inline";
import open from "#app/designs/kit/open-letter.css?inline";
import plain from "#app/designs/kit/plain-letter.css?inline";
import onePlace from "#app/designs/kit/one-place.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";

/** The rings of a trunk far wider than the window; they spread from its heart by scrolling. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
      <g transform="translate(720 330)">
        <g className="moves years" fill="none" stroke="var(--deco-light)">
          {range(17, 1, 17).map((year) => (
            <use
              key={year}
              href="#ring-year"
              transform={`scale(${short(year * 3.4) / 10})rotate(${year * 9})`}
              strokeWidth={year % 10 === 0 ? 9 : year % 3 ? 2.4 : 4.5}
              opacity={short(1 - year * 0.026)}
            />
          ))}
        </g>
      </g>
    </Frame>
  );
}

/** Grain that flows around knots, on the boards of a long table. */
export function Behind() {
  const random = noise(21);
  const boards = range(5, 0, 4).map((board) => {
    const top = board * 112;
    const knot = 160 + random() * 1120;
    return range(4, 20, 95)
      .map((line) => {
        const away = (line - 56) * 0.5;
        const sway = (random() - 0.5) * 8;
        return `M0 ${short(top + line)}C${pair(knot * 0.5, top + line + sway)} ${pair(knot - 120, top + line)} ${pair(knot - 60, top + line + away)}S${pair(knot + 30, top + line + away)} ${pair(knot + 130, top + line)}S1200 ${short(top + line - sway)} 1440 ${short(top + line)}`;
      })
      .join("");
  });
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M0 0H1440V560H0Z" fill="var(--deco)" />
      <g fill="none" stroke="var(--deco-deep)">
        {boards.map((grain, board) => (
          <path key={board} d={grain} strokeWidth="1.6" opacity=".42" />
        ))}
        <path
          d={range(5, 112, 560)
            .map((y) => `M0 ${y}H1440`)
            .join("")}
          strokeWidth="3"
        />
        <path d="M0 1.5H1440" strokeWidth="3" />
      </g>
    </svg>
  );
}

type Limb = { x: number; y: number; angle: number; long: number; thick: number };

/** All limbs that grow from one, and where leaves hang: lines by thickness, and tips. */
function grow(limb: Limb, random: () => number, wood: Map<number, string>, tips: string[]): void {
  const x = limb.x + limb.long * Math.cos(limb.angle);
  const y = limb.y + limb.long * Math.sin(limb.angle) * 0.7;
  const thick = Math.max(1, Math.round(limb.thick));
  const bend = (random() - 0.5) * limb.long * 0.3;
  wood.set(
    thick,
    `${wood.get(thick) ?? ""}M${pair(limb.x, limb.y)}Q${pair((limb.x + x) / 2 + bend, (limb.y + y) / 2 - Math.abs(bend) / 2)} ${pair(x, y)}`,
  );
  if (thick <= 4) tips.push(`M${pair(x, y)}h.1`);
  if (thick <= 2) return;
  for (const side of [-1, 1]) {
    const turn = side * (0.28 + random() * 0.4);
    const long = limb.long * (0.76 + random() * 0.12);
    grow({ x, y, angle: limb.angle + turn, long, thick: limb.thick * 0.56 }, random, wood, tips);
  }
}

/** The tree itself, with roots as wide as its crown, and the family's swing. */
export function Close() {
  const wood = new Map<number, string>();
  const tips: string[] = [];
  const random = noise(14);
  for (const [angle, thick, long] of [
    [-2.7, 24, 110],
    [-2.15, 22, 88],
    [-1.6, 26, 80],
    [-1, 22, 88],
    [-0.44, 24, 110],
  ] as const) {
    grow({ x: 720, y: 214, angle, thick, long }, random, wood, tips);
  }
  return (
    <svg viewBox="0 -76 1440 396" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 300Q360 276 720 282T1440 300V320H0Z" fill="var(--wax)" />
      <g fill="none" stroke="var(--deco-deep)">
        <path d="M590 160V262M622 172V262" strokeWidth="2" />
        <path d="M582 264H630" strokeWidth="6" strokeLinecap="round" />
      </g>
      <path
        d="M686 290C700 262 700 240 690 204H750C740 240 740 262 756 290C790 296 812 298 842 300H598C628 298 652 296 686 290Z"
        fill="var(--deco-deep)"
      />
      <g fill="none" stroke="var(--deco-deep)" strokeLinecap="round">
        {[...wood].map(([thick, d]) => (
          <path key={thick} d={d} strokeWidth={thick} />
        ))}
      </g>
      {[0, 1, 2].map((kind) => (
        <path
          key={kind}
          d={tips.filter((_, index) => index % 3 === kind).join("")}
          stroke={["var(--wax)", "var(--wax-light)", "var(--deco)"][kind]}
          strokeWidth={[92, 66, 18][kind]}
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}

export const css = onScreen(loud, plain, open, onePlace, beside, own);
