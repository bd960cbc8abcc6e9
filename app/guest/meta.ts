import type { MetaDescriptor } from "react-router";
import { bcp47, type Locale } from "#app/i18n/languages.ts";
import { openGraphLocales, variantOpenGraphLocales } from "#app/i18n/languages/index.generated.ts";
import { studioName } from "#app/i18n/studio-texts.ts";
import type { InvitationView } from "#app/guest/view.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { ogImageSize } from "#app/designs/kit/og-image-size.ts";

const openGraphLocale: Readonly<Record<Locale, string>> = {
  ...openGraphLocales,
  ...variantOpenGraphLocales,
};

/**
 * The meta tags of an invitation: title, description, alternate languages and Open Graph.
 * @param origin the site's public origin, without a slash at its end.
 */
export function invitationMeta(view: InvitationView, origin: string): MetaDescriptor[] {
  // A chat's preview greets the household; Facebook fetches `og:url` in place of the link.
  const { guest, pageTitle } = view;
  const greeted = guest ? `${guest.salutation} · ${pageTitle}` : pageTitle;
  const current = view.languages.find((link) => link.current)?.href ?? `/${view.path}`;
  const [first] = view.languages;
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: `${origin}${href}`,
  });
  return [
    { title: pageTitle },
    { name: "description", content: view.description },
    { tagName: "link", rel: "canonical", href: `${origin}${current}` },
    ...view.languages.map((link) => alternate(bcp47(link.language), link.href)),
    ...(first ? [alternate("x-default", first.href)] : []),
    { property: "og:type", content: "website" },
    { property: "og:title", content: greeted },
    { property: "og:description", content: view.description },
    { property: "og:url", content: `${origin}${current}${guest?.query ?? ""}` },
    { property: "og:site_name", content: studioName(view.language) },
    { property: "og:locale", content: openGraphLocale[localeOf(view, view.language)] },
    ...view.languages
      .filter((link) => !link.current)
      .map((link) => ({
        property: "og:locale:alternate",
        content: openGraphLocale[localeOf(view, link.language)],
      })),
    ...pictureMeta(view, origin, `${greeted}, ${view.event.long}`),
    { name: "format-detection", content: "telephone=no" },
  ];
}

/**
 * Open Graph's image, as a large card; without an og-image a small card. A personal link's has the
 * household's salutation (decision 027).
 */
function pictureMeta(
  { preview, guest }: InvitationView,
  origin: string,
  alt: string,
): MetaDescriptor[] {
  if (preview === undefined) return [{ name: "twitter:card", content: "summary" }];
  return [
    { property: "og:image", content: `${origin}${preview}${guest?.query ?? ""}` },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(ogImageSize.width) },
    { property: "og:image:height", content: String(ogImageSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
