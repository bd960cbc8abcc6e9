import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";

/** Versions of Chrome and of iOS. */
export type Versions = { chrome: number; ios: number };

const require = createRequire(import.meta.url);

/** MDN's table of which browser has what, since when. */
export const compatData: CompatData = require("@mdn/browser-compat-data");

/** Since when a feature is there, without a prefix and without a switch; Infinity: not yet. */
export function since({ support }: CompatStatement): Versions {
  return { chrome: first(support.chrome_android), ios: first(support.safari_ios) };
}

function first(support: CompatStatement["support"]["chrome"]): number {
  const statements = [support ?? []].flat();
  return Math.min(
    Infinity,
    ...statements
      .filter((one) => !one.prefix && !one.flags && !one.alternative_name)
      .map(({ version_added: version }) =>
        typeof version === "string"
          ? Number.parseFloat(version.replace("≤", "")) || Infinity
          : Infinity,
      ),
  );
}

/** True if a browser at the floor may lack what came with these versions. */
export function isNewer(versions: Versions, floor: Versions): boolean {
  return versions.chrome > floor.chrome || versions.ios > floor.ios;
}

/** The statements below a place of the table, each with its last key. */
export function* statementsBelow(place: Identifier): Generator<[string, CompatStatement]> {
  const { __compat: _, ...below } = place;
  for (const [key, one] of Object.entries(below)) {
    if (one.__compat) yield [key, one.__compat];
    yield* statementsBelow(one);
  }
}
