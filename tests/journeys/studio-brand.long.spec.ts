import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/paths.ts";
import { expect, test } from "./support/fixtures.ts";

test("the studio's pictures are those that were drawn of it", async () => {
  const record: { files: Record<string, string> } = JSON.parse(
    await readFile(join(root, "content/brand.json"), "utf8"),
  );
  const files = Object.entries(record.files);
  expect(files.length).toBeGreaterThan(5);
  for (const [file, hash] of files) {
    const bytes = await readFile(join(root, file));
    expect(createHash("sha256").update(bytes).digest("hex"), file).toBe(hash);
  }
});
