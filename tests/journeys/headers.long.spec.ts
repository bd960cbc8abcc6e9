import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/paths.ts";
import { promised } from "../support/promised.ts";
import { expect, test } from "./support/fixtures.ts";

const ofFiles = { ...promised, "Content-Security-Policy": /^default-src 'none'/ };

test("every file that is served without the Worker carries the promised headers", async ({
  request,
}) => {
  const client = join(root, "build/client");
  const files = globSync("**/*.*", { cwd: client }).filter((file) => file !== "_headers");
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const { headers: sent, status } = await ask("GET", file);
    expect(status, file).toBe(200);
    for (const [name, value] of Object.entries(ofFiles))
      expect(sent[name.toLowerCase()] ?? "", `${name} of ${file}`).toMatch(value);
    if (file.startsWith("assets/"))
      expect(sent["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
  for (const method of ["POST", "DELETE", "PROPFIND", "OPTIONS"]) {
    const { headers: sent, status } = await ask(method, "favicon.svg");
    expect(status, method).toBe(405);
    expect(sent.allow, method).toBe("GET, HEAD");
    expect(sent["strict-transport-security"], method).toMatch(/^max-age/);
  }
  const list = await ask("GET", "_headers");
  expect(list.status).toBe(404);

  async function ask(method: string, file: string) {
    const response = await request.fetch(`/${file}`, { method, maxRedirects: 0 });
    return { status: response.status(), headers: response.headers() };
  }
});
