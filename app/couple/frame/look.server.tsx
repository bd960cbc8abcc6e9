import { raised } from "#app/designs/kit/layers.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { fontsCss, properties } from "#app/designs/styles/css.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A dashboard in the look of its invitation: CSS, and the design's emblem as SVG. */
export type DashboardLook = { css: string; emblem: string };

/** Over dashboard.css, which may come after it. */
const overAll = raised(null);

/**
 * The palette, letters and emblem of an invitation. Drawn here and sent as text, because the
 * drawing kit would put 110 KB into the page's script.
 */
export function lookOf(
  { theme }: Pick<PublishedInvitation, "theme">,
  language: Language,
): DashboardLook {
  const { scheme, paper: _, field: _field, ...colours } = paletteOf(theme);
  const pairing = registry.pairing[theme.pairing];
  const { Shapes, Emblem } = registry.ornament[theme.ornament];
  const { display } = pairing.fontsOf(language);
  const declarations = `${properties(colours)}--paper:var(--surface);--gold:var(--deco);--serif:${display};--display-weight:${pairing.displayWeight}`;
  return {
    css: `${fontsCss(pairing, language)}main.dashboard${overAll}{${declarations}}html:root:root${overAll}{background:${colours.ground};color-scheme:${scheme}}`,
    emblem: renderToStaticMarkup(
      <>
        <Shapes />
        <Emblem />
      </>,
    ),
  };
}
