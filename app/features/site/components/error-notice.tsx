import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import { siteLanguages } from "#app/i18n/languages.ts";
import { MissingPage } from "#app/features/site/components/missing-page.tsx";
import { NoticePage, type Notice } from "#app/features/site/components/notice-page.tsx";

/** Any other status is shown as an internal error. */
const notices = new Map<number, Notice>([
  [400, "bad-request"],
  [404, "not-found"],
  [405, "wrong-method"],
  [410, "ended"],
  [413, "too-large"],
  [429, "too-many"],
  [503, "unavailable"],
]);

/**
 * The page for a thrown response or error. A 404 has the shop window's shell, unless its address
 * names a language that the shop window lacks.
 */
export function ErrorNotice({ error }: { error: unknown }) {
  const { i18n } = useTranslation();
  const language = siteLanguages.find((code) => code === i18n.language);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 && language) return <MissingPage language={language} />;
  return <NoticePage kind={notices.get(status) ?? "broken"} />;
}
