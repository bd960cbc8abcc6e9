import { parse, type AtRule, type Rule } from "postcss";
import { browserFloor } from "../../../scripts/browser-floor.ts";
import { newerWithoutFallback } from "./newer-declarations.ts";

/**
 * Features newer than the oldest browsers (decision 079) that may cost a whole rule or block, because
 * what the rule does is decoration; each with what a page is without it.
 */
const decoration: readonly [RegExp, string][] = [
  [/:has\(/, "a wide screen's places, a state's colour: Chrome 105, Safari 15.4"],
  [/:focus-visible/, "the browser's own ring"],
  [/::view-transition/, "an opening that fades"],
  [/:state\(|:open\b|::details-content/, "what opens does so at once"],
];

/** Blocks that old browsers skip, and ours for them. */
const skipped = /^(?:supports|property|view-transition|starting-style)$/;

/** Chrome 88; the build puts a copy before it for those that lack it (scripts/old-css.ts). */
const notList = /:not\([^()]*,/;

/** From here on an invitation is a spread, whose rules need `:has()` anyway. */
const spread = /min-width:\s*(?:64rem|1024px)/;

/**
 * Rules, but for decoration, that a sheet loses in browsers of 2020: blocks that they skip, lists
 * of selectors with one that they do not know, which take the others with them, and declarations
 * that nothing older stands for.
 */
export function losesRules(css: string): string[] {
  const found: string[] = [];
  const sheet = parse(css);
  sheet.walkAtRules((rule) => {
    if (/^(?:layer|container|scope)$/.test(rule.name)) found.push(`@${rule.name} ${rule.params}`);
    if (rule.name === "media" && /[<>]/.test(rule.params)) found.push(`@media ${rule.params}`);
  });
  sheet.walkRules((rule) => {
    if (isSkipped(rule)) return;
    if (rule.some((node) => node.type === "rule")) found.push(`nested: ${rule.selector}`);
    const selectors = rule.selectors;
    const hasCopy = /^@supports not \(aspect-ratio:\s*1\/1\)/.test(`${rule.prev() ?? ""}`);
    if (selectors.some((one) => /:(?:is|where)\(/.test(one) || (!hasCopy && notList.test(one))))
      found.push(`a list in a selector: ${rule.selector}`);
    const newer = selectors.filter((one) => decoration.some(([feature]) => feature.test(one)));
    if (newer.length > 0 && newer.length < selectors.length)
      found.push(`a selector that takes others with it: ${rule.selector}`);
  });
  sheet.walkDecls(/^(?:margin|padding|inset|border)-(?:inline|block)|^inset$/, (declaration) => {
    if (declaration.parent?.type === "rule")
      found.push(`${declaration.prop}: ${declaration.value}`);
  });
  return [...found, ...newerWithoutFallback(sheet, browserFloor.documents)];
}

function isSkipped(rule: Rule): boolean {
  for (
    let above = rule.parent;
    above?.type === "atrule";
    above = above.parent as AtRule["parent"]
  ) {
    const { name, params } = above as AtRule;
    if (skipped.test(name) || name.endsWith("keyframes")) return true;
    if (name === "media" && spread.test(params)) return true;
  }
  return false;
}
