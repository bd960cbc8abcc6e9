import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ids } from "../support/cloudflare/server.ts";
import { address, writeDefinition } from "./support/definition.ts";
import { useCloudflare } from "./support/double.ts";

/** The command as staff start it. */
const cloudflare = useCloudflare();

const publishing = ["publish", address, "--remote", "--yes", "--no-pictures", "--force"];

async function studio(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ["cli/index.js", ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((end) => child.on("close", (code) => end(code)));
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  return {
    child,
    end: async () => {
      const [[out, complaints], code] = [await outputs, await ended];
      return { out, complaints, code };
    },
  };
}

test("a command works on production, in JSON for scripts", async () => {
  writeDefinition("As a process");
  const published = await studio(publishing);
  expect(await published.end()).toMatchObject({ code: 0, complaints: "" });
  const listing = await studio(["list", "--remote", "--json"]);
  const { out, code } = await listing.end();
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject([{ path: address, version: 1 }]);
});

test("a failure of production is one line, and exit code 5", async () => {
  const { end } = await studio(["list", "--remote"], { CLOUDFLARE_API_TOKEN: "of-somebody" });
  const { complaints, code } = await end();
  expect(code).toBe(5);
  expect(complaints.trim().split("\n")).toEqual([
    expect.stringContaining("Cloudflare does not accept"),
  ]);
});

test("Ctrl-C lets a publication finish what it has begun", async () => {
  writeDefinition("Interrupted");
  const { child, end } = await studio(publishing);
  let pressed = false;
  cloudflare().faultOf = ({ method }) => {
    // At the first value that is written. Pressed again later, it would end the command at once.
    if (method === "PUT" && !pressed) pressed = child.kill("SIGINT");
    return method === "PUT" ? { kind: "slow", milliseconds: 300 } : null;
  };
  const { complaints, code } = await end();
  expect(complaints).toContain("Finishing what has begun");
  expect(code).toBe(130);
  const entries = cloudflare().namespaces.get(ids.content)?.entries;
  const values = [address, `${address}-am`].map(
    (path) => entries?.get(`invitation:${path}`)?.value,
  );
  expect(values[0]).toBeDefined();
  expect(values[1]).toEqual(values[0]);
});
