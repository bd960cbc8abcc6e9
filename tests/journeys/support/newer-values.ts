import type { Declaration } from "postcss";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { compatData, isNewer, since, statementsBelow, type Versions } from "./browser-versions.ts";

const { properties = {}, types = {} } = compatData.css;

const { length = {}, ...otherTypes } = types as unknown as Identifier;

/** Functions of any type by their names, and units of lengths. */
const functionsByName = byName(otherTypes);
const unitsByName = byName(length);

function byName(place: Identifier): Map<string, CompatStatement> {
  return new Map(statementsBelow(place));
}

/** Units that the table has under other names. */
const unitFeatures: Record<string, string> = Object.fromEntries(
  ["dynamic", "large", "small"].flatMap((kind) =>
    ["vh", "vw", "vi", "vb", "vmin", "vmax"].map((unit) => [
      kind.charAt(0) + unit,
      `viewport_percentage_units_${kind}`,
    ]),
  ),
);
const containerUnit = /^cq(?:[whib]|min|max)$/;

/**
 * Parts of a declaration that a browser at the floor may not know, in which case it drops the
 * declaration: its property, or a keyword, function or unit of its value.
 */
export function newerParts({ prop, value }: Declaration, floor: Versions): string[] {
  const isKnown = (statement: CompatStatement | undefined) =>
    !statement || !isNewer(since(statement), floor);
  const own = properties[prop];
  // A name with a prefix is for the browsers that have it.
  if (prop.startsWith("-") && !prop.startsWith("--")) return [];
  if (!isKnown(own?.__compat)) return [prop];
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]+\b/gi, " ");
  const functions = [...words.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)]
    .map(([, name = ""]) => name)
    .filter((name) => !isKnown(own?.[name]?.__compat ?? functionsByName.get(name)))
    .map((name) => `${name}()`);
  const units = [...words.matchAll(/(?<![\w#-])-?(?:\d+|\d*\.\d+)([a-z]+)/gi)]
    .map(([, name = ""]) => name)
    .filter(
      (name) =>
        !isKnown(
          unitsByName.get(
            containerUnit.test(name)
              ? "container_query_length_units"
              : (unitFeatures[name] ?? name),
          ),
        ),
    );
  const keywords = prop.startsWith("--")
    ? []
    : [...words.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w-]*\()/gi)]
        .map(([, name = ""]) => name)
        .filter((name) => !isKnown(own?.[name]?.__compat))
        .map((name) => `${prop}: ${name}`);
  return [...new Set([...functions, ...units, ...keywords])];
}
