/** CSS of a world for screens alone; print keeps the plain sections and their paper's colours. */
export function onScreen(...sheets: string[]): string {
  return `@media screen{${sheets.join("\n")}}`;
}
