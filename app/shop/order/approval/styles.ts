import approvalCss from "#app/shop/order/components/approval-box.css?inline";
import { paletteDeclarations, pairingsStyles } from "#app/designs/styles/styles.ts";
import { studioPalette } from "#app/designs/palettes/palettes.ts";
import { raised } from "#app/designs/kit/layers.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";

/**
 * The CSS of the strip and the box around a preview: the studio's colours and fonts, in the
 * customer's language.
 */
export function approvalStyles(language: OrderLanguage): string {
  const letters = pairingsStyles(["didot-italic"], language);
  return `${letters}${approvalCss}.studio-panel${raised("theme")}{${paletteDeclarations(studioPalette)}}`;
}
