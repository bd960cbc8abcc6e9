import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { DashboardError } from "#app/features/dashboard/components/dashboard-error.tsx";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { dashboardSession } from "#app/middleware/dashboard-session.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer, dashboardSession];

export const handle = {
  hydrate: true,
  texts: ["desk", "words:and", "mail:was", "telegram:desk-state", "invitation:language-switch"],
} satisfies HydratedHandle;

export default function DashboardLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DashboardError error={error} />;
}
