import { AtRule, list, Rule, type Declaration, type Root } from "postcss";

/**
 * Writes what browsers of decision 079 need where a declaration's value or property is newer than
 * they are. They drop a declaration that they cannot parse, so an older one before it is enough. With
 * a variable in it, or as a variable, they take it and find out too late; then the older one follows,
 * in a block for them.
 */
export function olderValues(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    const { parent, prop, value } = declaration;
    if (!(parent instanceof Rule) || isInKeyframes(parent)) return;
    if (/^overflow(?:-[xy])?$/.test(prop) && value === "clip")
      // The minifier drops what stands before it.
      addFor(parent, "overflow:clip", [declaration.clone({ value: "hidden" })]);
    // The minifier does not write it out around variables.
    if (value.includes("clamp(")) declaration.value = writeClamp(declaration.value);
    if (smallHeight.test(value))
      addOlder(declaration, value.replaceAll(smallHeight, "$1vh"), "height:1svh");
    if (value.includes("color-mix("))
      addOlder(
        declaration,
        value.replaceAll(colorMix, largerShare),
        "color:color-mix(in srgb,red,red)",
      );
  });
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    if (isInKeyframes(rule) || whileTouched.test(rule.selector)) continue;
    addTransform(rule);
    addMargins(rule);
  }
}

const smallHeight = /(\d)[sdl]vh\b/g;

const colorMix =
  /color-mix\(in srgb, ?((?:var\([^()]*\)|[^(),])+?)(?: (\d+)%)?, ?((?:var\([^()]*\)|[^(),])+?)(?: (\d+)%)?\)/g;

/** Moves by a hand's breadth, for as long as somebody points at it. */
const whileTouched = /:(?:hover|active)/;

/** A faint wash is left away, because what is written on it would not be read on its full colour. */
const faintest = 30;

function largerShare(
  _: string,
  colour: string,
  share?: string,
  other = "",
  otherShare?: string,
): string {
  const percent = share ? Number(share) : 100 - Number(otherShare ?? 50);
  return percent >= (other === "transparent" ? faintest : 50) ? colour : other;
}

/** @param feature a declaration that browsers know exactly when they know this one. */
function addOlder(declaration: Declaration, value: string, feature: string): void {
  if (!declaration.value.includes("var(") && !declaration.prop.startsWith("--")) {
    declaration.cloneBefore({ value });
    return;
  }
  const { parent } = declaration;
  if (parent instanceof Rule) addFor(parent, feature, [declaration.clone({ value })]);
}

/** A block after a rule, for browsers without a feature. */
function addFor(rule: Rule, feature: string, declarations: Declaration[]): void {
  const block = new AtRule({ name: "supports", params: `not (${feature})` });
  block.append(new Rule({ selector: rule.selector, nodes: declarations }));
  rule.after(block);
}

function writeClamp(value: string): string {
  const start = value.indexOf("clamp(");
  let depth = 0;
  let end = start + "clamp".length;
  do {
    if (value[end] === "(") depth += 1;
    if (value[end] === ")") depth -= 1;
    end += 1;
  } while (depth > 0);
  const [least, wished, most] = list.comma(value.slice(start + "clamp(".length, end - 1));
  return `${value.slice(0, start)}max(${least},min(${wished},${most}))${value.slice(end)}`;
}

/** `translate`, `rotate` and `scale` as one `transform`, in the order in which they work. */
function addTransform(rule: Rule): void {
  const values = new Map<string, Declaration>();
  rule.each((node) => {
    if (node.type === "decl" && /^(?:translate|rotate|scale|transform)$/.test(node.prop))
      values.set(node.prop, node);
  });
  const last = values.get("transform");
  const parts = ["translate", "rotate", "scale"].flatMap((prop) => {
    const value = values.get(prop)?.value;
    if (value === undefined || value === "none") return [];
    return `${prop}(${list.space(value).join(",")})`;
  });
  if (values.size === 0 || (last && values.size === 1)) return;
  if (last && last.value !== "none") parts.push(last.value);
  const transform = [...values.values()][0]?.clone({
    prop: "transform",
    value: parts.join(" ") || "none",
  });
  if (transform) addFor(rule, "scale:1", [transform]);
}

/**
 * Margins for the `gap` of a flex container (Chrome 84, iOS 14.5). Which browsers have it no condition
 * tells, because grids had it before; those of this one have none, or lose it to the margins.
 */
function addMargins(rule: Rule): void {
  const valueOf = (prop: string) => {
    const declaration = rule.nodes.findLast((node) => node.type === "decl" && node.prop === prop);
    return declaration?.type === "decl" ? declaration.value : "";
  };
  const gap = rule.nodes.find((node) => node.type === "decl" && node.prop === "gap");
  if (gap?.type !== "decl" || gap.important || !/^(?:inline-)?flex$/.test(valueOf("display")))
    return;
  const flow = `${valueOf("flex-direction")} ${valueOf("flex-flow")} ${valueOf("flex-wrap")}`;
  const [row = "0", column = row] = list.space(gap.value);
  const half = (length: string) => (length === "0" ? "0" : `calc(${length}/2)`);
  const margins = /\bwrap\b/.test(flow)
    ? { below: ">*", prop: "margin", value: `${half(row)} ${half(column)}` }
    : /\bcolumn\b/.test(flow)
      ? { below: ">*+*", prop: "margin-top", value: row }
      : { below: ">*+*", prop: "margin-left", value: column };
  const block = new AtRule({ name: "supports", params: "not (aspect-ratio:1/1)" });
  block.append(
    new Rule({ selector: rule.selector, nodes: [gap.clone({ prop: "gap", value: "0" })] }),
    new Rule({
      selectors: rule.selectors.map((selector) => selector + margins.below),
      nodes: [gap.clone({ prop: margins.prop, value: margins.value })],
    }),
  );
  rule.after(block);
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.name.endsWith("keyframes");
}
