import { mostFileBytes, mostPhotos, mostPixels } from "#app/shop/order/material/limits.ts";
import { studio } from "#app/i18n/studio.ts";
import { formatPhone } from "#app/lib/call-links.ts";

const megabyte = 1024 * 1024;

/** Numbers that the texts about files name. */
export const materialTerms = {
  photos: mostPhotos,
  megabytes: mostFileBytes / megabyte,
  megapixels: mostPixels / 1_000_000,
  phone: formatPhone(studio.phone),
};
