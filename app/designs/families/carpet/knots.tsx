/** The colours of a cartoon's letters. */
const dyes = {
  "#": "var(--line)",
  r: "var(--deco)",
  b: "var(--deco-deep)",
  l: "var(--deco-light)",
  o: "var(--deco-glint)",
};

/** A cartoon, knotted: one path a colour, its runs as strokes one unit high. */
export function Knots({ rows }: { rows: readonly string[] }) {
  return (
    <g transform="translate(0 .5)" fill="none" shapeRendering="crispEdges">
      {Object.entries(dyes).map(([letter, dye]) => {
        const path = runs(rows, letter);
        return path && <path key={letter} stroke={dye} d={path} />;
      })}
    </g>
  );
}

/** The runs of `letter`, as a path. */
export function runs(rows: readonly string[], letter: string): string {
  return rows
    .map((row, y) => {
      let end = 0;
      return [...row.matchAll(new RegExp(`${letter}+`, "g"))]
        .map(({ 0: run, index }, count) => {
          const step = count === 0 ? `M${index} ${y}` : `m${index - end} 0`;
          end = index + run.length;
          return `${step}h${run.length}`;
        })
        .join("");
    })
    .join("");
}

const folds = ["scale(-1 1)", "scale(1 -1)", "scale(-1)"];

/** A quarter, knotted and reflected; `name` is its id without the prefix. */
export function Folded({ name, rows }: { name: string; rows: readonly string[] }) {
  return (
    <>
      <g id={`orn-${name}`}>
        <Knots rows={rows} />
      </g>
      {folds.map((fold) => (
        <use key={fold} href={`#orn-${name}`} transform={fold} />
      ))}
    </>
  );
}
