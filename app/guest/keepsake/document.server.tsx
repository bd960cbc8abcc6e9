import { renderToString } from "react-dom/server";
import { InvitationDocument } from "#app/guest/components/invitation-document.tsx";
import { viewOf } from "#app/guest/view.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { sectionTraits } from "#app/domain/invitation/sections/index.generated.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Wall } from "#app/domain/reply/after-reply/fields.ts";
import { PageScriptProvider } from "#app/components/page-script.tsx";
import { bcp47, type Language } from "#app/i18n/languages.ts";
import type { PageTranslator } from "#app/i18n/translator.server.ts";
import { TranslatorContext } from "#app/i18n/use-translation.ts";

/**
 * An invitation as hosts keep it: the page that guests had before the day, without its opening and
 * its form, and with the wishes that guests left on it. One whole document, complete without script.
 * @param translator speaks the language (`localeOf`), in the invitation's voice.
 * @param now milliseconds since 1970 in UTC.
 */
export function keepsakeDocument(
  invitation: PublishedInvitation,
  language: Language,
  { translator, origin, now }: { translator: PageTranslator; origin: string; now: number },
  wishes: Wall["wishes"],
): string {
  const keepsake: PublishedInvitation = {
    ...invitation,
    earlier: undefined,
    music: undefined,
    theme: { ...invitation.theme, opening: "none" },
    sections: invitation.sections.filter(({ type }) => sectionTraits[type].keepsake !== false),
  };
  const phase = calledOff(invitation) ?? "open";
  const view = viewOf(keepsake, language, translator.t, origin, phase);
  const html = renderToString(
    <TranslatorContext value={translator}>
      <PageScriptProvider value={{ kind: "none" }}>
        <html lang={bcp47(language)}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>{view.pageTitle}</title>
          </head>
          <body>
            <InvitationDocument view={view} reply={null} now={now} wall={{ wishes, own: [] }} />
          </body>
        </html>
      </PageScriptProvider>
    </TranslatorContext>,
  );
  return `<!DOCTYPE html>${html}`;
}
