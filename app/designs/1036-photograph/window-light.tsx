import { range } from "#app/designs/kit/geometry.ts";

/** Two columns of four panes, 74 × 86 each, with the bars between them left out. */
const panes = range(4, 0, 276)
  .flatMap((y) => [0, 82].map((x) => `M${x} ${y}h74v86h-74Z`))
  .join("");

/**
 * The light of a tall window, aslant over a paper of 400 × 500; it fades towards its foot.
 * @param id of its gradient.
 */
export function WindowLight({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0.35" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".6" stopColor="var(--ground)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--ground)" stopOpacity="0" />
      </linearGradient>
      <path d={panes} transform="translate(196 44)skewX(-24)skewY(7)" fill={`url(#${id})`} />
    </>
  );
}
