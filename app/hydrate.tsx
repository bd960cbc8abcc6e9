import { startTransition, useEffect, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { TranslatorContext } from "#app/i18n/use-translation.ts";
import { HydratedRouter } from "react-router/dom";
import { PageScriptProvider } from "#app/components/page-script.tsx";
import { translatorOfTexts } from "#app/i18n/page-texts.ts";
import { textsId } from "#app/lib/hydration.ts";
import { markLostRequests } from "#app/lib/lost-network.ts";

/**
 * Hydrates a page with the texts that it contains. Where that crashes, as in a browser without
 * something that the page's script needs, the page is what the server sent: its links and forms work
 * without script.
 */
export function hydrate(): void {
  markLostRequests();
  const texts = document.getElementById(textsId)?.textContent ?? "";
  // React removes what it cannot render.
  let served: HTMLElement | null = document.importNode(document.documentElement, true);
  let root: Root | null = null;
  const standsNow = () => {
    served = null;
  };
  const failed = (error: unknown) => {
    console.error(error);
    const page = served;
    served = null;
    // React is still rendering.
    if (page) setTimeout(() => putBack(root, page));
  };
  startTransition(() => {
    root = hydrateRoot(
      document,
      <TranslatorContext value={translatorOfTexts(JSON.parse(texts))}>
        <Standing onceMounted={standsNow}>
          <PageScriptProvider value={{ kind: "hydrated", texts }}>
            <HydratedRouter />
          </PageScriptProvider>
        </Standing>
      </TranslatorContext>,
      { onCaughtError: failed, onUncaughtError: failed },
    );
  });
}

/**
 * Says that the page has been hydrated: the effects of all in it have run by then, and React has told of
 * those that failed. It is around the page: beside it, `useId` would count otherwise than on the server.
 */
function Standing({ onceMounted, children }: { onceMounted: () => void; children: ReactNode }) {
  useEffect(() => {
    setTimeout(onceMounted);
  }, [onceMounted]);
  return children;
}

/** Without its scripts: the copy may have been taken while the last of them was on its way. */
function putBack(root: Root | null, page: HTMLElement): void {
  root?.unmount();
  for (const script of page.querySelectorAll("script")) script.remove();
  while (document.lastChild) document.lastChild.remove();
  document.append(page);
}
