import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { DashboardError } from "#app/couple/components/dashboard-error.tsx";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { dashboardSession } from "#app/middleware/dashboard-session.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer, dashboardSession];

export const handle = {
  hydrate: true,
  // Texts of all pages of a dashboard: a navigation in the browser brings none along.
  texts: [
    "dashboard",
    "dashboard-changes",
    "dashboard-guests",
    "dashboard-lists",
    "dashboard-seating",
    "dashboard-sending",
    "dashboard-settings:page",
    "find-table:numbered",
    "dates",
    "words:and",
    "mail:was",
    "telegram:dashboard-state",
    "invitation:language-switch",
    "invitation:contact",
  ],
} satisfies HydratedHandle;

export default function DashboardLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DashboardError error={error} />;
}
