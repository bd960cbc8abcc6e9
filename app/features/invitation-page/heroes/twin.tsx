/**
 * A second copy of a drawing, which covers of wide screens show on the other side; hidden on phones
 * (invitation-page.css).
 * @param of the id of the drawing's group.
 * @param box the drawing's `viewBox`, from the origin.
 */
export function Twin({ of, box }: { of: string; box: string }) {
  return (
    <svg className="twin" viewBox={box} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}
