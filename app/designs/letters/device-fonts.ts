/** A font on guests' devices: a short name for the CSS, and its own names for `local()`. */
export type DeviceFont = { label: string; local: readonly string[] };

/**
 * Fonts shown until a web font has loaded. Android and Apple have Noto for Armenian, Linux DejaVu;
 * for Latin and Cyrillic Android has Roboto and Noto Serif, all others Arial and Times or metric
 * equivalents.
 */
export const deviceFonts = {
  armenianSerif: { label: "Noto", local: ["Noto Serif Armenian", "NotoSerifArmenian-Regular"] },
  armenianSerifBold: {
    label: "Noto",
    local: ["Noto Serif Armenian Bold", "NotoSerifArmenian-Bold"],
  },
  armenianSans: { label: "Noto", local: ["Noto Sans Armenian", "NotoSansArmenian-Regular"] },
  armenianSansBold: {
    label: "Noto",
    local: ["Noto Sans Armenian Bold", "NotoSansArmenian-Bold"],
  },
  dejavuSerif: { label: "DejaVu", local: ["DejaVu Serif"] },
  dejavuSerifItalic: { label: "DejaVu", local: ["DejaVu Serif Italic", "DejaVu Serif"] },
  dejavuSerifBold: { label: "DejaVu", local: ["DejaVu Serif Bold"] },
  dejavuSans: { label: "DejaVu", local: ["DejaVu Sans"] },
  dejavuSansBold: { label: "DejaVu", local: ["DejaVu Sans Bold"] },
  times: {
    label: "Times",
    local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
  },
  timesItalic: {
    label: "Times",
    local: ["Times New Roman Italic", "TimesNewRomanPS-ItalicMT", "Liberation Serif Italic"],
  },
  timesBold: {
    label: "Times",
    local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
  },
  notoSerif: { label: "Noto", local: ["Noto Serif", "NotoSerif-Regular"] },
  notoSerifItalic: { label: "Noto", local: ["Noto Serif Italic", "NotoSerif-Italic"] },
  notoSerifBold: { label: "Noto", local: ["Noto Serif Bold", "NotoSerif-Bold"] },
  arial: { label: "Arial", local: ["Arial", "ArialMT", "Liberation Sans"] },
  arialBold: { label: "Arial", local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"] },
  roboto: { label: "Roboto", local: ["Roboto", "Roboto-Regular"] },
  robotoBold: { label: "Roboto", local: ["Roboto Bold", "Roboto-Bold"] },
} as const satisfies Record<string, DeviceFont>;

export type DeviceFontName = keyof typeof deviceFonts;
