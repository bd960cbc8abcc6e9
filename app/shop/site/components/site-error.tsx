import { useTranslation } from "#app/i18n/use-translation.ts";
import { isRouteErrorResponse, useLocation } from "react-router";
import { languageOfLocale, siteLanguageOf } from "#app/i18n/languages.ts";
import { ErrorNotice } from "#app/shop/site/components/error-notice.tsx";
import { MissingPage } from "#app/shop/site/components/missing-page.tsx";
import { readerOf } from "#app/shop/site/notices.ts";

/**
 * Like `ErrorNotice`, with a 404 in the shop window's shell. A module of its own, because the root
 * is part of every page and must not bundle the shell.
 */
export function SiteError({ error }: { error: unknown }) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const language = languageOfLocale(i18n.language);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing && readerOf(pathname, language) === "visitor" ? (
    <MissingPage language={siteLanguageOf(language)} />
  ) : (
    <ErrorNotice error={error} />
  );
}
