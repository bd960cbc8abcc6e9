import { pair, range, short } from "#app/design/geometry.ts";
import { Hare } from "#app/features/invitation-page/heroes/paper-animals.tsx";

/** Colours of balloons, and of the letters on them. */
const dyes = [
  ["deco", "on-deco"],
  ["accent", "on-accent"],
  ["surface", "accent"],
  ["deco", "on-deco"],
  ["surface", "accent"],
  ["accent", "on-accent"],
] as const;
/** Balloons without a letter, behind those that have one: place, scale, colour. */
const plain = [
  [62, 214, 1.15, "wax-light"],
  [120, 92, 1.2, "deco-light"],
  [270, 84, 1.2, "wax-light"],
  [330, 210, 1.15, "deco-light"],
  [148, 246, 1.05, "surface"],
  [244, 246, 1.05, "wax"],
  [196, 66, 1.1, "accent"],
] as const;
const hand = [196, 372] as const;

type Balloon = { x: number; y: number; scale: number };

/**
 * Where the balloons of the letters hang, in the drawing's 390 × 520 units: each word is a row,
 * arched and a little uneven.
 */
function lettersOf(words: readonly string[]): (Balloon & { letter: string })[] {
  const longest = Math.max(...words.map((word) => Array.from(word).length));
  const step = Math.min(88, 356 / longest);
  const scale = short((step / 56) * 1.06 * 100) / 100;
  return words.flatMap((word, row) => {
    const letters = Array.from(word);
    const middle = (letters.length - 1) / 2;
    return letters.map((letter, index) => {
      const from = index - middle;
      return {
        letter,
        x: 195 + from * step,
        y:
          150 +
          (row - (words.length - 1) / 2) * 92 * Math.max(0.8, scale * 0.9) +
          (middle > 0 ? 20 * (from / middle) ** 2 : 0) +
          (index % 2 ? 12 : -12),
        scale,
      };
    });
  });
}

/** Letters of a name that fit on balloons, a row a word; null where there are too many. */
export function spelled(names: readonly string[]): string[] | null {
  const words = names.flatMap((name) => name.split(/\s+/).filter(Boolean));
  const letters = words.reduce((sum, word) => sum + Array.from(word).length, 0);
  return letters > 0 && letters <= 14 && words.length <= 2 ? words : null;
}

function string({ x, y, scale }: Balloon): string {
  const knot = y + 46 * scale;
  return `M${pair(x, knot)}Q${pair(x + (hand[0] - x) * 0.35, knot + (hand[1] - knot) * 0.55)} ${pair(...hand)}`;
}

/**
 * A white rabbit that a bunch of balloons carries away. 390 × 520.
 * @param words what the balloons spell; null for balloons without letters.
 */
export function Bunch({ words }: { words: readonly string[] | null }) {
  const lettered = words ? lettersOf(words) : [];
  const others = plain.map(([x, y, scale, paper]) => ({ x, y, scale, paper }));
  return (
    <>
      <defs>
        <g id="bunch-balloon">
          <path d="M-2 40C-16 32 -29 16 -28 -6C-27 -24 -15 -35 0 -35C16 -35 28 -23 28 -6C28 16 15 32 2 40L7 47L-6 48Z" />
          <path
            d="M-20 -8C-20 -18 -14 -25 -6 -28C-11 -21 -14 -16 -15 -7Z"
            fill="#fff"
            opacity=".55"
          />
        </g>
      </defs>
      <path
        d={[...others, ...lettered].map(string).join("")}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.2"
        opacity=".7"
      />
      {others.map(({ x, y, scale, paper }) => (
        <use
          key={x}
          href="#bunch-balloon"
          fill={`var(--${paper})`}
          transform={`translate(${x} ${y})rotate(${short((x - 195) / 14)})scale(${scale})`}
        />
      ))}
      {lettered.map(({ letter, x, y, scale }, index) => {
        const [paper, ink] = dyes[index % dyes.length] ?? dyes[0];
        return (
          <g key={index} transform={`translate(${pair(x, y)})rotate(${short((x - 195) / 16)})`}>
            <use
              href="#bunch-balloon"
              fill="#000"
              opacity=".16"
              transform={`translate(2 4)scale(${scale})`}
            />
            <use href="#bunch-balloon" fill={`var(--${paper})`} transform={`scale(${scale})`} />
            <text
              className="display"
              y={short(13 * scale)}
              textAnchor="middle"
              fontSize={short(33 * scale)}
              fill={`var(--${ink})`}
            >
              {letter}
            </text>
          </g>
        );
      })}
      <g transform="translate(144 484)scale(.9)">
        <Hare reaching />
        {/* Its paw is closed round the strings; its feet hang, because it is being lifted. */}
        <g fill="var(--deco-glint)">
          <path d="M-26 -2Q0 16 26 -2Z" />
          <ellipse cx="-20" cy="6" rx="9" ry="13" transform="rotate(14 -20 6)" />
          <ellipse cx="18" cy="8" rx="9" ry="13" transform="rotate(-8 18 8)" />
          <circle cx="57" cy="-126" r="11" />
        </g>
        <path d="M47 -128Q58 -120 68 -128" fill="none" stroke="var(--ink)" strokeWidth="1.4" />
      </g>
    </>
  );
}

/** Roofs that are left below, out to both edges. 1440 × 120. */
export function Roofs() {
  return (
    <>
      {range(9, 0, 8).map((step) => {
        const [x, high] = [step * 170 - 40 + (step % 3) * 14, 46 + ((step * 37) % 30)];
        return (
          <g key={step}>
            <path
              d={`M${x} 120V${120 - high}L${x + 46} ${86 - high}L${x + 92} ${120 - high}V120Z`}
              fill={`var(--${step % 2 ? "deco" : "deco-light"})`}
            />
            <path
              d={`M${x + 92} 120V${136 - high}H${x + 158}V120Z`}
              fill={`var(--${step % 2 ? "wax-light" : "wax"})`}
            />
            <path
              d={`M${x + 38} ${126 - high}h16v18h-16ZM${x + 104} ${146 - high}h14v16h-14ZM${x + 130} ${146 - high}h14v16h-14Z`}
              fill="var(--deco-deep)"
            />
          </g>
        );
      })}
    </>
  );
}
