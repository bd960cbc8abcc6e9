import type { Language } from "#app/i18n/languages.ts";

/** The parts of a preview's address. */
export type PreviewKey = { invitation: string; key: string };

/** A preview's address; without a language, in its first one. */
export function previewAddress({ invitation, key }: PreviewKey, language?: Language): string {
  return ["/preview", invitation, key, language].filter(Boolean).join("/");
}
