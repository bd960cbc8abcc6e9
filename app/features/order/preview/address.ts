import type { Language } from "#app/i18n/languages.ts";

/** What a draft's address is made of. */
export type PreviewKey = { invitation: string; key: string };

/** Where a draft is looked at: without a language, in the first one that it has. */
export function previewAddress({ invitation, key }: PreviewKey, language?: Language): string {
  return ["/draft", invitation, key, language].filter(Boolean).join("/");
}
