import { selectAll } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";
import { parseHTML } from "linkedom";

/** The DOM of a page, a mail or a fragment; scripts do not run. */
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

type Page = ReturnType<typeof parseDocument>;
type Node = Page["children"][number];

/** The pages that were asked about last: tests ask several questions of one. */
const pages = new Map<string, Page>();

/**
 * A page as bare nodes, for reading alone. The DOM of `parse` gives each node its methods and events,
 * which would be a third of the time of all tests in the Worker.
 */
function read(html: string): Page {
  const page = pages.get(html) ?? parseDocument(html);
  pages.delete(html);
  pages.set(html, page);
  for (const [oldest] of pages) if (pages.size > 4) pages.delete(oldest);
  return page;
}

function select(html: string, selector: string) {
  return selectAll<Node, Extract<Node, { attribs: unknown }>>(selector, read(html));
}

/** An attribute of each element that a selector matches and that has it, in the page's order. */
export function attributesOf(html: string, selector: string, attribute: string): string[] {
  return select(html, selector).flatMap(({ attribs }) => attribs[attribute.toLowerCase()] ?? []);
}

/** The text of each element that a selector matches, in the page's order. */
export function textsOf(html: string, selector: string): string[] {
  return select(html, selector).map((element) => DomUtils.textContent(element));
}

/** The number of elements that a selector matches. */
export function countOf(html: string, selector: string): number {
  return select(html, selector).length;
}

/** The value of a field; empty where the page has none of that name. */
export function valueOf(html: string, name: string): string {
  const [field] = select(html, `input[name="${name}"], textarea[name="${name}"]`);
  if (!field) return "";
  return field.name === "textarea" ? DomUtils.textContent(field) : (field.attribs.value ?? "");
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
  return select(html, "[data-error-for]").flatMap((element) =>
    DomUtils.textContent(element) ? (element.attribs["data-error-for"] ?? []) : [],
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
  return attributesOf(html, "html", "lang")[0] ?? null;
}

/** A page's canonical address. */
export function canonicalOf(html: string): string | undefined {
  return attributesOf(html, 'link[rel="canonical"]', "href")[0];
}

/** A page's alternate addresses by BCP 47 code. */
export function alternatesOf(html: string): Record<string, string> {
  return Object.fromEntries(
    select(html, 'link[rel="alternate"][hreflang]').map(
      ({ attribs: { hreflang = "", href = "" } }) => [hreflang, href],
    ),
  );
}

/** A `meta` element's content, by its name or property; `undefined` where the page has none. */
export function metaOf(html: string, name: string): string | undefined {
  return attributesOf(html, `meta[name="${name}"], meta[property="${name}"]`, "content")[0];
}

/** A page's text, without styles and scripts. */
export function textOf(html: string): string {
  return shownIn(read(html).children)
    .map((node) => ("data" in node ? node.data : ""))
    .join("");
}

/** A page's texts and attributes, a line each, without styles and scripts. */
export function markupOf(html: string): string {
  return shownIn(read(html).children)
    .flatMap((node) => {
      if ("data" in node) return node.data;
      if (!("attribs" in node)) return [];
      const { style: _, ...attributes } = node.attribs;
      return Object.entries(attributes).map((attribute) => attribute.join("="));
    })
    .join("\n");
}

/** All texts and elements but styles and scripts, in the page's order. */
function shownIn(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.type === "comment" || node.type === "directive") return [];
    if (!("attribs" in node)) return [node];
    if (node.name === "style" || node.name === "script") return [];
    return [node, ...shownIn(node.children)];
  });
}

/** A key of a pack that is shown in place of its text. */
const rawKey =
  /\b(kinds|invitation|form|media|dates|timeline|words|staff|dashboard|dashboard-changes|dashboard-lists|dashboard-prints|dashboard-seating|dashboard-sending|dashboard-settings|find-table|mail|order|site):[a-z][\w.-]*/g;

/** Keys of packs that a page, a mail or a file shows in place of texts. */
export function rawKeysIn(text: string): string[] {
  return (text.includes("<") ? markupOf(text) : text).match(rawKey) ?? [];
}
