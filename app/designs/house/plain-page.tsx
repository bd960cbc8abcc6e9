import type { ReactNode } from "react";
import { preload } from "react-dom";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { languageOfLocale } from "#app/i18n/languages.ts";
import { plainFontPreloads, plainStyles } from "#app/designs/house/studio-styles.ts";

/** A plain page of the studio: a drawing and a message. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = languageOfLocale(i18n.language);
  for (const font of plainFontPreloads(language)) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <>
      <title>{title}</title>
      <style href="plain" precedence="design">
        {plainStyles(language)}
      </style>
      <main className="plain">{children}</main>
    </>
  );
}
