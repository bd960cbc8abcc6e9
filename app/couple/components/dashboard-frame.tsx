import { useContext, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useNavigation } from "react-router";
import { DashboardContext, Link } from "#app/couple/components/dashboard-place.tsx";
import { Emblem } from "#app/components/emblem.tsx";
import { LeaveButton } from "#app/components/leave-button.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import { dashboardPages, demoPages, type DashboardPageName } from "#app/couple/frame/pages.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import "#app/components/dashboard.css";

type FrameProps = {
  frame: Frame;
  /** The page of the navigation that this is or belongs to. */
  current: DashboardPageName;
  /** The page's heading where it is not the dashboard's first. */
  title?: string;
  children: ReactNode;
};

/** The frame of a dashboard's pages: whose it is, its navigation and languages. */
export function DashboardFrame({ frame, current, title, children }: FrameProps) {
  const { t } = useTranslation();
  const isLoading = useNavigation().state !== "idle";
  const place = useContext(DashboardContext);
  const { about, look } = frame;
  const names = about.names.join(` ${t("words:and")} `);
  return (
    <main className="dashboard" aria-busy={isLoading}>
      <StudioColours />
      {/* In the head. React keeps it while the document lives, whose invitation is one. */}
      {look && (
        <style href="invitation-look" precedence="look">
          {look.css}
        </style>
      )}
      <title>{`${title ?? t("dashboard:title")} · ${names}`}</title>
      {place.head}
      <p className="dashboard-loading" role="status">
        {isLoading && t("dashboard:loading")}
      </p>
      {title === undefined ? (
        <header>
          {look ? (
            <div className="emblem own" dangerouslySetInnerHTML={{ __html: look.emblem }} />
          ) : (
            <Emblem />
          )}
          <p className="kicker">{t("dashboard:welcome")}</p>
          <h1>
            {about.names.map((name, index) => (
              <span key={name}>
                {index > 0 && <small>{` ${t("words:and")} `}</small>}
                {name}
              </span>
            ))}
          </h1>
          {(about.occasion || about.date) && (
            <p className="date">{[about.occasion, about.date].filter(Boolean).join(" · ")}</p>
          )}
          {frame.sharedAs !== null && (
            <p className="shared">
              {t(frame.isReadOnly ? "dashboard:shared.read-only" : "dashboard:shared.edits", {
                name: frame.sharedAs,
              })}
            </p>
          )}
        </header>
      ) : (
        <header className="inner">
          <p className="kicker">{frame.sends ? names : <Link to="/replies">{names}</Link>}</p>
          <h1>{title}</h1>
          {frame.sends && (
            <p className="shared">{t("dashboard:shared.sends", { name: frame.sharedAs })}</p>
          )}
        </header>
      )}
      {!frame.sends && (
        <nav className="dashboard-pages" aria-label={t("dashboard:pages.label")}>
          {(place.isDemo ? demoPages : dashboardPages).map(({ page, href }) => (
            <Link key={page} to={href} aria-current={page === current ? "page" : undefined}>
              {t(`dashboard:pages.${page}`)}
            </Link>
          ))}
        </nav>
      )}
      {children}
      <LanguageSwitch frame={frame} />
      {place.foot ?? <LeaveButton action="/replies/leave" text={t("dashboard:leave.button")} />}
    </main>
  );
}

/** Plain links, because another language is another document with other fonts. */
function LanguageSwitch({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  return (
    <nav className="languages" aria-label={t("invitation:language-switch")}>
      {frame.languages.map(({ language, name, href }) => (
        <a
          key={language}
          href={href}
          lang={bcp47(language)}
          hrefLang={bcp47(language)}
          aria-current={language === frame.language ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
