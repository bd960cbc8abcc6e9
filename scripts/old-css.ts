import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import { Features } from "lightningcss";
import { AtRule, list, type AcceptedPlugin, type Declaration, type Node, type Root } from "postcss";
import { flatLayers } from "./flat-layers.ts";
import { olderValues } from "./old-values.ts";

/** From here on an invitation is a spread, which needs `:has()`, newer than `:is()`. */
const spread = /min-width:\s*64rem/;

/** A selector that a browser does not know takes all others of its rule with it. */
const newer = /:has\(|:focus-visible/;

const notList = /:not\([^():]*,[^():]*\)/;
const notLists = /:not\(([^():]*,[^():]*)\)/g;

/** Every language of the site is written from left to right. */
const sides = { inline: ["left", "right"], block: ["top", "bottom"] } as const;

const logical = /^(margin|padding|inset|border)-(inline|block)(?:-(start|end))?(-\w+)?$/;

/**
 * CSS changes for the browsers of decision 079 beyond what Vite's minifier writes for its targets:
 * no layers, sides by their names, `:is()` and lists in `:not()` written out. In spreads these
 * stay: their lists of sections would become hundreds of selectors.
 */
export const cssForOldPhones: AcceptedPlugin[] = [
  { postcssPlugin: "hide-is", Once: (sheet) => inSpreads(sheet, ":is(", ":kept(") },
  isPseudoClass({ preserve: false, specificityMatchingName: "_", onComplexSelector: "warning" }),
  { postcssPlugin: "show-is", OnceExit: (sheet) => inSpreads(sheet, ":kept(", ":is(") },
  { postcssPlugin: "sides", OnceExit: nameAllSides },
  { postcssPlugin: "single-not", OnceExit: singleNots },
  { postcssPlugin: "newer-apart", OnceExit: newerApart },
  { postcssPlugin: "older-values", OnceExit: olderValues },
  flatLayers(),
];

/** The minifier writes each of these twice, with a prefix that has another specificity. */
export const writtenHere = Features.IsSelector | Features.NotSelectorList;

function inSpreads(sheet: Root, from: string, to: string): void {
  sheet.walkAtRules("media", (media) => {
    if (!spread.test(media.params)) return;
    media.walkRules((rule) => {
      if (rule.selector.includes(from)) rule.selector = rule.selector.replaceAll(from, to);
    });
  });
}

function nameAllSides(sheet: Root): void {
  sheet.walkDecls("inset", nameInset);
  sheet.walkDecls(logical, nameSides);
}

/** The minifier leaves `inset` where a value has a variable. */
function nameInset(declaration: Declaration): void {
  const [top = "", right = top, bottom = top, left = right] = list.space(declaration.value);
  for (const [prop, value] of Object.entries({ top, right, bottom }))
    declaration.cloneBefore({ prop, value });
  declaration.prop = "left";
  declaration.value = left;
}

/** `margin-inline: 1rem 2rem` becomes `margin-left: 1rem; margin-right: 2rem`. */
function nameSides(declaration: Declaration): void {
  const [, of, axis, end, detail = ""] = logical.exec(declaration.prop) ?? [];
  if (axis !== "inline" && axis !== "block") return;
  const names = sides[axis].map((side) => (of === "inset" ? side : `${of}-${side}${detail}`));
  const [first = "", second = ""] = names;
  if (end) {
    declaration.prop = end === "start" ? first : second;
    return;
  }
  const values = of === "border" && !detail ? [declaration.value] : list.space(declaration.value);
  declaration.cloneBefore({ prop: first, value: values[0] });
  declaration.prop = second;
  declaration.value = values.at(-1) ?? "";
}

/**
 * A list in `:not()` came to Chrome with `aspect-ratio` (88). Written out it has a higher
 * specificity, so only browsers before see that copy.
 */
function singleNots(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (!notList.test(rule.selector) || isInSpread(rule)) return;
    const supportsRule = new AtRule({ name: "supports", params: "not (aspect-ratio:1/1)" });
    const copy = rule.clone();
    copy.selector = copy.selector.replaceAll(notLists, (_, names: string) =>
      list
        .comma(names)
        .map((name) => `:not(${name})`)
        .join(""),
    );
    supportsRule.append(copy);
    rule.before(supportsRule);
  });
}

function isInSpread({ parent }: Node): boolean {
  if (!parent) return false;
  return (parent instanceof AtRule && spread.test(parent.params)) || isInSpread(parent);
}

function newerApart(sheet: Root): void {
  sheet.walkRules((rule) => {
    const [knownSelectors, unknown] = [false, true].map((is) =>
      rule.selectors.filter((selector) => newer.test(selector) === is),
    );
    if (!knownSelectors?.length || !unknown?.length) return;
    rule.cloneBefore({ selectors: knownSelectors });
    rule.selectors = unknown;
  });
}
