import type { SiteLanguage } from "#app/i18n/languages.ts";
/**
 * Demo invitations with features that no design shows; their texts are under `site:weblink.demos`.
 * Each is in Armenian at its bare address and in English below `/en`; a test compares them with
 * `content/`.
 */
export const demos = [
  { id: "photos", path: "wedding/gallery-demo" },
  { id: "film", path: "wedding/film-demo" },
  { id: "big-family", path: "wedding/big-family-demo" },
  { id: "registration", path: "event/registration-demo" },
  { id: "six-languages", path: "couple/demo001" },
  { id: "password", path: "templates/test-private" },
] as const;

export type Demo = (typeof demos)[number];

/** A demo's address in the language of the linking page. */
export function demoAddress(path: string, language: SiteLanguage): string {
  return language === "am" ? `/${path}` : `/${path}/en`;
}
