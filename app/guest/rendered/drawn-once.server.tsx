import { createElement, type ComponentType, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HtmlFragment, Marked, useMark } from "#app/components/html-fragments.tsx";
import type { OrnamentPart, World } from "#app/designs/contract.ts";

type Drawing = ComponentType<{ variant: number }>;

/** Drawings as rendered, by the ornament or world that they belong to. */
const kept = new WeakMap<object, object>();

/**
 * An ornament or a world whose drawings are rendered once an isolate and then inserted as text: they
 * are two thirds of a page's elements, and depend on nothing but their variant, because the palette
 * is in custom properties (docs/performance.md).
 * @param name keeps the ids of its drawings apart from those of others.
 */
export function drawnOnce<Parts extends OrnamentPart | World>(name: string, parts: Parts): Parts {
  // In development a drawing is what its file is now.
  if (import.meta.env.DEV) return parts;
  let drawnParts = kept.get(parts) as Parts | undefined;
  if (!drawnParts) {
    const entries = Object.entries(parts).map(([part, value]) => [
      part,
      isDrawing(part, value) ? once(`${name}-${part}`, value) : value,
    ]);
    drawnParts = Object.fromEntries(entries) as Parts;
    kept.set(parts, drawnParts);
  }
  return drawnParts;
}

/** Components have a name in capitals; `tile` is a function that is none. */
function isDrawing(part: string, value: unknown): value is Drawing {
  return typeof value === "function" && /^[A-Z]/.test(part);
}

function once(name: string, Component: Drawing): Drawing {
  const drawings = new Map<string, Kept>();
  return function DrawnOnce(props) {
    const mark = useMark();
    const key = JSON.stringify(props);
    let drawing = drawings.get(key);
    if (!drawing) drawings.set(key, (drawing = drawn(name, createElement(Component, props))));
    return mark ? <Marked mark={mark(drawing.fragment.bytes)} /> : drawing.element;
  };
}

const root = /^<svg((?:\s[\w:-]+="[^"&]*")*)>([\s\S]*)<\/svg>$/;
const attribute = /\s([\w:-]+)="([^"]*)"/g;

/** A drawing for a page that is assembled from fragments, and for one that is one string. */
type Kept = { fragment: HtmlFragment; element: ReactElement };

/**
 * The element is the drawing's own `svg` with its content as text, or the drawing as it is where it
 * is something else: nothing, several elements, a root with a style.
 */
function drawn(name: string, element: ReactElement): Kept {
  const fragment = new HtmlFragment(renderToStaticMarkup(element, { identifierPrefix: name }));
  const [, head = "", __html] = root.exec(fragment.html) ?? [];
  if (__html === undefined || !isWhole(__html) || head.includes(" style="))
    return { fragment, element };
  const attributes = Object.fromEntries(
    Array.from(head.matchAll(attribute), ([, attributeName = "", value = ""]) => [
      attributeName === "class" ? "className" : attributeName,
      value,
    ]),
  );
  return { fragment, element: <svg {...attributes} dangerouslySetInnerHTML={{ __html }} /> };
}

/** True if each `svg` that ends in a text began in it: the last one ended the root then. */
function isWhole(html: string): boolean {
  let open = 0;
  for (const [tag] of html.matchAll(/<svg\b|<\/svg>/g)) {
    open += tag === "<svg" ? 1 : -1;
    if (open < 0) return false;
  }
  return true;
}
