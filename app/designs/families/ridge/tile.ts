import { hill } from "#app/designs/families/ridge/frames.tsx";

/** The two peaks with the sun between them, row above row. */
export function tile(line: string, fill: string): string {
  const places = [
    [62, 58],
    [0, 116],
    [124, 116],
  ];
  const slopes = [1, 0.78, 0.56, 0.34, 0.14]
    .map(
      (height) =>
        `<path d='${hill}' transform='scale(1 ${height})' stroke-width='${height === 1 ? 1.3 : 0.7}'/>`,
    )
    .join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='124' height='116' fill='none' stroke='${line}' stroke-linejoin='round'>` +
    `<defs><g id='m'><path d='M-21-19A12 12 0 1 1 1-36C-4-28-8-19-14-16C-17-14-19-16-21-19Z' fill='${fill}' stroke-width='.7'/>${slopes}</g></defs>` +
    `${places.map(([x, y]) => `<use href='#m' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}
