/**
 * `sizes` of a cover's photo. On a phone less than it is shown at, so that one with three dots a
 * pixel takes the file of 960 pixels in place of 1600: three times the bytes for an edge that nobody
 * sees (docs/performance.md).
 */
export const photoSizes = "(min-width: 40rem) 100vw, 320px";
