/**
 * A peacock's train as a ribbon with a row of eyes.
 * @param shift moves the row, in units along the ribbon.
 */
export function Train({ d, shift = 0 }: { d: string; shift?: number }) {
  return (
    <g fill="none">
      <path d={d} stroke="var(--line)" strokeWidth="11" />
      <path d={d} stroke="var(--deco-deep)" strokeWidth="8.4" />
      <g strokeLinecap="round" strokeDasharray="0 9" strokeDashoffset={shift}>
        <path d={d} stroke="var(--deco-light)" strokeWidth="5" />
        <path d={d} stroke="var(--deco-glint)" strokeWidth="2.2" />
      </g>
    </g>
  );
}
