import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

/**
 * Stands for the hash in the address of a design's og-image, where who names it does not know the
 * published version: `/og/templates/1002/current/am.png`.
 */
export const currentPicture = "current";

/**
 * The R2 path of a design's own og-image: in the language of the file's name, else in another; null
 * where none was drawn.
 * @param file as `am.png`.
 */
export function currentPictureOf(invitation: PublishedInvitation, file: string): string | null {
  const drawn = Object.entries(invitation.preview ?? {});
  const [, picture] = drawn.find(([language]) => `${language}.png` === file) ?? drawn[0] ?? [];
  return picture ?? null;
}
