/**
 * Parts from which places are drawn, in a view box of 320 × 190 whose ground is at `ground`. Sizes
 * are units of the view box; `x` is a part's middle, `y` its foot.
 */

/** The line on which buildings stand; below it there is room for a button. */
export const ground = 132;

/** A part of a drawing: masses hide what stands behind them, lines lie on them. */
export type Part = { mass: string } | { line: string };

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed shape through these points. */
export function mass(...points: readonly [number, number][]): Part {
  return { mass: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z` };
}

/** An open line through these points. */
export function line(...points: readonly [number, number][]): Part {
  return { line: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}` };
}

/** A wall with a flat top. */
export function wall(x: number, y: number, width: number, height: number): Part {
  const [leftEdge, rightEdge] = [x - width / 2, x + width / 2];
  return mass([leftEdge, y], [leftEdge, y - height], [rightEdge, y - height], [rightEdge, y]);
}

/** A front under a gable. */
export function gable(x: number, y: number, width: number, height: number, roof: number): Part[] {
  const [leftEdge, rightEdge] = [x - width / 2, x + width / 2];
  return [
    mass(
      [leftEdge, y],
      [leftEdge, y - height],
      [x, y - height - roof],
      [rightEdge, y - height],
      [rightEdge, y],
    ),
    line([leftEdge, y - height + 4], [x, y - height - roof + 5], [rightEdge, y - height + 4]),
  ];
}

/** A side wall under a roof that slopes back. */
export function nave(x: number, y: number, width: number, height: number, roof: number): Part[] {
  const [leftEdge, rightEdge] = [x - width / 2, x + width / 2];
  return [
    wall(x, y, width, height),
    mass(
      [leftEdge - 2, y - height],
      [leftEdge + roof * 0.7, y - height - roof],
      [rightEdge - roof * 0.7, y - height - roof],
      [rightEdge + 2, y - height],
    ),
  ];
}

/** A round-headed opening: a door or a window. */
export function arch(x: number, y: number, width: number, height: number): Part {
  const [radius, leftEdge] = [width / 2, x - width / 2];
  const spring = round(y - height + radius);
  return {
    line: `M${round(leftEdge)} ${y}V${spring}a${round(radius)} ${round(radius)} 0 0 1 ${round(width)} 0V${y}`,
  };
}

/** Arches side by side. */
export function arcade(x: number, y: number, width: number, height: number, count: number): Part[] {
  const step = width / count;
  return Array.from({ length: count }, (_, bay) =>
    arch(x - width / 2 + step * (bay + 0.5), y, step * 0.62, height),
  );
}

/** A small cross on a point. */
function cross(x: number, y: number, height = 8): Part {
  return {
    line: `M${x} ${round(y)}v${-height}M${round(x - height * 0.28)} ${round(y - height * 0.64)}h${round(height * 0.56)}`,
  };
}

/** A drum under a pointed roof, as it crowns Armenian churches. */
export function dome(
  x: number,
  y: number,
  { width, drum, cone }: { width: number; drum: number; cone: number },
): Part[] {
  const [eaves, apex, reach] = [y - drum, y - drum - cone, width * 0.57];
  const folds = [-0.5, 0, 0.5].map((share) => line([x + reach * share, eaves], [x, apex]));
  return [
    wall(x, y, width, drum),
    ...arcade(x, y - 2, width, drum * 0.74, width > 30 ? 5 : 3),
    mass([x - reach, eaves], [x, apex], [x + reach, eaves]),
    ...folds,
    cross(x, apex, width > 20 ? 9 : 6),
  ];
}

/** A lantern on columns under a pointed roof. */
export function lantern(x: number, y: number, width: number, height: number): Part[] {
  const columns = [-0.42, -0.14, 0.14, 0.42].map((share) =>
    line([x + width * share, y], [x + width * share, y - height]),
  );
  const apex = y - height - width * 0.95;
  return [
    ...columns,
    mass([x - width * 0.58, y - height], [x, apex], [x + width * 0.58, y - height]),
    cross(x, apex, 6),
  ];
}

/** A deciduous tree. */
export function tree(x: number, y: number, height: number): Part[] {
  const crown = height * 0.36;
  const top = round(y - height + crown);
  return [
    line([x, y], [x, y - height * 0.4]),
    {
      mass: `M${round(x - crown)} ${top}a${round(crown)} ${round(crown)} 0 1 1 ${round(crown * 2)} 0a${round(crown)} ${round(crown * 0.9)} 0 0 1 ${round(-crown * 2)} 0Z`,
    },
    line([x, y - height * 0.2], [x, y - height * 0.62]),
  ];
}

/** The ground itself. */
export const earth: Part = { line: `M16 ${ground}H304` };
