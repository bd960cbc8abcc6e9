const megabyte = 1024 * 1024;

/** Limits of an order's files, as its page says them. */
export const mostPhotos = 20;
export const mostSongs = 1;

/** Bytes of one file: a photo of 50 megapixels in the best quality, or ten minutes of music. */
export const mostFileBytes = 15 * megabyte;

/**
 * Pixels of one photo. Phones take up to 50 million. A picture takes four bytes a pixel wherever it
 * is opened, however small its file is.
 */
export const mostPixels = 60_000_000;

/**
 * Bytes that are sent at once: on a slow network a few seconds, which are lost when it breaks off.
 * Every part of a file but its last one has this length.
 */
export const partBytes = 512 * 1024;

/** Files of an order of which some parts have come. */
export const mostUnfinished = 2 * mostPhotos;

/** A small picture for the page: its longer side in pixels, and its bytes. */
export const smallSide = 640;
export const mostSmallBytes = 300 * 1024;

/** Characters. */
export const longestCaption = 200;
export const longestFileName = 120;
