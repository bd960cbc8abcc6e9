import { isRouteErrorResponse, useLocation } from "react-router";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { isLostNetwork } from "#app/lib/lost-network.ts";
import "#app/components/dashboard.css";

/**
 * The error page of the studio's pages. A wrong or revoked link and a missing session show the same
 * text.
 */
export function StaffError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const kind = kindOf(error);
  const title = t(`staff:error.${kind}.title`);
  return (
    <main className="dashboard dashboard-error">
      <StudioColours />
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{t(`staff:error.${kind}.text`)}</p>
      {kind !== "not-found" && (
        <p className="actions">
          {/* A plain link, because the page's own script may be what failed. */}
          <a className="button" href={pathname}>
            {t("staff:error.again")}
          </a>
        </p>
      )}
    </main>
  );
}

function kindOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return isLostNetwork(error) ? "offline" : "broken";
  if (error.status === 404) return "not-found";
  return error.status === 429 ? "too-many" : "broken";
}
