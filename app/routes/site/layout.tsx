import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { SiteError } from "#app/shop/site/components/site-error.tsx";
import { siteLanguage } from "#app/middleware/site-language.ts";

/** All pages of the shop window are below this route. */
export const middleware = [siteLanguage];

/** The pages render the shell themselves, because it marks the current page. */
export default function SiteLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
