import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allBreaks } from "../breaks/all.ts";
import { broken } from "../breaks/break.ts";

test("each line that a break changes is still there, once, and so are its tests", () => {
  for (const one of allBreaks) {
    expect(() => broken(readFileSync(one.file, "utf8"), one), one.promise).not.toThrow();
    for (const file of one.tests) expect(existsSync(file), `${one.promise}: ${file}`).toBe(true);
  }
});
