import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { DashboardError } from "#app/features/dashboard/components/dashboard-error.tsx";
import { Desk } from "#app/features/dashboard/components/desk-place.tsx";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";
import { siteLanguage } from "#app/middleware/site-language.ts";

/** Below no session: what a visitor changes is in the visitor's own cookie. */
export const middleware = [privateAnswer, siteLanguage];

export const handle = {
  hydrate: true,
  texts: [
    "desk",
    "desk-guests",
    "desk-seating",
    "desk-sending",
    "site:demo",
    "site:nav",
    "dates",
    "words:and",
    "find-table:numbered",
    "invitation:language-switch",
    "invitation:contact",
  ],
} satisfies HydratedHandle;

const place = { address: "/for-hosts/demo", isDemo: true };

export default function DemoLayout() {
  return (
    <Desk value={place}>
      <Outlet />
    </Desk>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DashboardError error={error} />;
}
