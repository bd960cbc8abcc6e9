import { faultOf, noticeOf } from "#app/features/site/notices.ts";
import { builtText } from "#app/i18n/packs.server.ts";
import { bcp47, isLanguage, siteLanguages, type Language } from "#app/i18n/languages.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import studio from "#content/studio.json";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const phone = formatPhone(studio.phone).replaceAll(" ", "\u00a0");

/** The studio's pomegranate. */
const emblem =
  '<svg viewBox="-60 -80 120 134" width="56" height="62" aria-hidden="true" stroke="#b8893d" stroke-width="3" stroke-linejoin="round"><path fill="#274a80" d="M-10-45c1-6-2-13-13-22 8 1 13 4 15.5 7C-7-66-4-71 0-76c4 5 7 10 7.5 16C10-63 15-66 23-67 12-58 9-51 10-45c-4 2-16 2-20 0Z"/><path fill="#a83a42" d="M-10-45c-7-5-21-2-31 10-12 15-14 40-6 58C-39 41-19 50 0 50s39-9 47-27c8-18 6-43-6-58-10-12-24-15-31-10-4 1.5-16 1.5-20 0Z"/></svg>';

/** The studio's colours and the device's fonts. */
const css = `html{background:#f8f1e4;color:#33261c;font:1.125rem/1.6 "Noto Sans Armenian",Mshtakan,Sylfaen,system-ui,sans-serif;text-align:center}
body{display:grid;min-height:92vh;margin:0;padding:1.5rem;place-content:center;gap:2.5rem}
h1{margin:0 0 .75rem;font:italic 1.75rem/1.3 "Noto Serif Armenian",Georgia,Sylfaen,serif;text-wrap:balance}
p{max-width:28rem;margin:0 auto .75rem;text-wrap:pretty}
a{color:#8a2b2e;text-underline-offset:.25em}
.way{display:inline-block;margin-top:.75rem;padding:.75rem 1.5rem;border-radius:2rem;background:#8a2b2e;color:#fff;text-decoration:none}`;

/**
 * The page for when none can be rendered: React Router refused a request before any of our code
 * ran, the error page itself failed, or the request was for a file whose route has no page. Its
 * texts are built in. Where neither address nor cookie names a language, it is in both of the
 * studio's.
 */
export function lastResort(status: number, request: Request): Response {
  const url = new URL(request.url);
  const named = languageOf(url, request.headers.get("Cookie") ?? "");
  const languages = named ? [named] : siteLanguages;
  const [first = "am"] = languages;
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
  const named = [
    ...rest,
    url.searchParams.get("lng"),
    /(?:^|; )language=(am|en)/.exec(cookie)?.[1],
  ];
  return named.find((name) => isLanguage(name)) ?? null;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
