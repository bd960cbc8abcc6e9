import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/paths.ts";

/** A Worker that holds some 130 MB. */
const worker = `export default {
  fetch() {
    const held = [];
    for (let index = 0; index < 4e6; index++) held.push({ index });
    return new Response(String(held.length));
  },
};`;

const program = `
  import { Miniflare } from "miniflare";
  const server = new Miniflare({ modules: true, script: ${JSON.stringify(worker)}, telemetry: { enabled: false } });
  const answer = await server.dispatchFetch("http://localhost/");
  console.log(await answer.text());
  await server.dispose();
`;

/** What the Worker answers in a process that imports these modules first. */
function answerOf(imported: readonly string[]): string {
  const imports = imported.flatMap((module) => ["--import", join(root, module)]);
  const args = [...imports, "--input-type=module", "--eval", program];
  const env = { ...process.env, HEAP_LIMIT: "40" };
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" }).stdout.trim();
}

test("a Worker that needs more heap than the limit ends, and answers without the limit", () => {
  expect(answerOf([])).toBe("4000000");
  expect(answerOf(["scripts/limited-heap.ts"])).toBe("");
});
