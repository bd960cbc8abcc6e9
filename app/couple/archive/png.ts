/** Pixels of a picture for each unit of its drawing: sharp at the size at which a PDF prints it. */
const pixels = 5;

/**
 * Draws an SVG document as PNG in the browser. Null where the browser cannot: a drawing is no reason
 * for a couple to have no PDF.
 */
export async function drawnPng(svg: string): Promise<Uint8Array | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width * pixels;
    canvas.height = image.height * pixels;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return png && new Uint8Array(await png.arrayBuffer());
  } catch {
    return null;
  }
}
