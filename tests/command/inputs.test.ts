import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesOf, hashOf } from "../../scripts/inputs.ts";

const inputs = {
  files: ["app/**/*.{ts,css}", "package.json"],
  except: ["app/**/*.test.ts"],
  facts: { CONTENT_DIR: undefined },
};

/** A folder with some files, and what writes another into it. */
function folderOfFiles() {
  const folder = mkdtempSync(join(tmpdir(), "inputs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of ["app/b/page.css", "app/page.ts", "app/page.test.ts", "package.json"])
    write(file, "{}");
  return { folder, write };
}

test("inputs are the files of their patterns, without the exceptions, in one order", () => {
  const { folder } = folderOfFiles();
  expect(filesOf(inputs, folder)).toEqual(["app/b/page.css", "app/page.ts", "package.json"]);
});

test("a pattern that no file matches is an error, not an input that never changes", () => {
  const { folder } = folderOfFiles();
  expect(() => hashOf({ files: ["app/**/*.ts", "worker/**"] }, folder)).toThrow("worker/**");
});

test("the hash changes with a file's bytes, its name, a file more or less, and a fact, and comes back", () => {
  const { folder, write } = folderOfFiles();
  const before = hashOf(inputs, folder);
  const seen = new Set([before]);
  const another = () => {
    const hash = hashOf(inputs, folder);
    expect(seen).not.toContain(hash);
    seen.add(hash);
  };
  write("app/page.ts", "{ }");
  another();
  write("app/page.ts", "{}");
  expect(hashOf(inputs, folder)).toBe(before);
  renameSync(join(folder, "app/page.ts"), join(folder, "app/paper.ts"));
  another();
  renameSync(join(folder, "app/paper.ts"), join(folder, "app/page.ts"));
  write("app/new.css", "");
  another();
  rmSync(join(folder, "app/new.css"));
  expect(hashOf(inputs, folder)).toBe(before);
  expect(seen).not.toContain(hashOf({ ...inputs, facts: { CONTENT_DIR: "other" } }, folder));
});

test("what the result does not depend on leaves the hash as it is", () => {
  const { folder, write } = folderOfFiles();
  const before = hashOf(inputs, folder);
  write("app/page.test.ts", "changed");
  write("app/notes.md", "new");
  expect(hashOf(inputs, folder)).toBe(before);
});
