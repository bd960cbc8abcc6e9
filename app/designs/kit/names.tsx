import type { CSSProperties } from "react";

/** The longest piece that no line breaks, in letters, that each size fits on a phone (invitation-page.css). */
const steps = [
  { letters: 7, step: "short" },
  { letters: 10, step: "medium" },
  { letters: 14, step: "long" },
  { letters: 16, step: "longer" },
] as const;

/**
 * From this length a script face is hard to read, and the pairing may use another font
 * (invitation-page.css).
 */
const longName = 22;

/** True if a text is slow to read in a script face. */
export function isLong(text: string): boolean {
  return Array.from(text).length > longName;
}

/**
 * The hosts' names, one line each, with a small surname below. The longest word sets the size, an
 * "and" with the word after it. The first two, where each is one word, are elements of their
 * own, which an opening moves. A cover with other room for the names computes their size from that word's length, `--letters`.
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
    ...names
      .flatMap((name) => keepAnd(name, and).split(" "))
      .map((piece) => Array.from(piece).length),
  );
  const length = steps.find(({ letters }) => longest <= letters)?.step ?? "longest";
  const style: CSSProperties & Record<`--${string}`, number> = { "--letters": longest };
  return (
    <span
      className="names display"
      data-length={length}
      data-long={names.some(isLong) || undefined}
      style={style}
    >
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <small>{and}</small>}{" "}
          {moveAlone(names) && index < 2 ? <b>{name}</b> : keepAnd(name, and)}
          {surnames?.[index] && <em className="surname"> {surnames[index]}</em>}
        </span>
      ))}
    </span>
  );
}

/** True if an opening moves each name by itself; else all as one block (opening-names.css). */
export function moveAlone(names: readonly string[]): boolean {
  return names.slice(0, 2).every((name) => !/\s/.test(name));
}

/** Two people in one name, as parents who invite together: a line never ends in the "and". */
function keepAnd(name: string, and: string): string {
  return name.replaceAll(` ${and} `, ` ${and}\u{a0}`);
}
