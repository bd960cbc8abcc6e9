import { degrees, noise, pair, polar, range, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Shapes at a knot of a bough, by their letters in a plan. */
type Kind = "blossom" | "side" | "bud" | "leaf" | "apricot";
const kinds: Partial<Record<string, Kind>> = {
  B: "blossom",
  S: "side",
  b: "bud",
  L: "leaf",
  A: "apricot",
};

type BoughProps = {
  /** Points that the bough passes, from its thick end to its tip. */
  spine: readonly Point[];
  /** Of the thick end; the tip is a fifth of it. */
  width: number;
  /**
   * A letter a knot, from the thick end to the tip: B blossom, S blossom from the side, b bud, L
   * leaf, A apricot; several may share a knot, a space parts the knots.
   */
  plan: string;
  /** Seed of the random numbers; each gives another bough. */
  seed: number;
  /** Scale of the shapes on it. */
  size?: number;
  /** Only what grows on it, to lie over a bough that is there already. */
  barkless?: true;
};

/** A jagged bough of the apricot tree; its blossoms sit close to the bark. */
export function Bough({ spine, width, plan, seed, size = 1, barkless }: BoughProps) {
  const random = noise(seed);
  const along = sampled(spine, Math.round(spine.length * 2.8)).map(([x, y]): Point => [
    x + (random() - 0.5) * width * 0.9,
    y + (random() - 0.5) * width * 0.9,
  ]);
  const grown = growth({ along, plan, random, size });
  return (
    <>
      {!barkless && (
        <>
          <Line d={grown.stalks} of="muted" width={1.5 * size} round />
          <path d={bark(along, width)} fill="var(--muted)" />
        </>
      )}
      <Copies of="leaf" at={grown.leaf} />
      <Copies of="apricot" at={grown.apricot} />
      <Copies of="bud" at={grown.bud} />
      <Copies of="side" at={grown.side} />
      <Copies of="blossom" at={grown.blossom} />
    </>
  );
}

/** Points of a spine along a circle around `centre`; angles in radians. */
export function curved(radius: number, from: number, to: number, centre: Point = [0, 0]): Point[] {
  return range(7, from, to).map((angle) => polar(radius, angle, centre));
}

/** The shapes' places, and their short stalks. */
function growth({
  along,
  plan,
  random,
  size,
}: {
  along: readonly Point[];
  plan: string;
  random: () => number;
  size: number;
}) {
  const placed: Record<Kind, Placement[]> = {
    blossom: [],
    side: [],
    bud: [],
    leaf: [],
    apricot: [],
  };
  const knots = plan.split(" ");
  let stalks = "";
  knots.forEach((letters, knot) => {
    const share = 0.06 + (0.94 * knot) / Math.max(1, knots.length - 1);
    const { x, y, lean } = placeAt(along, Math.min(1, share));
    [...letters].forEach((letter, turn) => {
      const side = (knot + turn) % 2 === 0 ? -1 : 1;
      const atTip = knot === knots.length - 1 && turn === 0;
      const away = atTip ? lean : lean + side * (0.75 + random() * 0.5);
      const kind = kinds[letter];
      if (kind === undefined) return;
      const reach = reaches[kind] * size * (0.8 + random() * 0.4);
      // An apricot hangs, whatever side of the bough it grew on.
      const direction = kind === "apricot" ? Math.PI / 2 + (random() - 0.5) * 0.5 : away;
      // In whole units, which look the same and make the page smaller.
      const endX = Math.round(x + reach * Math.cos(direction));
      const endY = Math.round(y + reach * Math.sin(direction));
      if (reach > 3) stalks += `M${Math.round(x)} ${Math.round(y)}L${endX} ${endY}`;
      placed[kind].push({
        x: endX,
        y: endY,
        turn:
          5 *
          Math.round(
            (degrees(direction) + turns[kind] + (kind === "blossom" ? random() * 72 : 0)) / 5,
          ),
        scale: size * (0.8 + 0.1 * Math.floor(random() * 4)),
      });
    });
  });
  return { stalks, ...placed };
}

const reaches: Record<Kind, number> = { blossom: 9, side: 7, bud: 9, leaf: 3, apricot: 15 };
/** From pointing to the right to how the shape is drawn. */
const turns: Record<Kind, number> = { blossom: 0, side: 90, bud: 90, leaf: 0, apricot: -90 };

/** `count` points along a curve through `spine`. */
function sampled(spine: readonly Point[], count: number): Point[] {
  const last = spine.length - 1;
  return range(count, 0, last).map((where) => {
    const span = Math.min(Math.floor(where), last - 1);
    const t = where - span;
    const [previousPoint, from, to, nextPoint] = [-1, 0, 1, 2].map(
      (step) => spine[Math.min(last, Math.max(0, span + step))] ?? ([0, 0] as const),
    );
    const blend = (axis: 0 | 1) => {
      const [a, b, c, d] = [previousPoint, from, to, nextPoint].map((point) => point?.[axis] ?? 0);
      return catmullRom(a ?? 0, b ?? 0, c ?? 0, d ?? 0, t);
    };
    return [blend(0), blend(1)];
  });
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

function placeAt(along: readonly Point[], share: number): { x: number; y: number; lean: number } {
  const where = share * (along.length - 1);
  const step = Math.min(Math.floor(where), along.length - 2);
  const [from = [0, 0], to = [0, 0]] = along.slice(step, step + 2);
  const t = where - step;
  return {
    x: from[0] + (to[0] - from[0]) * t,
    y: from[1] + (to[1] - from[1]) * t,
    lean: Math.atan2(to[1] - from[1], to[0] - from[0]),
  };
}

/** The outline of the bough: up one side, down the other, thinner towards the tip. */
function bark(along: readonly Point[], width: number): string {
  const last = along.length - 1;
  const edge = (side: 1 | -1) =>
    along.map((point, index): Point => {
      const { lean } = placeAt(along, index / last);
      const half = (width / 2) * (1 - 0.8 * (index / last)) * (index % 3 === 1 ? 1.2 : 1);
      return [point[0] - side * half * Math.sin(lean), point[1] + side * half * Math.cos(lean)];
    });
  const outline = [...edge(1), ...edge(-1).reverse()];
  // A thick bough needs no tenths of a unit, which would make the page larger.
  const grain = width > 15 ? Math.round : Number;
  return `M${outline.map(([x, y]) => pair(grain(x), grain(y))).join("L")}Z`;
}
