import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useLocation } from "react-router";
import { Emblem } from "#app/features/dashboard/components/emblem.tsx";
import { formatPhone } from "#app/lib/call-links.ts";
import studio from "#content/studio.json";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./desk.css";

/**
 * In place of the couple's page. A link that is wrong, revoked or ended and a browser without a
 * session are told alike, so that nobody learns which links there are.
 */
export function DashboardError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const kind = kindOf(error);
  const title = t(`desk:error.${kind}-title`);
  return (
    <main className="desk desk-error">
      <title>{title}</title>
      <Emblem />
      <h1>{title}</h1>
      <p>{t(`desk:error.${kind}-text`, { phone: formatPhone(studio.phone) })}</p>
      {kind !== "closed" && (
        <p className="actions">
          {/* A document: what failed may be this page's own script. */}
          <a className="button" href={pathname + search}>
            {t("desk:error.again")}
          </a>
        </p>
      )}
    </main>
  );
}

function kindOf(error: unknown): "closed" | "offline" | "too-many" | "broken" {
  if (!isRouteErrorResponse(error)) return isLostNetwork(error) ? "offline" : "broken";
  if (error.status === 404) return "closed";
  return error.status === 429 ? "too-many" : "broken";
}

/** What `fetch` throws where no answer comes (Fetch standard, "network error"). */
function isLostNetwork(error: unknown): boolean {
  return error instanceof TypeError && !import.meta.env.SSR;
}
