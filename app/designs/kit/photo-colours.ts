import type { CSSProperties } from "react";
import type { CoverPhoto } from "#app/designs/contract.ts";
import { channelsOf } from "#app/designs/palettes/colour-mixing.ts";

/**
 * Custom properties for the CSS of a cover with a photo: `--shade`, `--head`, `--foot`, `--zoom`,
 * `--tint`.
 */
export function photoColours({ shade, tint, head, foot, zoom }: CoverPhoto) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--shade": channelsOf(shade).join(" "),
    "--head": head,
    "--foot": foot,
  };
  if (zoom !== 1) style["--zoom"] = zoom;
  style["--tint"] = tint;
  return style;
}
