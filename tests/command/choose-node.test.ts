import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../scripts/paths.ts";

/** A checkout whose machine has a Node of this version; an empty one: none. */
function installedBeside(version: string, hasLink: boolean): boolean {
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const one of ["system", "node_modules/.bin", "node_modules/node/bin"])
    mkdirSync(join(folder, one), { recursive: true });
  const says = `#!/bin/sh\necho v${version}\n`;
  if (version !== "") writeFileSync(join(folder, "system/node"), says, { mode: 0o755 });
  const packaged = join(folder, "node_modules/.bin/node");
  writeFileSync(join(folder, "node_modules/node/bin/node"), "");
  if (hasLink) writeFileSync(packaged, "#!/bin/sh\necho v24.21.0\n", { mode: 0o755 });
  const PATH = [join(folder, "node_modules/.bin"), join(folder, "system")].join(":");
  const script = join(root, "scripts/choose-node.mjs");
  const { status } = spawnSync(process.execPath, [script], { cwd: folder, env: { PATH } });
  expect(status).toBe(0);
  return existsSync(packaged);
}

test.each(["24.22.1", "24.30.0", "26.10.1", "28.0.0"])(
  "a machine's own Node %s is taken",
  (version) => {
    expect(installedBeside(version, true)).toBe(false);
  },
);

test.each(["", "20.20.2", "22.22.0", "24.21.0", "24.9.9", "25.9.0", "26.10.0"])(
  "beside a machine's Node %j that of the npm package stays, or comes back",
  (version) => {
    expect(installedBeside(version, true)).toBe(true);
    expect(installedBeside(version, false)).toBe(true);
  },
);
