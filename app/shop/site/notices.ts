import { isKind } from "#app/domain/invitation/kinds.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { isOrderLanguage, siteLanguageOf, type Language } from "#app/i18n/languages.ts";
import { studio } from "#app/i18n/studio.ts";

/** Why a page is not shown. */
export type Fault =
  | "bad-request"
  | "refused"
  | "not-found"
  | "wrong-method"
  | "ended"
  | "too-large"
  | "too-many"
  | "broken"
  | "unavailable";

/** The reader of a page: an invitation's guest, its hosts, a customer of the studio, or a visitor of its site. */
export type Reader = "guest" | "couple" | "customer" | "visitor";

/** The key of a notice's texts, each an object of `title` and `text`. */
export type NoticeKey =
  | `invitation:error.${Fault}`
  | `dashboard:error.${CoupleFault}`
  | `order:error.${CustomerFault}`
  | `site:error.${Exclude<Fault, "ended">}`;

const coupleFaults = [
  "bad-request",
  "refused",
  "not-found",
  "too-large",
  "too-many",
  "broken",
  "unavailable",
] as const;
type CoupleFault = (typeof coupleFaults)[number];

const customerFaults = ["not-found", "ended"] as const;
type CustomerFault = (typeof customerFaults)[number];

const faults = new Map<number, Fault>([
  [400, "bad-request"],
  [403, "refused"],
  [404, "not-found"],
  [405, "wrong-method"],
  [410, "ended"],
  [413, "too-large"],
  [429, "too-many"],
  [503, "unavailable"],
]);

/** The kind of an error by its status; any other status is an internal error. */
export function faultOf(status: number): Fault {
  return faults.get(status) ?? "broken";
}

/**
 * The kind of reader that an address is for.
 * @param language of the page. The studio's own texts are in Armenian and English, those of orders in
 * Russian too: a reader of another language gets those for guests, which are in all six.
 */
export function readerOf(pathname: string, language: Language): Reader {
  const [first, second] = pathname.split("/").filter(Boolean);
  if (first === "replies" || isFileOfReplies(`/${first}`)) return "couple";
  if (first === "order" || first === "preview")
    return isOrderLanguage(language) ? "customer" : "guest";
  if (language !== "am" && language !== "en") return "guest";
  return isKind(first) && first !== "templates" && second !== undefined ? "guest" : "visitor";
}

/** A notice's texts, as keys of language packs, and the target of its button. */
export type Notice = {
  key: NoticeKey;
  label:
    | "form:call"
    | "invitation:error.again"
    | "invitation:error.home"
    | "invitation:open"
    | "dashboard:error.open"
    | "site:error.open"
    | "site:missing.home";
  href: string;
};

/**
 * The notice about an error for the reader of an address. Its button never repeats the error: a
 * failed post becomes a GET, and the same address is offered only where waiting helps.
 * @param search with its `?`, or empty.
 */
export function noticeOf(
  fault: Fault,
  { pathname, search }: { pathname: string; search: string },
  language: Language,
): Notice {
  const reader = readerOf(pathname, language);
  const key = keyOf(reader, fault);
  // Addresses that accept posts only, or are files of a page, have a page of their own elsewhere.
  const page =
    (pathname === "/try" && "/") ||
    (isFileOfReplies(pathname) && "/replies") ||
    // Two slashes at the start of a link would be another host.
    pathname.replace(/^\/+/, "/").replace(/\/event\.ics$/, "") + search;
  switch (wayOf(reader, fault)) {
    case "call":
      return { key, label: "form:call", href: `tel:${studio.phone}` };
    case "again":
      return { key, label: "invitation:error.again", href: page };
    case "home": {
      const label = reader === "visitor" ? "site:missing.home" : "invitation:error.home";
      return { key, label, href: sayLanguage("/", siteLanguageOf(language)) };
    }
    case "open":
      return { key, label: openLabels[reader], href: reader === "couple" ? "/replies" : page };
  }
}

function isFileOfReplies(pathname: string): boolean {
  return pathname === "/replies.csv" || pathname === "/replies.xlsx";
}

const openLabels = {
  guest: "invitation:open",
  couple: "dashboard:error.open",
  customer: "site:error.open",
  visitor: "site:error.open",
} as const;

function keyOf(reader: Reader, fault: Fault): NoticeKey {
  const coupleFault = coupleFaults.find((name) => name === fault);
  const customerFault = customerFaults.find((name) => name === fault);
  if (reader === "couple")
    return coupleFault ? `dashboard:error.${coupleFault}` : "invitation:error.wrong-method";
  if (reader === "customer" && customerFault) return `order:error.${customerFault}`;
  return reader === "guest" || fault === "ended"
    ? `invitation:error.${fault}`
    : `site:error.${fault}`;
}

function wayOf(reader: Reader, fault: Fault): "again" | "open" | "home" | "call" {
  if (reader === "couple" && fault === "too-many") return "call";
  if (fault === "broken" || fault === "unavailable" || fault === "too-many") return "again";
  if (fault === "ended") return reader === "customer" ? "call" : "home";
  if (fault === "not-found") return reader === "visitor" ? "home" : "call";
  if (reader === "visitor" || (reader === "guest" && fault === "wrong-method")) return "home";
  return "open";
}
