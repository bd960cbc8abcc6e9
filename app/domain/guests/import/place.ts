/** Rows of a sheet in Excel at most: lines of each further sheet begin behind so many. */
export const linesOfSheet = 1_048_576;

/** The place of a line: the sheet as one of those that are read, from 0, and its line there. */
export function placeOf(line: number): { part: number; line: number } {
  return { part: Math.floor(line / linesOfSheet), line: line % linesOfSheet };
}
