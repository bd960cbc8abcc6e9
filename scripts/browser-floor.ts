/**
 * The oldest browsers for which the site is made (decision 079); `tests/journeys/old-phones.long.spec.ts`
 * keeps it, on the built files. Versions of Chrome, which Android's WebView shares, and of iOS.
 */
export const browserFloor = {
  /** Invitations, shop window and gate: styled, and their scripts run. */
  documents: { chrome: 80, ios: 12.2 },
  /**
   * Pages where people work; for older browsers these are documents too, and their forms work
   * without script.
   */
  hydrated: { chrome: 80, ios: 14.5 },
} as const;

/** The same for Vite's minifier of CSS. */
export const cssTarget = [
  `chrome${browserFloor.documents.chrome}`,
  `ios${browserFloor.documents.ios}`,
];
