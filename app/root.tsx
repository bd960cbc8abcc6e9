import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type MiddlewareFunction,
} from "react-router";
import type { Route } from "./+types/root";
import { usePageScript } from "#app/components/page-script.tsx";
import { browserEntries } from "#app/platform/privacy/stores.ts";
import { ErrorNotice } from "#app/shop/site/components/error-notice.tsx";
import { bcp47, languageOfLocale } from "#app/i18n/languages.ts";
import { textsId } from "#app/lib/hydration.ts";
import { i18nMiddleware } from "#app/middleware/i18n.ts";
import { sameOrigin } from "#app/middleware/same-origin.ts";

export const middleware: MiddlewareFunction<Response>[] = [
  // Before the middleware that refuses requests, because a refusal is a page with a language too.
  i18nMiddleware,
  sameOrigin,
];

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const script = usePageScript();
  return (
    <html lang={bcp47(languageOfLocale(i18n.language))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        {/* Browsers hide a nonce from script, which React reports as a mismatch. Styles need none. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {import.meta.env.DEV && script.kind === "document" && (
          <script type="module" src="/app/dev-reload.ts" />
        )}
        {script.kind === "hydrated" && (
          <>
            <script
              id={textsId}
              type="application/json"
              dangerouslySetInnerHTML={{ __html: script.texts }}
            />
            <ScrollRestoration storageKey={browserEntries.scroll.name} />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * For documents only: hydrated routes have error boundaries of their own, and the browser's build
 * drops this one.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return import.meta.env.SSR ? <ErrorNotice error={error} /> : null;
}
