import type { Draw } from "#app/features/preview/layout.ts";
import { arch, field, horizon, letter, ticket } from "#app/features/preview/layouts-framed.tsx";
import { corner, medallion, poster, split } from "#app/features/preview/layouts-open.tsx";
import type { Theme } from "#app/features/theme/parts.ts";

/** A picture takes after the invitation's own cover. */
export const layouts: Record<Theme["hero"], Draw> = {
  arch,
  medallion,
  field,
  horizon,
  corner,
  letter,
  split,
  poster,
  ticket,
};
