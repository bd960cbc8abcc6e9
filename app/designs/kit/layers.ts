/**
 * The cascade's layers, lowest first. Browsers before Chrome 99 and Safari 15.4 drop everything in an
 * `@layer`, so what is served has none: the build (scripts/flat-layers.ts) raises the specificity of
 * a rule by as many ids as its layer stands above the lowest, and nothing else in CSS has ids.
 */
const heights = { reset: 0, base: 0, parts: 1, theme: 2, dashboard: 3 } as const;

export type Layer = keyof typeof heights;

/** Rules in no layer are above all layers. */
const unlayered = 4;

/** An id that no element has, as part of a selector. */
const step = ":not(#_)";

/** True if there is a layer of that name. */
export function isLayer(name: string): name is Layer {
  return name in heights;
}

/**
 * A suffix that raises a selector to its layer, to stand at its end but before a pseudo-element.
 * @param layer null: in none.
 */
export function raised(layer: Layer | null): string {
  return step.repeat(layer === null ? unlayered : heights[layer]);
}

/** The same for declarations that are important, where lower layers win over higher ones. */
export function raisedImportant(layer: Layer | null): string {
  if (layer === null) return "";
  return step.repeat(layer === "reset" ? unlayered : heights.dashboard - heights[layer]);
}
