import type { CoverForm } from "#app/designs/cover-forms.ts";
import { ogImageSize } from "#app/designs/kit/og-image-size.ts";

/** The part of an og-image that the hosts' photo takes, in pixels. */
export function photoRoom(form: CoverForm) {
  return form === "arch"
    ? { x: 48, y: 40, width: 352, height: 550 }
    : { x: 0, y: 0, width: 416, height: ogImageSize.height };
}
