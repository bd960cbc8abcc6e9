import { isRouteErrorResponse } from "react-router";
import * as v from "valibot";
import type { Route } from "./+types/gate";
import { GatePage } from "#app/domain/gate/components/gate-page.tsx";
import { gateStateSchema } from "#app/domain/gate/state.ts";
import { SiteError } from "#app/shop/site/components/site-error.tsx";
import { gateMiddleware } from "#app/middleware/invitation-gate.ts";

/** All routes of an invitation are below this one, so that new ones are behind the gate too. */
export const middleware = gateMiddleware;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const state = isRouteErrorResponse(error) ? v.safeParse(gateStateSchema, error.data) : null;
  return state?.success ? <GatePage state={state.output} /> : <SiteError error={error} />;
}
