import type { Route } from "./+types/not-found";
import { SiteError } from "#app/shop/site/components/site-error.tsx";
import { notFound } from "#app/lib/http.ts";
import { siteLanguage } from "#app/middleware/site-language.ts";

/** The page has the shop window's bar with its language switch. */
export const middleware = [siteLanguage];

export function loader() {
  throw notFound();
}

/** Without a component the route would answer its loader's response without the designed page. */
export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
