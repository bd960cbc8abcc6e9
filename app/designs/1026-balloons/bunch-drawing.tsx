import { pair, range, short } from "#app/designs/kit/geometry.ts";
import { Cut } from "#app/designs/families/paper/cut.tsx";
import { Line } from "#app/designs/kit/line.tsx";

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
const hand = [196, 351] as const;

type Balloon = { x: number; y: number; scale: number };

/**
 * Balloons of the letters, in the drawing's 390 × 520 units: each word is a row, arched and a
 * little uneven.
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
      <Line d={[...others, ...lettered].map(string).join("")} of="ink" width={1.2} opacity=".7" />
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
      <g transform="translate(144 461)scale(.9)">
        <Rabbit />
      </g>
    </>
  );
}

/** A white rabbit on its way up: its right paw closed round the strings at 57, -123, the left one waves. */
function Rabbit() {
  const fur = "deco-glint";
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {/* The ends of the strings below its paw. */}
      <Line d="M55 -114q-5 10 0 20M58 -114q4 9 1 22M60 -114q8 6 8 16" of="ink" width={1.3} />
      <Cut
        d="M-12 -104C-28 -130 -28 -160 -15 -164C-3 -160 0 -130 -2 -106ZM3 -106C4 -132 13 -161 24 -158C32 -150 23 -122 14 -103Z"
        paper={fur}
      />
      <path
        d="M-10 -112C-20 -132 -21 -150 -15 -154C-9 -149 -6 -130 -6 -112ZM7 -112C9 -130 16 -148 22 -148C25 -142 18 -124 12 -110Z"
        fill="var(--wax-light)"
      />
      <Cut
        d="M-14 -64C-32 -60 -44 -66 -52 -78C-58 -74 -68 -80 -66 -89C-70 -96 -60 -103 -54 -98C-46 -100 -42 -92 -44 -85C-36 -76 -26 -74 -12 -76Z"
        paper={fur}
      />
      <path d="M-60 -97l3 6M-52 -97l0 7" stroke="var(--deco-light)" strokeWidth="1.6" />
      {/* One leg is stretched, the other drawn up. */}
      <Cut
        d="M-6 -30C-2 -16 -4 -4 -7 6C-4 16 -12 22 -22 20C-34 23 -48 20 -47 12C-46 4 -34 4 -26 4C-29 -8 -30 -20 -26 -32Z"
        paper={fur}
      />
      <Cut
        d="M6 -30C14 -30 22 -28 28 -20C36 -14 36 -8 33 -2C40 0 56 2 56 11C56 20 40 19 28 17C18 18 12 14 13 6C12 0 6 -10 4 -20Z"
        paper={fur}
      />
      <Cut
        d="M-25 -22C-34 -48 -21 -73 0 -74C21 -73 34 -48 25 -22C17 -6 -17 -6 -25 -22Z"
        paper={fur}
        lift={3}
      />
      <path d="M-14 -22C-19 -40 -12 -52 0 -52S19 -40 14 -22Q0 -12 -14 -22Z" fill="var(--surface)" />
      <Line
        d="M-43 8q3 3 1 8M-36 6q3 4 1 9M50 6q-3 3 -2 8M43 4q-3 4 -1 9"
        of="deco-light"
        width={1.6}
      />
      <Cut d="M8 -60C32 -70 45 -94 49 -116L66 -113C65 -88 50 -56 20 -44Z" paper={fur} />
      <Cut
        d="M-25 -88C-26 -105 -13 -113 0 -113C14 -113 26 -105 25 -88C23 -74 11 -69 0 -69C-11 -69 -23 -74 -25 -88Z"
        paper={fur}
      />
      <path
        d="M-22 -74Q0 -62 22 -74L23 -64Q0 -52 -23 -64ZM-16 -64L-24 -38L-11 -35L-6 -60Z"
        fill="var(--accent)"
      />
      <path d="M-18 -85h.1M18 -85h.1" stroke="var(--wax-light)" strokeWidth="9" opacity=".7" />
      <path d="M-10 -93h.1M11 -93h.1" stroke="var(--deco-deep)" strokeWidth="6.4" />
      <Line d="M0 -86h.1M0 -84Q-3 -78 -9 -80M0 -84Q3 -78 9 -80" of="wax" width={3} />
      <Cut
        d="M46 -121C43 -131 50 -137 54 -134C57 -139 62 -138 63 -134C69 -136 73 -128 70 -121C69 -111 48 -110 46 -121Z"
        paper={fur}
      />
      <Line
        d="M68 -130Q62 -127 57 -129M70 -124Q63 -121 57 -123M69 -118Q63 -115 58 -117"
        of="deco"
        width={1.6}
      />
    </g>
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
