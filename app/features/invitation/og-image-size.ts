/** In pixels; what the readers of Open Graph show large. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** In bytes: WhatsApp shows no picture that is heavier. */
export const ogImageMaxBytes = 300_000;
