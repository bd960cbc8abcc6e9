import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { useHydrated } from "#app/components/use-hydrated.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import "./printed-page.css";

/**
 * A page that is made to be printed on A4: on paper its contents alone, on screen within the
 * dashboard's frame and with a button that prints.
 * @param sheet the kind of its paper, one of the `@page` rules of printed-page.css.
 */
export function PrintedPage({
  frame,
  title,
  sheet = "numbered",
  children,
}: {
  frame: Frame;
  title: string;
  sheet?: "numbered" | "whole" | "folded" | "c6";
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <DashboardFrame frame={frame} current="lists" title={title}>
      <p className="print-bar">
        <Link to="/replies/lists">← {t("dashboard:pages.lists")}</Link>
        <PrintButton />
      </p>
      <article className="printed" data-sheet={sheet}>
        {children}
      </article>
    </DashboardFrame>
  );
}

/** The event and the day of a list, for lists that leave the house. */
export function EventLine({ frame: { about } }: { frame: Frame }) {
  const { t } = useTranslation();
  const names = about.names.join(` ${t("words:and")} `);
  return (
    <>
      <bdi>{names}</bdi>
      {about.date && ` · ${about.date}`}
    </>
  );
}

/** Without script the browser's own menu prints. */
function PrintButton() {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <button type="button" className="button" onClick={() => print()}>
      {t("dashboard-lists:print")}
    </button>
  );
}
