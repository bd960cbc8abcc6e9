import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { root, stateDir } from "../../scripts/paths.ts";
import { read } from "../../scripts/processes.ts";

test("what the site writes besides its storage is beside it, not in a home that may be read-only", async () => {
  const folder = mkdtempSync(join(tmpdir(), "home-"));
  const script = join(folder, "registry.ts");
  writeFileSync(
    script,
    `import { createRequire } from "node:module";
     const { getDefaultDevRegistryPath } = createRequire(${JSON.stringify(join(root, "package.json"))})("miniflare");
     process.stdout.write(getDefaultDevRegistryPath());`,
  );
  const { out, complaints } = await read(relative(root, script), [], { HOME: "/dev/null/home" });
  rmSync(folder, { recursive: true });
  expect(out, complaints).toBe(join(stateDir, "registry"));
});
