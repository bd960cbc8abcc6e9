import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { bcp47, type Language } from "#app/i18n/languages.ts";
import { TranslatorContext } from "#app/i18n/use-translation.ts";

/**
 * A document of one picture, for the engine of cli/pictures to draw.
 * @param css with the faces of the picture's fonts, as `pictureStyles` answers it.
 * @param t of the picture's language.
 */
export function picturePage(
  drawing: ReactNode,
  { language, css, t }: { language: Language; css: string; t: TFunction },
): string {
  const html = renderToStaticMarkup(
    <html lang={bcp47(language)}>
      <head>
        <meta charSet="utf-8" />
        <style>{css}</style>
      </head>
      <body>
        <TranslatorContext value={{ t, language }}>{drawing}</TranslatorContext>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
