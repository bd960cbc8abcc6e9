/** Up to how many letters of the longest name each size fits a phone (invitation-page.css). */
const steps = [
  { letters: 7, step: "short" },
  { letters: 10, step: "medium" },
  { letters: 14, step: "long" },
  { letters: 16, step: "longer" },
] as const;

/** The hosts' names, one line each; the longest sets the size of both. */
export function Names({ names, and }: { names: readonly string[]; and: string }) {
  const longest = Math.max(...names.map((name) => Array.from(name).length));
  const length = steps.find(({ letters }) => longest <= letters)?.step ?? "longest";
  return (
    <span className="names display" data-length={length}>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <small>{and}</small>} {name}
        </span>
      ))}
    </span>
  );
}
