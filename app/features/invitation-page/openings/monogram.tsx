/** The first letters of at most two hosts. A company's guillemets are passed over. */
export function initialsOf(names: readonly string[]): string[] {
  return names.slice(0, 2).flatMap((name) => /[\p{L}\p{N}]/u.exec(name)?.[0] ?? []);
}

/** `Ա և Ա`; a single host has one letter. */
export function Monogram({ names, and }: { names: readonly string[]; and: string }) {
  const [first, second] = initialsOf(names);
  return (
    <>
      {first}
      {second && (
        <>
          <small>{and}</small>
          {second}
        </>
      )}
    </>
  );
}
