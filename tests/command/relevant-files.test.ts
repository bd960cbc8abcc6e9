import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../cli/content.ts";
import { relevantFiles } from "../../cli/relevant-files.ts";
import { writeDefinition } from "./support/definition.ts";

const folder = () => join(process.env.CONTENT_DIR ?? "", "invitations/wedding");
const named = (name: string) => `content/invitations/wedding/${name}.json`;

/** The invitations that are read when one is checked. */
async function readWith(name: string): Promise<string[]> {
  const { files } = await readContent();
  const relevant = await relevantFiles(files, new Set([named(name)]));
  return relevant.map(({ file }) => file).filter((file) => file.includes("/invitations/"));
}

test("an invitation is checked with those that claim its address, also after they change", async () => {
  writeDefinition("Checked");
  const other = join(folder(), "other.json");
  const claim = (path: string) =>
    writeFileSync(other, JSON.stringify({ slug: "other", aliases: [{ path }] }));
  claim("wedding/elsewhere");
  expect(await readWith("anna-arman")).toEqual([named("anna-arman")]);
  claim("wedding/anna-arman");
  expect(await readWith("anna-arman")).toEqual([named("anna-arman"), named("other")]);
  expect(await readWith("other")).toEqual([named("anna-arman"), named("other")]);
  rmSync(other);
  expect(await readWith("anna-arman")).toEqual([named("anna-arman")]);
});
