import * as v from "valibot";
import { themeEntries } from "#app/features/invitation/schema.ts";
import type { Theme } from "#app/design/parts.ts";

const asked = v.partial(v.object(themeEntries));

/**
 * An invitation with the parts of other designs that an address asks for, as in
 * `?hero=arch&palette=kermes`: for the team's eyes, in development alone.
 * @throws ValiError for a part with an unknown name.
 */
export function mixed<Themed extends { theme: Theme }>(
  invitation: Themed,
  search: URLSearchParams,
): Themed {
  const parts = v.parse(asked, Object.fromEntries(search));
  return { ...invitation, theme: { ...invitation.theme, ...parts } };
}
