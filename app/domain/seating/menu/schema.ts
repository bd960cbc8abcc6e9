import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { menuLimits } from "#app/domain/seating/limits.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";

/** The form of a menu in one language. */
export const menuSchema = v.object({
  language: v.picklist(languages),
  text: v.pipe(
    v.string(),
    v.transform(cleanLines),
    v.check((text) => lengthOf(text) <= menuLimits.text, "too-long"),
    v.check((text) => text.split("\n").length <= menuLimits.lines, "too-long"),
  ),
});

/** Dishes that are served together, under a heading where they have one. */
export type Course = { heading: string | null; dishes: string[] };

/** The courses of a menu: parted by empty lines, each begins with its heading unless it is alone. */
export function coursesOf(text: string): Course[] {
  return text.split(/\n{2,}/).flatMap((part): Course[] => {
    const [first = "", ...others] = part.split("\n").filter(Boolean);
    if (first === "") return [];
    return others.length > 0
      ? [{ heading: first, dishes: others }]
      : [{ heading: null, dishes: [first] }];
  });
}
