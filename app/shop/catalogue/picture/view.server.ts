import type { TFunction } from "i18next";
import type { ShownPicture } from "#app/shop/catalogue/components/picture-document.tsx";
import { pictureTextOf } from "#app/shop/catalogue/picture/definition-texts.ts";
import type { PictureFiles } from "#app/shop/catalogue/picture/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The card or the animation that a definition is; null for a page.
 * @param t a translator of that language.
 * @param files of what it shows; none before they are made.
 */
export function shownPictureOf(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
  files: PictureFiles = {},
): ShownPicture | null {
  const { picture } = invitation;
  return picture ? { drawn: picture, text: pictureTextOf(invitation, language, t), files } : null;
}
