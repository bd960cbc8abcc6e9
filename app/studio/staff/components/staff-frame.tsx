import type { ReactNode } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { LeaveButton } from "#app/components/leave-button.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import { bcp47, languageNames, staffLanguages } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import "#app/components/dashboard.css";
import "./staff.css";

/** The frame of the studio's pages for staff. @param person whose link it is. */
export function StaffFrame({
  person,
  title,
  isInner = false,
  children,
}: {
  person: string;
  title: string;
  /** It leads back to the list. */
  isInner?: boolean;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== "idle";
  return (
    <main className="dashboard staff" aria-busy={isLoading}>
      <StudioColours />
      <title>{title}</title>
      <p className="dashboard-loading" role="status">
        {isLoading && t("staff:loading")}
      </p>
      <header className="inner">
        <p className="kicker">{isInner ? <Link to="/studio">← {t("staff:all")}</Link> : person}</p>
        <h1>{title}</h1>
      </header>
      {children}
      <nav className="languages" aria-label={t("staff:language")}>
        {staffLanguages.map((language) => (
          // Another language is another document with other fonts.
          <a
            key={language}
            href={`${pathname}?lng=${language}`}
            lang={bcp47(language)}
            hrefLang={bcp47(language)}
            aria-current={language === i18n.language ? "true" : undefined}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
      <LeaveButton action="/studio/leave" text={t("staff:leave.button")} />
    </main>
  );
}
