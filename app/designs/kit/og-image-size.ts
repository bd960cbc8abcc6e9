/** In pixels; the size that readers of Open Graph show large. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** In bytes: WhatsApp shows no heavier picture. */
export const ogImageMaxBytes = 300_000;
