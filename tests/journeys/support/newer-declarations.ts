import type { Declaration, Root } from "postcss";
import type { Versions } from "./browser-versions.ts";
import { newerParts } from "./newer-values.ts";

/** Parts that may be missing on an old phone, each with what it shows instead. */
const enhancements: Record<string, string> = {
  "text-wrap": "lines break where they are full",
  "overflow-wrap: anywhere": "long words break by the page's break-word",
  "view-transition-name": "an opening that is there at once",
  "view-transition-class": "an opening that is there at once",
  "text-underline-offset": "an underline close to its letters",
  "text-decoration-thickness": "an underline of the font's width",
  "color-scheme": "form fields and scrollbars in the browser's light colours",
  "hyphenate-character": "a hyphen instead of the Armenian one",
  "font-synthesis": "a slant that is made up",
  "accent-color": "boxes and circles in the browser's own colour",
  "content-visibility": "everything is laid out at once",
  "contain-intrinsic-size": "belongs to content-visibility",
  "field-sizing": "a field that scrolls inside",
  "scrollbar-gutter": "the page moves by a scrollbar's width where it opens a window",
  "scrollbar-width": "a scrollbar",
  "overflow-clip-margin": "an ornament cut at its edge",
  "scroll-margin-top": "an anchor under the bar",
  "scroll-margin-block": "an anchor under the bar",
  "scroll-padding-inline": "a strip that stops at the screen's edge",
  contain: "only on paper",
  "print-color-adjust": "a printed ground only where the printer's window asks for it",
  "mask-position": "a shade a few pixels from where it was drawn",
  cursor: "phones have none",
  resize: "phones cannot do it",
  "aspect-ratio": "drawings and photos have their own; what is empty is lower (decision 079)",
  "container-type": "belongs to cqi and cqw",
  size: "paper as it is chosen in the printer's window",
  page: "paper as it is chosen in the printer's window",
  "break-after: avoid": "a heading at the end of a sheet",
};

/** Parsed since grids are; before flex items had them they stood at the start. */
const sinceGrids = /^(?:align|justify|place)-(?:self|items|content): (?:start|end)$/;

/**
 * Selectors of what moves or shines while somebody points at it; and `:has()`, which is newer than
 * most values.
 */
const whileTouched = /:(?:hover|active)|:has\(/;

/** A finger moves the page as it does everywhere. */
const touch = /^touch-action: /;

/**
 * Declarations that browsers at the floor do not know and for which nothing older stands: before
 * them in the same rule, or, where a variable hides what is newer until it is too late, in a block
 * of `@supports not` for the same selector.
 */
export function newerWithoutFallback(sheet: Root, floor: Versions): string[] {
  const found: string[] = [];
  const replaced = new Set<string>();
  sheet.walkAtRules("supports", (block) => {
    if (!block.params.startsWith("not ")) return;
    block.walkDecls((one) => void replaced.add(`${selectorOf(one)} ${one.prop}`));
  });
  sheet.walkDecls((declaration) => {
    if (declaration.parent?.type !== "rule" || isInBlock(declaration)) return;
    if (whileTouched.test(selectorOf(declaration))) return;
    const parts = newerParts(declaration, floor).filter(
      (part) => !(part in enhancements) && !sinceGrids.test(part) && !touch.test(part),
    );
    if (parts.length === 0) return;
    const isDropped = !declaration.value.includes("var(") && !declaration.prop.startsWith("--");
    const hasOlder = hasPrefixed(declaration) || (isDropped && hasBefore(declaration, floor));
    const transforms = /^(?:translate|rotate|scale)$/.test(declaration.prop);
    const other = transforms ? "transform" : declaration.prop;
    if (!hasOlder && !replaced.has(`${selectorOf(declaration)} ${other}`))
      found.push(`${parts.join(", ")} in ${selectorOf(declaration)} { ${declaration.toString()} }`);
  });
  return found;
}

function selectorOf({ parent }: Declaration): string {
  return parent?.type === "rule" ? (parent as unknown as { selector: string }).selector : "";
}

function hasPrefixed({ parent, prop }: Declaration): boolean {
  return parent?.some((one) => one.type === "decl" && one.prop === `-webkit-${prop}`) ?? false;
}

function hasBefore(declaration: Declaration, floor: Versions): boolean {
  for (let before = declaration.prev(); before; before = before.prev())
    if (
      before.type === "decl" &&
      before.prop === declaration.prop &&
      newerParts(before, floor).length === 0
    )
      return true;
  return false;
}

/** Blocks of `@supports` are for browsers that know what is in them; key frames only move things. */
function isInBlock(declaration: Declaration): boolean {
  let above: { type: string; name?: string; parent?: unknown } | undefined = declaration.parent;
  while (above) {
    if (above.type === "atrule" && /^(?:supports|font-face)$|keyframes$/.test(above.name ?? ""))
      return true;
    above = above.parent as typeof above;
  }
  return false;
}
