import type { ReactNode } from "react";
import { preload } from "react-dom";
import { useTranslation } from "react-i18next";
import { useDocumentModule } from "#app/components/page-script.tsx";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { Footer } from "#app/features/site/components/footer.tsx";
import { TopBar } from "#app/features/site/components/top-bar.tsx";
import type { SitePageId } from "#app/features/site/pages.ts";
import site from "#app/features/site/components/site.css?inline";
import { plainFontPreloads, siteStyles } from "#app/design/studio-styles.ts";

const asItIs = (path: string) => path;

/**
 * One of the studio's own pages: bar, content, footer, the way back up. Complete without script.
 * @param id null on a page that stands in for one that is not there.
 * @param switchTo where the other language is, as in `/prices?lng=en`.
 * @param hrefOf the address to which bar and footer lead for a page's path; the path itself, unless the
 * page's language is not the one that its visitor's cookie says.
 * @param cover whether the content begins behind the bar, which is transparent then.
 * @param css what this page's own parts bring.
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
  switchTo: string;
  hrefOf?: (path: string) => string;
  cover?: boolean;
  css?: string;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const script = useDocumentModule();
  if (import.meta.env.SSR)
    for (const font of plainFontPreloads(language))
      preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <>
      <style href={`site-${id ?? "missing"}`} precedence="design">
        {/* In the browser React finds the style by its href and leaves it as it is. */}
        {import.meta.env.SSR ? siteStyles(language, site + css) : ""}
      </style>
      {script && <script type="module" src={script} async />}
      <a className="skip-link" href="#content">
        {t("site:nav.skip")}
      </a>
      <div className="loading-line" role="presentation" />
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
