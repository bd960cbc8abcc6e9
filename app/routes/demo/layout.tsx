import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { DashboardError } from "#app/couple/components/dashboard-error.tsx";
import { DashboardContext } from "#app/couple/components/dashboard-place.tsx";
import { DemoFoot, DemoNote } from "#app/couple/demo/components/demo-note.tsx";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";
import { siteLanguage } from "#app/middleware/site-language.ts";

/** Below no session: what a visitor changes is in the visitor's own cookie. */
export const middleware = [privateAnswer, siteLanguage];

export const handle = {
  hydrate: true,
  texts: [
    "dashboard",
    "dashboard-guests",
    "dashboard-seating",
    "dashboard-sending",
    "site:demo",
    "site:nav",
    "dates",
    "words:and",
    "find-table:numbered",
    "invitation:language-switch",
    "invitation:contact",
  ],
} satisfies HydratedHandle;

const place = {
  address: "/for-hosts/demo",
  isDemo: true,
  head: <DemoNote />,
  foot: <DemoFoot />,
};

export default function DemoLayout() {
  return (
    <DashboardContext value={place}>
      <Outlet />
    </DashboardContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DashboardError error={error} />;
}
