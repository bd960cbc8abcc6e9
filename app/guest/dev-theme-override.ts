import * as v from "valibot";
import { themeEntries } from "#app/domain/invitation/schema.ts";
import { builtPaletteNames, findBuiltPalette } from "#app/designs/palettes/palettes.ts";
import type { Theme } from "#app/designs/part-names.ts";

const partsInQuery = v.partial(
  v.object({ ...themeEntries, palette: v.picklist(builtPaletteNames) }),
);

/**
 * Replaces parts of an invitation's theme by those that the query names, as in
 * `?hero=arch&palette=kermes`. Development only.
 * @throws ValiError for a part with an unknown name.
 */
export function mixed<Themed extends { theme: Theme }>(
  invitation: Themed,
  search: URLSearchParams,
): Themed {
  const parts = v.parse(partsInQuery, Object.fromEntries(search));
  const theme = { ...invitation.theme, ...parts };
  if (parts.palette !== undefined) theme.colours = findBuiltPalette(parts.palette);
  return { ...invitation, theme };
}
