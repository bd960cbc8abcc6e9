import type { CSSProperties } from "react";

/** Up to how many letters of the longest word each size fits a phone (invitation-page.css). */
const steps = [
  { letters: 7, step: "short" },
  { letters: 10, step: "medium" },
  { letters: 14, step: "long" },
  { letters: 16, step: "longer" },
] as const;

/** Longer than this, a script is hard to read: its pairing may name another font (invitation-page.css). */
const longName = 22;

/**
 * The hosts' names, one line each, a surname small below its name; the longest word sets the size.
 * A cover that sizes them to a room of its own reads that word's letters from `--letters`.
 */
export function Names({
  names,
  surnames,
  and,
}: {
  names: readonly string[];
  surnames?: readonly (string | undefined)[];
  and: string;
}) {
  const longest = Math.max(
    ...names.flatMap((name) => name.split(" ")).map((word) => Array.from(word).length),
  );
  const length = steps.find(({ letters }) => longest <= letters)?.step ?? "longest";
  const style: CSSProperties & Record<`--${string}`, number> = { "--letters": longest };
  return (
    <span
      className="names display"
      data-length={length}
      data-long={names.some((name) => Array.from(name).length > longName) || undefined}
      style={style}
    >
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <small>{and}</small>} {name}
          {surnames?.[index] && <em className="surname"> {surnames[index]}</em>}
        </span>
      ))}
    </span>
  );
}
