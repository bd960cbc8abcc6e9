import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { ClientEntry } from "#app/components/client-entry.tsx";
import { getTranslation } from "#app/middleware/i18n.ts";

/**
 * Renders a page as one string: no loader here defers, and streaming would cost a first render half
 * as much again (docs/performance.md).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = renderToString(
    <I18nextProvider i18n={getTranslation(context)}>
      <ClientEntry value={router.manifest.entry.module}>
        <ServerRouter context={router} url={request.url} />
      </ClientEntry>
    </I18nextProvider>,
  );
  return new Response(request.method === "HEAD" ? null : `<!DOCTYPE html>${html}`, {
    status,
    headers,
  });
}

/** A request that its visitor gave up is no error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
