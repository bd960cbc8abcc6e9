import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { OrderError } from "#app/shop/order/components/order-error.tsx";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { cardPages } from "#app/middleware/card-pages.ts";
import { siteLanguage } from "#app/middleware/site-language.ts";

export const middleware = [siteLanguage, cardPages];

export const handle = {
  hydrate: true,
  texts: [
    "order",
    "site:nav",
    "site:foot",
    "site:error",
    "invitation:contact",
    "invitation:language-switch",
  ],
} satisfies HydratedHandle;

export default function OrderLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderError error={error} />;
}
