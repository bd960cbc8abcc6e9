import type { ReactNode } from "react";
import { preload } from "react-dom";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFetchers, useNavigation } from "react-router";
import { useDocumentModule } from "#app/components/page-script.tsx";
import { useScript } from "#app/components/use-script.ts";
import { languageOfLocale } from "#app/i18n/languages.ts";
import { Footer } from "#app/shop/site/components/footer.tsx";
import { TopBar, type LanguageWay } from "#app/shop/site/components/top-bar.tsx";
import type { SitePageId } from "#app/shop/site/pages.ts";
import site from "#app/shop/site/components/site.css?inline";
import { plainFontPreloads, siteStyles } from "#app/designs/house/studio-styles.ts";

const startShell = async () => (await import("#app/shop/site/script/shell.ts")).enableShell();

const asItIs = (path: string) => path;

/**
 * The shell of the studio's own pages: bar, content, footer, the button back to the top. Complete
 * without script.
 * @param id null on a page that replaces a missing one.
 * @param switchTo the address in the other language, as in `/prices?lng=en`; of a page in more
 * languages, its address in each.
 * @param hrefOf turns a page's path into the address that bar and footer link to. Identity by
 * default; adds `lng` where the page's language is not that of the visitor's cookie.
 * @param cover whether the content begins behind the bar, which is transparent then.
 * @param css the CSS of the page's own parts.
 */
export function SitePage({
  id,
  switchTo,
  hrefOf = asItIs,
  cover = false,
  css = "",
  children,
}: {
  id: SitePageId | null;
  switchTo: string | readonly LanguageWay[];
  hrefOf?: (path: string) => string;
  cover?: boolean;
  css?: string;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const language = languageOfLocale(i18n.language);
  const script = useDocumentModule();
  const isNavigating = useNavigation().state !== "idle";
  const isLoading = useFetchers().length > 0 || isNavigating;
  useScript(startShell);
  if (import.meta.env.SSR)
    for (const font of plainFontPreloads(language))
      preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <>
      <style href={`site-${id ?? "missing"}`} precedence="design">
        {/* In the browser React recognises the style by its href and leaves it alone. */}
        {import.meta.env.SSR ? siteStyles(language, site + css) : ""}
      </style>
      {script && <script type="module" src={script} async />}
      <a className="skip-link" href="#content">
        {t("site:nav.skip")}
      </a>
      <p className="spinner" role="status" data-loading={isLoading || undefined}>
        <span hidden={!isLoading}>{t("site:nav.loading")}</span>
      </p>
      <TopBar current={id} switchTo={switchTo} hrefOf={hrefOf} />
      <main id="content" className={cover ? "site cover" : "site"} data-site tabIndex={-1}>
        {children}
      </main>
      <Footer hrefOf={hrefOf} />
      <a className="up" href="#top" data-up aria-label={t("site:nav.up")}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M12 20V5M5.5 11.5 12 5l6.5 6.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </a>
    </>
  );
}
