import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import { siteLanguages } from "#app/features/language/languages.ts";
import { MissingPage } from "#app/features/site/components/missing-page.tsx";
import { NoticePage } from "#app/features/site/components/notice-page.tsx";

/**
 * The page in place of one that could not be shown, by what was thrown. What is not there is said in
 * the shop window, unless its address asks for a language that the shop window does not speak.
 */
export function ErrorNotice({ error }: { error: unknown }) {
  const { i18n } = useTranslation();
  const language = siteLanguages.find((code) => code === i18n.language);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 && language) return <MissingPage language={language} />;
  return <NoticePage kind={status === 404 ? "not-found" : status === 410 ? "ended" : "broken"} />;
}
