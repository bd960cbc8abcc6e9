import { Put } from "#app/designs/kit/repeats.tsx";
import type { Point } from "#app/designs/kit/geometry.ts";
import { mirrored, Rope, SmallCross, Tassel } from "./rope.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const middle = 240;
/** From the back of the neck to the knot. */
const half: readonly Point[] = [
  [184, 24],
  [176, 92],
  [206, 164],
  [240, 204],
];
const loop: readonly Point[] = [
  [240, 206],
  [222, 166],
  [164, 160],
  [166, 198],
  [168, 236],
  [216, 236],
  [240, 206],
];
const end: readonly Point[] = [
  [240, 206],
  [230, 244],
  [206, 252],
  [198, 290],
];

const body =
  "M182 26C150 32 126 42 108 56C70 82 40 118 18 152L76 210C94 194 110 178 126 168C122 262 86 440 34 620H446C394 440 358 262 354 168C370 178 386 194 404 210L462 152C440 118 410 82 372 56C354 42 330 32 298 26C290 74 190 74 182 26Z";

/**
 * A child's christening gown with the twisted red and white cord (narot) round its neck, in 480 by 600.
 * @param crossed whether a cross hangs from the knot, as at a baptism.
 */
export function Gown({ crossed }: { crossed: boolean }) {
  return (
    <>
      <path d="M182 26C200 8 280 8 298 26C290 74 190 74 182 26Z" fill="var(--deco-light)" />
      <path
        d={body}
        fill="var(--deco-glint)"
        stroke="var(--deco-deep)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {/* Folds that fall from the yoke, and those of the sleeves. */}
      <path
        d="M126 198C121 300 96 440 62 600L104 600C124 440 134 300 140 200ZM172 204C172 320 156 470 146 600H186C188 470 188 330 186 205ZM354 198C359 300 384 440 418 600L376 600C356 440 346 300 340 200ZM308 204C308 320 324 470 334 600H294C292 470 292 330 294 205ZM108 70C84 100 66 128 54 160L44 150C62 118 84 90 108 70ZM372 70C396 100 414 128 426 160L436 150C418 118 396 90 372 70Z"
        fill="var(--deco-light)"
        opacity=".42"
      />
      <Line d="M126 186Q240 222 354 186M126 196Q240 232 354 196" of="deco-light" width={2} />
      {/* Lace round the neck and the sleeves, of the ground's beads with holes. */}
      <g fill="none" strokeLinecap="round">
        {[
          { stroke: "var(--deco-deep)", strokeWidth: 19 },
          { stroke: "var(--deco-glint)", strokeWidth: 16 },
          { stroke: "var(--deco)", strokeWidth: 4 },
        ].map((bead) => (
          <path
            key={bead.stroke}
            d="M172 34C174 98 306 98 308 34M20 156L78 214M460 156L402 214"
            strokeDasharray="0 14"
            {...bead}
          />
        ))}
      </g>
      {/* Red stitches along the cuffs and down the front. */}
      <g fill="none" stroke="var(--deco)" strokeWidth="4" strokeLinecap="round">
        <path d="M34 146L86 196M446 146L394 196" strokeDasharray="0 9" />
        <path d="M232 344V600M248 344V600" strokeDasharray="0 11" />
      </g>
      <g fill="none" stroke="var(--deco)" strokeWidth="2">
        <path d="M24 152L80 206M456 152L400 206" />
      </g>
      {[356, 422, 488, 554].map((y) => (
        <path
          key={y}
          d={`M${middle} ${y - 15}L255 ${y}L${middle} ${y + 15}L225 ${y}ZM${middle} ${y - 6}L246 ${y}L${middle} ${y + 6}L234 ${y}Z`}
          fill="var(--deco)"
          fillRule="evenodd"
        />
      ))}
      <Put of={Tassel} at="translate(198 284)rotate(10)scale(.72)" />
      <Put of={Tassel} at="translate(282 284)rotate(-10)scale(.72)" />
      <Rope way={half} thick={13} />
      <Rope way={mirrored(half, middle)} thick={13} />
      <Rope way={end} thick={9} />
      <Rope way={mirrored(end, middle)} thick={9} />
      {crossed && <Put of={SmallCross} at={`translate(${middle} 232)`} />}
      <Rope way={loop} thick={9} />
      <Rope way={mirrored(loop, middle)} thick={9} />
      <Knot at={[middle, 206]} size={0.8} />
    </>
  );
}

/** The knot of a bow, three turns of the cord around it. */
export function Knot({ at, size }: { at: Point; size: number }) {
  return (
    <g
      transform={`translate(${at.join(" ")})scale(${size})`}
      stroke="var(--deco-deep)"
      strokeWidth="1.5"
    >
      <path d="M-15 -14Q0 -22 15 -14Q21 0 15 14Q0 22 -15 14Q-21 0 -15 -14Z" fill="var(--deco)" />
      <path d="M-18 -6Q0 -14 17 -10L19 1Q0 -4 -19 5Z" fill="var(--deco-glint)" />
      <path d="M-18 8Q0 2 19 4L15 13Q0 9 -13 16Z" fill="var(--deco-glint)" />
    </g>
  );
}
