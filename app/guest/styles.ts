import { HtmlFragment } from "#app/components/html-fragments.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { fontsCss, paletteCss, preloadsOf } from "#app/designs/styles/css.ts";
import { raised } from "#app/designs/kit/layers.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { remember } from "#app/lib/remember.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import reset from "#app/designs/styles/reset.css?inline";
import base from "#app/designs/styles/base.css?inline";
import contrast from "#app/designs/styles/contrast.css?inline";
import print from "#app/designs/styles/print.css?inline";
import page from "#app/guest/components/invitation-page.css?inline";
import countdown from "#app/guest/sections/countdown/section.css?inline";
import date from "#app/guest/sections/date/section.css?inline";
import sections from "#app/guest/components/sections.css?inline";
import shortcuts from "#app/guest/components/shortcuts.css?inline";
import wide from "#app/guest/components/wide-page.css?inline";
import alone from "#app/guest/components/alone-sections.css?inline";
import widePlaces from "#app/guest/components/wide-places.css?inline";
import wideSections from "#app/guest/components/wide-sections.css?inline";
import venues from "#app/guest/sections/venue/group.css?inline";
import { partsOf } from "#app/guest/page-parts.ts";
import replyForm from "#app/domain/reply/components/reply-form.css?inline";
import replySection from "#app/domain/reply/components/reply-section.css?inline";

/**
 * All CSS of an invitation in one language, for one `<style>` in the head: font faces, palette,
 * base styles, and the parts of its design.
 * @param extras CSS that only some invitations need.
 * @param hasPhoto whether the cover shows the hosts' photo in place of the design's own.
 * @param written how a page writes what all pages of a design share (`useWritten`).
 */
export function themeStyles(
  theme: Theme,
  language: Language,
  extras = "",
  hasPhoto = false,
  written: (fragment: HtmlFragment) => string = ({ html }) => html,
): string {
  const [leadingStyles, trailingStyles] = stylesAround(theme, language, hasPhoto);
  return [written(leadingStyles), extras, written(trailingStyles)].join("\n");
}

/** The styles before and after those that only some invitations need. */
const stylesAround = remember(
  60,
  (theme: Theme, language: Language, hasPhoto: boolean) =>
    `${language} ${hasPhoto} ${JSON.stringify(theme)}`,
  (theme, language, hasPhoto) => {
    const parts = partsOf(theme);
    const leadingStyles = [
      fontsCss(parts.pairing, language),
      reset,
      base,
      page,
      sections,
      countdown,
      date,
      venues,
      replyForm,
      replySection,
    ];
    const trailingStyles = [
      shortcuts,
      parts.sections,
      wide,
      wideSections,
      widePlaces,
      alone,
      parts.world?.css ?? "",
      hasPhoto ? parts.photoCover.css : parts.hero.css,
      parts.timeline.css,
      parts.opening?.css ?? "",
      paletteCss(parts.palette, parts.ornament.tile),
      contrast,
      print,
    ];
    return [
      new HtmlFragment(leadingStyles.join("\n")),
      new HtmlFragment(trailingStyles.join("\n")),
    ] as const;
  },
);

const overParts = raised("theme");

/** The CSS of a cover alone, as the shop window frames it. */
export function coverStyles(theme: Theme, language: Language, hasPhoto: boolean): string {
  const { palette, pairing, ornament, hero, photoCover } = partsOf(theme);
  return [
    fontsCss(pairing, language),
    reset,
    base,
    page,
    hasPhoto ? photoCover.css : hero.css,
    paletteCss(palette, ornament.tile),
    // The cover is used as a picture: it neither scrolls nor has controls.
    `html${overParts}{overflow:hidden}.languages${overParts},.scroll-cue${overParts}{visibility:hidden}`,
  ].join("\n");
}

/**
 * Addresses of the fonts that the first screen of `language` needs. The date's face is left out
 * under an opening, which shows no date.
 */
export function fontPreloads({ pairing, opening }: Theme, language: Language): string[] {
  const first = preloadsOf(registry.pairing[pairing], language);
  if (opening !== "none") return first;
  const { figures } = registry.pairing[pairing].fontsOf(language);
  return [...first, ...figures.map((face) => face.url)];
}
