import { mostSmallBytes, smallSide } from "#app/shop/order/material/limits.ts";

/** Of the JPEG: enough for a tile of a phone's width. */
const quality = 0.8;

/**
 * A small JPEG of a photo, upright, made by the browser.
 * @returns null for a file that the browser cannot show, such as HEIC outside of Safari, or music.
 */
export async function smallPicture(file: File): Promise<Blob | null> {
  if (file.type.startsWith("audio/")) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, smallSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    // A PNG may be transparent, and a JPEG shows that as black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    return small && small.size <= mostSmallBytes ? small : null;
  } catch (error) {
    console.warn("no small picture", error);
    return null;
  }
}

/** As an address of the picture itself: the page's policy allows `data:` and no `blob:`. */
export async function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("not read")));
    reader.readAsDataURL(picture);
  });
}
