import { parseHTML } from "linkedom";

/** A page as a tree of elements, which any engine of JSX can render. */
export type PageNode =
  | string
  | {
      tag: string;
      attributes: Record<string, string | true | Record<string, string>>;
      /** The text of a script or a style, which is not escaped. */
      raw?: string;
      children: PageNode[];
    };

/** Attributes whose empty value is a value; other empty ones are true or false. */
const maybeEmpty = /^(?:alt|value|content|href|title|data-.*|aria-.*)$/;

const elementNode = 1;
const textNode = 3;

/** The tree of a page. */
export function treeOf(html: string): PageNode {
  const page = parseHTML(html).document.documentElement;
  // The parser cuts texts at entities, which React would mark with comments.
  page.normalize();
  return elementOf(page);
}

/** All text of a page as it is read, with its spaces as one. */
export function textOf(html: string): string {
  const { body } = parseHTML(html).document;
  for (const hidden of body.querySelectorAll("script, style")) hidden.remove();
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

function elementOf(element: Element): PageNode {
  const tag = element.localName;
  const attributes = Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [name, valueOf(name, value)]),
  );
  if (tag === "script" || tag === "style")
    return { tag, attributes, raw: element.textContent ?? "", children: [] };
  const children = Array.from(element.childNodes).flatMap((child): PageNode[] => {
    if (child.nodeType === textNode) return child.textContent ? [child.textContent] : [];
    return child.nodeType === elementNode ? [elementOf(child as Element)] : [];
  });
  return { tag, attributes, children };
}

function valueOf(name: string, value: string): string | true | Record<string, string> {
  if (name === "style") return styleOf(value);
  return value === "" && !maybeEmpty.test(name) ? true : value;
}

/** React takes styles as an object. */
function styleOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(";").flatMap((rule) => {
      const [name = "", ...value] = rule.split(":");
      return name.trim() === "" ? [] : [[propertyOf(name.trim()), value.join(":").trim()]];
    }),
  );
}

/** `--turn` stays, `min-width` becomes `minWidth`. */
function propertyOf(name: string): string {
  return name.startsWith("--")
    ? name
    : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
