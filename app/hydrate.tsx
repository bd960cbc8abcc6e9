import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
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
      <I18nextProvider i18n={translatorOfTexts(JSON.parse(texts))}>
        <PageScriptProvider value={{ kind: "hydrated", texts }}>
          <HydratedRouter />
        </PageScriptProvider>
      </I18nextProvider>,
    );
  });
}
