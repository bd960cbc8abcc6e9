import { ageOf, browserEntries } from "#app/features/privacy/stores.ts";

/** Mirrors the language of the studio's own pages for scripts; the server reads the cookie alone. */
export function mirrorLanguage(language: string): void {
  try {
    localStorage.setItem(browserEntries["site-language"].name, language);
  } catch {
    // Private windows may block storage; the cookie alone decides then.
  }
}

/**
 * Stores the language of the studio's own pages. By script, because a response that sets a cookie
 * could not be cached for all guests.
 */
export function storeLanguage(language: string): void {
  const { name } = browserEntries.language;
  document.cookie = `${name}=${language}; Path=/; Max-Age=${ageOf("language")}; SameSite=Lax; Secure`;
  mirrorLanguage(language);
}
