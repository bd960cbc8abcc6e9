import { netQuarter } from "#app/designs/families/carpet/cartoons.ts";
import { runs } from "#app/designs/families/carpet/knots.tsx";

/** Lozenges within a net, three pixels a knot: the quiet ground of a flat-woven rug. */
export function tile(line: string, fill: string): string {
  const quarter =
    `<g id='q'><g transform='translate(0 .5)'><path d='${runs(netQuarter, "#")}' stroke='${line}'/>` +
    `<path d='${runs(netQuarter, "r")}' stroke='${fill}'/></g></g>`;
  const folds = ["scale(-1 1)", "scale(1 -1)", "scale(-1)"];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='72' height='72' viewBox='-12 -12 24 24' shape-rendering='crispEdges'>` +
    `${quarter}${folds.map((fold) => `<use href='#q' transform='${fold}'/>`).join("")}</svg>`
  );
}
