import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { TranslatorContext } from "#app/i18n/use-translation.ts";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { assemble, FragmentsProvider } from "#app/components/html-fragments.tsx";
import { PageScriptProvider } from "#app/components/page-script.tsx";
import type { PageTranslator } from "#app/i18n/translator.server.ts";
import { pickTexts } from "#app/i18n/page-texts.ts";
import { isHydratedHandle } from "#app/lib/hydration.ts";
import { scriptNonce } from "#app/lib/script-nonce.ts";
import { systemClock } from "#app/lib/clock.ts";
import { newToken } from "#app/lib/crypto.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { isCrossSite, logRefusal } from "#app/middleware/same-origin.ts";

/**
 * Renders a page. A document is rendered to one string: no loader here defers, and streaming would
 * make a first render half as slow again. A hydrated page is streamed, because React Router transfers
 * its data in no other way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const translator = getTranslation(context);
  const texts = textsOfMatches(router);
  const body =
    texts === null
      ? renderDocument(request, router, translator)
      : await renderHydrated(request, router, translator, texts, context);
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/**
 * The texts that the matched routes need in the browser; null for documents, error pages included.
 */
function textsOfMatches({ staticHandlerContext, routeModules }: EntryContext): string[] | null {
  const { errors, matches } = staticHandlerContext;
  if (errors !== null) return null;
  const handles = matches
    .map(({ route }) => routeModules[route.id]?.handle)
    .filter(isHydratedHandle);
  return handles.length > 0 ? handles.flatMap(({ texts }) => texts ?? []) : null;
}

/** As bytes, because much of a document is the same on many pages, and encoded already. */
function renderDocument(
  request: Request,
  router: EntryContext,
  translator: PageTranslator,
): Uint8Array<ArrayBuffer> {
  const fragments: Uint8Array[] = [];
  const html = renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <PageScriptProvider value={{ kind: "document", module: router.manifest.entry.module }}>
        <FragmentsProvider value={fragments}>
          <ServerRouter context={forDocument(router)} url={request.url} />
        </FragmentsProvider>
      </PageScriptProvider>
    </TranslatorContext>,
  );
  return assemble(`<!DOCTYPE html>${html}`, fragments);
}

/**
 * The context without what only a browser's router needs: data, and the routes that this page does
 * not match, of all of which React Router makes a router for each page.
 */
function forDocument(router: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = router;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.flatMap(({ route: { id } }) => {
      const manifestEntry = manifest.routes[id];
      return manifestEntry ? [[id, manifestEntry]] : [];
    }),
  );
  return { ...router, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

async function renderHydrated(
  request: Request,
  router: EntryContext,
  translator: PageTranslator,
  textNames: readonly string[],
  context: RouterContextProvider,
): Promise<ReadableStream> {
  const nonce = newToken();
  context.set(scriptNonce, nonce);
  const texts = JSON.stringify(pickTexts(translator, textNames)).replaceAll("<", "\\u003c");
  const page: ReactNode = (
    <TranslatorContext value={translator}>
      <PageScriptProvider value={{ kind: "hydrated", texts }}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </PageScriptProvider>
    </TranslatorContext>
  );
  const stream = await renderToReadableStream(page, { nonce, onError: logError });
  // Without waiting React would put the data's scripts after the page, as a boundary that is filled
  // in later.
  await stream.allReady;
  return stream;
}

function logError(error: unknown): void {
  console.error(error);
}

/**
 * A request that the visitor aborted is not an error, nor is a POST to an address that takes none, or
 * from another site: they are answered by 405, 400 and 403, and anybody can send one.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isWrongMethod = isRouteErrorResponse(error) && error.status === 405;
  if (request.signal.aborted || isWrongMethod) return;
  // React Router refuses those with another Origin before any middleware, by an error.
  if (isCrossSite(request, new URL(request.url))) logRefusal(String(error), systemClock());
  else console.error(error);
}
