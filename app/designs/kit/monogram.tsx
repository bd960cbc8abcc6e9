/** The initials of at most two hosts, without a company's guillemets. */
export function initialsOf(names: readonly string[]): string[] {
  return names.slice(0, 2).flatMap((name) => /[\p{L}\p{N}]/u.exec(name)?.[0] ?? []);
}

/** `Ա և Ա`; one letter for a single host. */
export function Monogram({ names, and }: { names: readonly string[]; and: string }) {
  const [first, second] = initialsOf(names);
  return (
    <>
      <b>{first}</b>
      {second && (
        <>
          <small>{and}</small>
          <b>{second}</b>
        </>
      )}
    </>
  );
}
