import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { root } from "../../scripts/paths.ts";
import { UserError } from "../../cli/user-error.ts";
import proofs from "./proofs.json" with { type: "json" };

/** A promise of docs/promises.md with its proof. */
export type Promised = {
  promise: string;
  /** Of `tests/proof/fault-names.ts`. */
  faults: string[];
  /** Commands that try it besides, as `npm run soak`. */
  commands: string[];
  /** A test's file from the repository's root, and words of its name. */
  tests: { file: string; words: string }[];
};

const proof = v.strictObject({
  faults: v.optional(v.array(v.string()), []),
  commands: v.optional(v.array(v.string()), []),
  tests: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/**
 * The promises of docs/promises.md, each with its proof.
 * @throws UserError for a promise without a proof, and for a proof of no promise.
 */
export function readPromises(): Promised[] {
  const lines = readFileSync(join(root, "docs/promises.md"), "utf8").split("\n");
  const promises = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
  const proved = v.parse(v.record(v.string(), proof), proofs);
  const idle = Object.keys(proved).filter((promise) => !promises.includes(promise));
  if (idle.length > 0)
    throw new UserError(`tests/proof/proofs.json proves what is not promised: ${idle.join("; ")}`);
  return promises.map((promise) => {
    const { faults, commands, tests } = proved[promise] ?? missing(promise);
    return {
      promise,
      faults,
      commands,
      tests: Object.entries(tests).flatMap(([name, names]) =>
        names.map((words) => ({ file: fileOf(name), words })),
      ),
    };
  });
}

function missing(promise: string): never {
  throw new UserError(`tests/proof/proofs.json has no proof of: ${promise}`);
}

/** `pages/reply` is `tests/pages/reply.test.ts`. */
function fileOf(name: string): string {
  if (name.endsWith(".ts")) return name;
  return `tests/${name}.${name.startsWith("journeys/") ? "spec" : "test"}.ts`;
}
