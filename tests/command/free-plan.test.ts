import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { replaceWorker } from "../../scripts/deploy-release.ts";
import { root } from "../../scripts/paths.ts";
import { ids } from "../support/cloudflare/ids.ts";
import { startCloudflare } from "../support/cloudflare/server.ts";

test("an account of the free plan is told so by one sentence of the deployment", async () => {
  const double = await startCloudflare(true);
  onTestFinished(() => double.stop());
  Object.assign(double, { plan: "free", subdomain: "studio" });
  const folder = mkdtempSync(join(tmpdir(), "free-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = join(folder, "build/server");
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, "index.js"), 'export default { fetch: () => new Response("") };');
  const config = {
    name: "hraver",
    main: "index.js",
    compatibility_date: "2026-06-30",
    workers_dev: false,
    limits: { cpu_ms: 30_000 },
  };
  writeFileSync(join(built, "wrangler.json"), JSON.stringify(config));
  const said: string[] = [];
  const deploying = replaceWorker(
    {
      say: (line) => said.push(line),
      async read(bin, args) {
        const child = spawn(process.execPath, [join(root, "node_modules/.bin", bin), ...args], {
          cwd: folder,
          env: {
            PATH: process.env.PATH,
            HOME: folder,
            CI: "1",
            WRANGLER_SEND_METRICS: "false",
            CLOUDFLARE_API_BASE_URL: double.base,
            CLOUDFLARE_API_TOKEN: ids.token,
            CLOUDFLARE_ACCOUNT_ID: ids.account,
          },
        });
        const ended = new Promise<number>((end) => child.once("close", (code) => end(code ?? 1)));
        const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
        return { code: await ended, out, complaints };
      },
    },
    "abc-1",
  );
  await expect(deploying).rejects.toThrow("needs Workers Paid");
  expect(said.join("\n")).toContain("CPU limits are not supported for the Free plan.");
  expect(double.scripts.size).toBe(0);
});
