import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { StaffError } from "#app/studio/staff/components/staff-error.tsx";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";
import { staffSession } from "#app/middleware/staff-session.ts";

export const middleware = [privateAnswer, staffSession];

export const handle = {
  hydrate: true,
  texts: ["staff", "order:goods", "order:needs"],
} satisfies HydratedHandle;

export default function StaffLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StaffError error={error} />;
}
