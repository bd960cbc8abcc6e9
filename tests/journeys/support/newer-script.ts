import { createRequire } from "node:module";
import { parse, type Node } from "acorn";
import { full } from "acorn-walk";

/** Versions of Chrome and of iOS. */
type Floor = { chrome: number; ios: number };

const require = createRequire(import.meta.url);
const versions: Record<
  string,
  { chrome?: string; ios?: string; safari?: string }
> = require("core-js-compat/data.json");

/** core-js counts these as new where a browser's first form of them had a fault. */
const mendedLater = new Set(
  "constructor delete dispose escape flags has iterator of parse push reduce reduceRight set size sort stack stringify unshift url v2".split(
    " ",
  ),
);

/** Versions of MDN's browser-compat-data, for what core-js lacks. */
const others: Record<string, Floor> = {
  AbortSignal: { chrome: 66, ios: 12.2 },
  BroadcastChannel: { chrome: 54, ios: 15.4 },
  CompressionStream: { chrome: 80, ios: 16.4 },
  ListFormat: { chrome: 72, ios: 14.5 },
  OffscreenCanvas: { chrome: 69, ios: 16.2 },
  PluralRules: { chrome: 63, ios: 13 },
  RelativeTimeFormat: { chrome: 71, ios: 14 },
  ResizeObserver: { chrome: 64, ios: 13.4 },
  Segmenter: { chrome: 87, ios: 14.5 },
  TextEncoderStream: { chrome: 71, ios: 14.5 },
  URLPattern: { chrome: 95, ios: 26 },
  animate: { chrome: 36, ios: 13.4 },
  checkVisibility: { chrome: 105, ios: 17.4 },
  SubmitEvent: { chrome: 81, ios: 15.4 },
  getAnimations: { chrome: 84, ios: 14 },
  pipeThrough: { chrome: 59, ios: 14.5 },
  randomUUID: { chrome: 92, ios: 15.4 },
  replaceChildren: { chrome: 86, ios: 14 },
  requestIdleCallback: { chrome: 47, ios: 26 },
  requestSubmit: { chrome: 76, ios: 16 },
  showModal: { chrome: 37, ios: 15.4 },
  startViewTransition: { chrome: 111, ios: 18 },
  submitter: { chrome: 81, ios: 15.4 },
  throwIfAborted: { chrome: 100, ios: 15.4 },
  timeout: { chrome: 103, ios: 16 },
};

const byName = new Map<string, Floor>(Object.entries(others));
for (const [feature, { chrome, ios, safari }] of Object.entries(versions)) {
  const name = nameOf(feature);
  if (name === null) continue;
  const since = {
    chrome: Number(chrome ?? Infinity),
    ios: Number.parseFloat(ios ?? safari ?? "999"),
  };
  const known = byName.get(name);
  // A name counts from when the first of its kinds has it: `includes` of texts is older than that of iterators.
  byName.set(
    name,
    known
      ? { chrome: Math.min(known.chrome, since.chrome), ios: Math.min(known.ios, since.ios) }
      : since,
  );
}

/** `es.array.find-last` is `findLast`. */
function nameOf(feature: string): string | null {
  const [kind, ...path] = feature.split(".");
  if (kind !== "es" && kind !== "web") return null;
  if (path.includes("unscopables") || path.includes("iterator")) return null;
  const name = (path.at(-1) ?? "").replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  return mendedLater.has(name) ? null : name;
}

/**
 * Names of methods, globals and syntax in a script that are newer than a floor. A method counts by
 * its name, of whatever object it is.
 */
export function newerThan(source: string, floor: Floor): string[] {
  const found = new Set<string>();
  const isNewer = (name: string) => {
    const since = byName.get(name);
    return since !== undefined && (since.chrome > floor.chrome || since.ios > floor.ios);
  };
  // Syntax that this version of the language lacks does not parse.
  full(parse(source, { ecmaVersion: 2020, sourceType: "module" }), (node: Node) => {
    const { property, name, regex, bigint } = node as Node & {
      property?: Node & { name?: string };
      name?: string;
      regex?: { pattern: string; flags: string };
      bigint?: string;
      computed?: boolean;
    };
    if (node.type === "MemberExpression" && property?.name && isNewer(property.name))
      found.add(property.name);
    if (
      node.type === "Identifier" &&
      name &&
      isNewer(name) &&
      /^[A-Z]|^structuredClone$/.test(name)
    )
      found.add(name);
    if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add("a look behind");
    if (regex && /[dv]/.test(regex.flags)) found.add(`the flags ${regex.flags}`);
    if (bigint && floor.ios < 14) found.add("BigInt");
  });
  return [...found];
}
