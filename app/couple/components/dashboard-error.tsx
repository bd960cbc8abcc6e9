import { useTranslation } from "#app/i18n/use-translation.ts";
import { isRouteErrorResponse, useLocation } from "react-router";
import { Emblem } from "#app/components/emblem.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import { callLinks } from "#app/lib/call-links.ts";
import { isLostNetwork } from "#app/lib/lost-network.ts";
import { studio } from "#app/i18n/studio.ts";
import "#app/components/dashboard.css";

/**
 * The error page of dashboards. A wrong, revoked or expired link and a missing session show the
 * same text, so that existing links cannot be told apart.
 */
export function DashboardError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { call, phone } = callLinks(studio);
  const kind = kindOf(error);
  const title = t(`dashboard:error.${kind}.title`);
  // A refused link stays refused, so the same address is not offered again.
  const isLinkRefused = kind === "not-found" || kind === "too-many";
  const isFormRefused = kind === "read-only" || kind === "bad-request" || kind === "too-large";
  return (
    <main className="dashboard dashboard-error">
      <StudioColours />
      <title>{title}</title>
      <Emblem />
      <h1>{title}</h1>
      <p>{t(`dashboard:error.${kind}.text`)}</p>
      <p className="actions">
        {/* Plain links, because the page's own script may be what failed. */}
        {isFormRefused ? (
          <a className="button" href="/replies">
            {t("dashboard:error.open")}
          </a>
        ) : (
          <a className="button" href={isLinkRefused ? call : pathname + search}>
            {isLinkRefused ? t("dashboard:error.call", { phone }) : t("dashboard:error.again")}
          </a>
        )}
      </p>
      {!isLinkRefused && kind !== "read-only" && (
        <p className="reach">
          {t("dashboard:error.help")} <a href={call}>{phone}</a>
        </p>
      )}
    </main>
  );
}

const kinds = [
  [400, "bad-request"],
  // From `requireLink`; a form of another site never reaches a dashboard's route.
  [403, "read-only"],
  [404, "not-found"],
  [413, "too-large"],
  [429, "too-many"],
  [503, "unavailable"],
] as const;

function kindOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return isLostNetwork(error) ? "offline" : "broken";
  return kinds.find(([status]) => status === error.status)?.[1] ?? "broken";
}
