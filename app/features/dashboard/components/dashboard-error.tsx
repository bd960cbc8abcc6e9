import { useTranslation } from "#app/i18n/use-translation.ts";
import { isRouteErrorResponse, useLocation } from "react-router";
import { Emblem } from "#app/features/dashboard/components/emblem.tsx";
import { StudioColours } from "#app/features/dashboard/components/studio-colours.tsx";
import { callLinks } from "#app/lib/call-links.ts";
import { isLostNetwork } from "#app/lib/lost-network.ts";
import { studio } from "#app/i18n/studio.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./dashboard.css";

/**
 * The error page of dashboards. A wrong, revoked or expired link and a missing session show the
 * same text, so that existing links cannot be told apart.
 */
export function DashboardError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { call, phone } = callLinks(studio);
  const kind = kindOf(error);
  const title = t(`desk:error.${kind}.title`);
  // A refused link stays refused, so the same address is not offered again.
  const isRefused = kind === "not-found" || kind === "too-many";
  return (
    <main className="dashboard dashboard-error">
      <StudioColours />
      <title>{title}</title>
      <Emblem />
      <h1>{title}</h1>
      <p>{t(`desk:error.${kind}.text`)}</p>
      <p className="actions">
        {/* A plain link, because the page's own script may be what failed. */}
        <a className="button" href={isRefused ? call : pathname + search}>
          {isRefused ? t("desk:error.call", { phone }) : t("desk:error.again")}
        </a>
      </p>
      {!isRefused && (
        <p className="reach">
          {t("desk:error.help")} <a href={call}>{phone}</a>
        </p>
      )}
    </main>
  );
}

function kindOf(error: unknown): "not-found" | "offline" | "too-many" | "unavailable" | "broken" {
  if (!isRouteErrorResponse(error)) return isLostNetwork(error) ? "offline" : "broken";
  if (error.status === 404) return "not-found";
  if (error.status === 503) return "unavailable";
  return error.status === 429 ? "too-many" : "broken";
}
