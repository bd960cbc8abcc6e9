import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { TranslatorContext } from "#app/i18n/use-translation.ts";
import { HydratedRouter } from "react-router/dom";
import { PageScriptProvider } from "#app/components/page-script.tsx";
import { translatorOfTexts } from "#app/i18n/page-texts.ts";
import { textsId } from "#app/lib/hydration.ts";

/** Hydrates a page with the texts that it contains. */
export function hydrate(): void {
  const texts = document.getElementById(textsId)?.textContent ?? "";
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslatorContext value={translatorOfTexts(JSON.parse(texts))}>
        <PageScriptProvider value={{ kind: "hydrated", texts }}>
          <HydratedRouter />
        </PageScriptProvider>
      </TranslatorContext>,
    );
  });
}
