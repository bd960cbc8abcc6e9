import { body, crown, tear } from "#app/designs/families/pomegranate/shapes.ts";

/** The old velvet of the pomegranate: pointed ogees, a fruit in each, every second row set over. */
export function tile(line: string, fill: string): string {
  const [width, height] = [92, 132];
  const places = [
    [width / 2, height / 2],
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  const fruit =
    `<g id='f'><g transform='scale(.3)' stroke-width='4' fill='${fill}'><path d='${crown}'/><path d='${body}'/><path d='${tear}' fill='none'/>` +
    `<path d='M6 58C16 80 40 78 52 60C34 52 18 50 6 58ZM-6 58C-16 80 -40 78 -52 60C-34 52 -18 50 -6 58ZM0 50V92'/></g></g>`;
  const ogees =
    `<path stroke-width='1.2' d='M46 0C46 30 92 34 92 66C92 98 46 102 46 132M46 0C46 30 0 34 0 66C0 98 46 102 46 132'/>` +
    `<path stroke-width='.6' d='M46 9C48 35 86 41 86 66C86 91 48 97 46 123C44 97 6 91 6 66C6 41 44 35 46 9Z'/>`;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none' stroke='${line}' stroke-linejoin='round'>` +
    `<defs>${fruit}</defs>${ogees}${places.map(([x, y]) => `<use href='#f' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}
