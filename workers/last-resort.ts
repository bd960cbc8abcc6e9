import { faultOf, noticeOf } from "#app/shop/site/notices.ts";
import { css, emblem } from "#app/shop/site/last-resort.ts";
import { builtText } from "#app/i18n/packs.server.ts";
import {
  bcp47,
  defaultSiteLanguage,
  isLanguage,
  siteLanguages,
  type Language,
} from "#app/i18n/languages.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import { studio } from "#app/i18n/studio.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const phone = formatPhone(studio.phone).replaceAll(" ", "\u00a0");

/**
 * The page for when none can be rendered: React Router refused a request before any of our code
 * ran, the error page itself failed, or the request was for a file whose route has no page. Its
 * texts are built in. Where neither address nor cookie names a language, it is in both of the
 * studio's.
 */
export function lastResort(status: number, request: Request): Response {
  const url = new URL(request.url);
  const chosenLanguage = languageOf(url, request.headers.get("Cookie") ?? "");
  const languages = chosenLanguage ? [chosenLanguage] : siteLanguages;
  const [first = defaultSiteLanguage] = languages;
  const title = escaped(builtText(first, textsOf(status, request, first).title));
  const sections = languages.map((language) => sectionOf(status, request, language));
  return new Response(
    request.method === "HEAD"
      ? null
      : `<!DOCTYPE html><html lang="${bcp47(first)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style></head><body><div>${emblem}</div>${sections.join("")}</body></html>`,
    { status, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}

function sectionOf(status: number, request: Request, language: Language): string {
  const { title, text, label, href } = textsOf(status, request, language);
  const say = (name: string) => escaped(builtText(language, name).replace("{{phone}}", phone));
  const reach = href.startsWith("tel:")
    ? ""
    : `<p>${say("invitation:error.help")} <a href="tel:${studio.phone}">${phone}</a></p>`;
  return `<section lang="${bcp47(language)}"><h1>${say(title)}</h1><p>${say(text)}</p><p><a class="way" href="${escaped(href)}">${say(label)}</a></p>${reach}</section>`;
}

/** GET of a file behind an invitation's password is refused with 403. */
function textsOf(status: number, request: Request, language: Language) {
  const { pathname, search } = new URL(request.url);
  const notice = noticeOf(faultOf(status), { pathname, search }, language);
  const isSealed = status === 403 && request.method !== "POST";
  return isSealed
    ? { ...notice, title: "gate:title", text: "gate:text" }
    : { ...notice, title: `${notice.key}.title`, text: `${notice.key}.text` };
}

/**
 * The language in an address or in the studio's cookie. No store is read, because it may be what
 * failed.
 */
function languageOf(url: URL, cookie: string): Language | null {
  const [, , ...rest] = url.pathname.split("/").filter(Boolean);
  const candidates = [
    ...rest,
    url.searchParams.get("lng"),
    siteLanguages.find((language) => cookie.split("; ").includes(`language=${language}`)),
  ];
  return candidates.find((name) => isLanguage(name)) ?? null;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
