import type { AtRule, ChildNode, Node, Plugin, Rule } from "postcss";
import { isLayer, raised, raisedImportant, type Layer } from "#app/designs/kit/layers.ts";

/**
 * Writes CSS that is in cascade layers without them, for browsers that know none
 * (app/designs/kit/layers.ts). Which declaration wins stays the same.
 * @throws when a layer has no place in the order, or a selector has an id, which would win over
 *   a higher layer.
 */
export function flatLayers(): Plugin {
  return {
    postcssPlugin: "flat-layers",
    OnceExit(sheet) {
      const rules: Rule[] = [];
      sheet.walkRules((rule) => void rules.push(rule));
      for (const rule of rules) {
        const around = atRulesAround(rule);
        if (around.some(({ name }) => name.endsWith("keyframes"))) continue;
        // A rule within another is as high as that one, whose selector becomes a part of its own.
        if (!isWithinRule(rule)) raise(rule, layerOf(around));
      }
      sheet.walkAtRules("layer", (layer) => {
        layer.replaceWith(layer.nodes ?? []);
      });
    },
  };
}

function atRulesAround({ parent }: Node): AtRule[] {
  if (!parent) return [];
  return isAtRule(parent) ? [parent, ...atRulesAround(parent)] : atRulesAround(parent);
}

function isWithinRule({ parent }: Node): boolean {
  return parent !== undefined && (parent.type === "rule" || isWithinRule(parent));
}

function isAtRule(node: Node): node is AtRule {
  return node.type === "atrule";
}

function layerOf(around: AtRule[]): Layer | null {
  const layer = around.find(({ name }) => name === "layer");
  if (!layer) return null;
  if (!isLayer(layer.params)) throw layer.error(`app/designs/kit/layers.ts has no ${layer.params}`);
  return layer.params;
}

/** A rule with declarations of both kinds becomes two, where their heights differ. */
function raise(rule: Rule, layer: Layer | null): void {
  if (/#(?![^[]*\])/.test(rule.selector)) throw rule.error("an id wins over higher layers");
  const heights = { normal: raised(layer), important: raisedImportant(layer) };
  const important = rule.nodes.filter(isImportant);
  const isSplit =
    heights.normal !== heights.important &&
    important.length > 0 &&
    rule.nodes.some((node) => node.type !== "comment" && !isImportant(node));
  if (isSplit) {
    const second = rule.cloneAfter({ nodes: [] });
    second.append(important);
    second.selectors = second.selectors.map((secondSelector) =>
      withStep(secondSelector, heights.important),
    );
  }
  const step = important.length > 0 && !isSplit ? heights.important : heights.normal;
  rule.selectors = rule.selectors.map((selector) => withStep(selector, step));
}

function isImportant(node: ChildNode): boolean {
  return node.type === "decl" && node.important === true;
}

/** Nothing but other pseudo-classes may follow a pseudo-element. */
function withStep(selector: string, step: string): string {
  const element = selector.search(/::/);
  return element < 0
    ? selector + step
    : selector.slice(0, element) + step + selector.slice(element);
}
