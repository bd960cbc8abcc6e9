/**
 * Stores the language of the studio's own pages, as the server reads it and as the shell mirrors it.
 * By script, because a response that sets a cookie could not be cached for all guests. Names and age
 * are those of `browserEntries` (app/platform/privacy/stores.ts), which would be a kilobyte of script.
 */
export function storeLanguage(language: string): void {
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
  try {
    localStorage.setItem("language", language);
  } catch {
    // Private windows may block storage; the cookie alone decides then.
  }
}
