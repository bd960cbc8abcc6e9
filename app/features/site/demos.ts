/**
 * Demo invitations that show what no design does, by the words under `site:weblink.demos`. Each is in
 * Armenian at its bare address and in English behind `/en`; a test holds them against `content/`.
 */
export const demos = [
  { id: "photos", path: "wedding/gallery-demo" },
  { id: "film", path: "wedding/film-demo" },
  { id: "big-family", path: "wedding/big-family-demo" },
  { id: "registration", path: "event/registration-demo" },
  { id: "six-languages", path: "couple/demo001" },
  { id: "password", path: "templates/test-private" },
] as const;

/** A demo's address in the language of the page that links it. */
export function demoAddress(path: string, language: "am" | "en"): string {
  return language === "am" ? `/${path}` : `/${path}/en`;
}
