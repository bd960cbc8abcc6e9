import { parseHTML } from "linkedom";

/** Parses a page, a mail or a fragment; scripts do not run. */
export function parse(html: string): Document {
  const { document } = parseHTML(html);
  // linkedom keeps the case of attribute names, and React writes `srcSet` and `hrefLang`, while
  // HTML's are lower-case. SVG's, such as viewBox, are case-sensitive.
  for (const element of document.querySelectorAll("link, source, img, iframe, input, textarea"))
    for (const { name, value } of Array.from(element.attributes)) {
      if (name === name.toLowerCase()) continue;
      element.removeAttribute(name);
      element.setAttribute(name.toLowerCase(), value);
    }
  return document;
}

/** An attribute of each element that a selector matches and that has it, in the page's order. */
export function attributesOf(html: string, selector: string, attribute: string): string[] {
  return Array.from(parse(html).querySelectorAll(selector)).flatMap(
    (element) => element.getAttribute(attribute) ?? [],
  );
}

/** The text of each element that a selector matches, in the page's order. */
export function textsOf(html: string, selector: string): string[] {
  return Array.from(parse(html).querySelectorAll(selector), ({ textContent }) => textContent ?? "");
}

/** The number of elements that a selector matches. */
export function countOf(html: string, selector: string): number {
  return parse(html).querySelectorAll(selector).length;
}

/** The value of a field; empty where the page has none of that name. */
export function valueOf(html: string, name: string): string {
  const field = parse(html).querySelector(`input[name="${name}"], textarea[name="${name}"]`);
  return (field?.localName === "textarea" ? field.textContent : field?.getAttribute("value")) ?? "";
}

/** The checked values of the boxes of one name. */
export function checkedIn(html: string, name: string): string[] {
  return attributesOf(html, `input[name="${name}"][checked]`, "value");
}

/** The message beside a field; `null` for a field that the page does not have. */
export function errorBeside(html: string, field: string): string | null {
  return textsOf(html, `[data-error-for="${field}"]`)[0] ?? null;
}

/** The fields with a message, in the form's order. */
export function fieldsWithErrors(html: string): string[] {
  return Array.from(parse(html).querySelectorAll("[data-error-for]")).flatMap((element) =>
    element.textContent ? (element.getAttribute("data-error-for") ?? []) : [],
  );
}

/** The message above a form's button; empty where there is none. */
export function formErrorIn(html: string): string {
  return textsOf(html, "[data-form-error]").join("");
}

/** The address of the first link of a class, without its fragment; empty where there is none. */
export function linkIn(html: string, className: string): string {
  return attributesOf(html, `a.${className}`, "href")[0]?.split("#")[0] ?? "";
}

/** The confirmation's link to change the reply in any browser; empty where there is none. */
export function changeLinkIn(html: string): string {
  return attributesOf(html, '[data-copy*="?r="]', "data-copy")[0] ?? "";
}

/** A document's `lang`. */
export function languageOf(html: string): string | null {
  return parse(html).documentElement.getAttribute("lang");
}

/** A page's canonical address. */
export function canonicalOf(html: string): string | undefined {
  return attributesOf(html, 'link[rel="canonical"]', "href")[0];
}

/** A page's alternate addresses by BCP 47 code. */
export function alternatesOf(html: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(parse(html).querySelectorAll('link[rel="alternate"][hreflang]'), (link) => [
      link.getAttribute("hreflang") ?? "",
      link.getAttribute("href") ?? "",
    ]),
  );
}

/** A `meta` element's content, by its name or property; `undefined` where the page has none. */
export function metaOf(html: string, name: string): string | undefined {
  return attributesOf(html, `meta[name="${name}"], meta[property="${name}"]`, "content")[0];
}

/** A page's text, without styles and scripts. */
export function textOf(html: string): string {
  return withoutCode(html).documentElement.textContent ?? "";
}

/** A page's markup without styles and scripts: its texts and its attributes. */
export function markupOf(html: string): string {
  return withoutCode(html).toString();
}

function withoutCode(html: string): Document {
  const document = parse(html);
  for (const element of document.querySelectorAll("style, script")) element.remove();
  for (const element of document.querySelectorAll("[style]")) element.removeAttribute("style");
  return document;
}

/** A key of a pack that is shown in place of its text. */
const rawKey =
  /\b(kinds|invitation|form|media|dates|timeline|words|staff|desk|desk-lists|desk-seating|desk-settings|find-table|mail|order|site):[a-z][\w.-]*/g;

/** Keys of packs that a page, a mail or a file shows in place of texts. */
export function rawKeysIn(text: string): string[] {
  return (text.includes("<") ? markupOf(text) : text).match(rawKey) ?? [];
}
