import { parseHTML } from "linkedom";

/** A page, a mail or a piece of either; no script in it runs. */
export function parse(html: string): Document {
  const { document } = parseHTML(html);
  // linkedom keeps names of attributes as they are written, and React writes `srcSet` and `hrefLang`; HTML
  // knows them in small letters alone. SVG's, as viewBox, are case-sensitive.
  for (const element of document.querySelectorAll("link, source, img, iframe, input, textarea"))
    for (const { name, value } of Array.from(element.attributes)) {
      if (name === name.toLowerCase()) continue;
      element.removeAttribute(name);
      element.setAttribute(name.toLowerCase(), value);
    }
  return document;
}

/** An attribute of each element that a selector finds and that has it, in the page's order. */
export function attributesOf(html: string, selector: string, attribute: string): string[] {
  return Array.from(parse(html).querySelectorAll(selector)).flatMap(
    (element) => element.getAttribute(attribute) ?? [],
  );
}

/** The text of each element that a selector finds, in the page's order. */
export function textsOf(html: string, selector: string): string[] {
  return Array.from(parse(html).querySelectorAll(selector), ({ textContent }) => textContent ?? "");
}

/** How many elements a selector finds. */
export function countOf(html: string, selector: string): number {
  return parse(html).querySelectorAll(selector).length;
}

/** The value of a hidden or typed field; empty where the page has none of that name. */
export function valueOf(html: string, name: string): string {
  const field = parse(html).querySelector(`input[name="${name}"], textarea[name="${name}"]`);
  return (field?.localName === "textarea" ? field.textContent : field?.getAttribute("value")) ?? "";
}

/** The values of the boxes of one name that are ticked. */
export function checkedIn(html: string, name: string): string[] {
  return attributesOf(html, `input[name="${name}"][checked]`, "value");
}

/** The message beside a field; `null` where the page does not ask it. */
export function errorBeside(html: string, field: string): string | null {
  return textsOf(html, `[data-error-for="${field}"]`)[0] ?? null;
}

/** The fields that have a message beside them, in the form's order. */
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

/** The link in a confirmation that changes the answer from any phone; empty where there is none. */
export function changeLinkIn(html: string): string {
  return attributesOf(html, '[data-copy*="?r="]', "data-copy")[0] ?? "";
}

/** The language that a document says it is in, as BCP 47. */
export function languageOf(html: string): string | null {
  return parse(html).documentElement.getAttribute("lang");
}

/** The address that a page calls its own to search engines. */
export function canonicalOf(html: string): string | undefined {
  return attributesOf(html, 'link[rel="canonical"]', "href")[0];
}

/** A page's addresses in other languages, by their BCP 47 code. */
export function alternatesOf(html: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(parse(html).querySelectorAll('link[rel="alternate"][hreflang]'), (link) => [
      link.getAttribute("hreflang") ?? "",
      link.getAttribute("href") ?? "",
    ]),
  );
}

/** What a `meta` element says, by its name or its property; `undefined` where the page has none. */
export function metaOf(html: string, name: string): string | undefined {
  return attributesOf(html, `meta[name="${name}"], meta[property="${name}"]`, "content")[0];
}

/** The words of a page, without styles and scripts. */
export function textOf(html: string): string {
  return withoutCode(html).documentElement.textContent ?? "";
}

/** A page's markup without styles and scripts: its words, and what its attributes say. */
export function markupOf(html: string): string {
  return withoutCode(html).toString();
}

function withoutCode(html: string): Document {
  const document = parse(html);
  for (const element of document.querySelectorAll("style, script")) element.remove();
  for (const element of document.querySelectorAll("[style]")) element.removeAttribute("style");
  return document;
}

/** A key of a pack that stands where its words should. */
const rawKey =
  /\b(kinds|invitation|form|media|dates|timeline|words|desk|mail|order|site):[a-z][\w.-]*/g;

/** Keys of packs that a page, a mail or a file shows in place of words. */
export function rawKeysIn(text: string): string[] {
  return (text.includes("<") ? markupOf(text) : text).match(rawKey) ?? [];
}
