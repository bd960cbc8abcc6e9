import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { prepareStorage } from "../../scripts/local.ts";
import { stateDir } from "../../scripts/paths.ts";
import { runCaptured } from "../../scripts/processes.ts";
import { address, writeDefinition } from "./support/definition.ts";

test("npm run dev and npm run preview publish what is finished, and name each file left out", async () => {
  // wrangler migrates the database of the repository's own configuration.
  vi.stubEnv("WRANGLER_CONFIG", undefined);
  writeDefinition("Finished");
  const folder = join(process.env.CONTENT_DIR ?? "", "invitations/wedding");
  const finished: object = JSON.parse(readFileSync(join(folder, "anna-arman.json"), "utf8"));
  const begun = { ...finished, slug: "begun", aliases: [], hosts: {} };
  writeFileSync(join(folder, "begun.json"), JSON.stringify(begun));
  writeFileSync(join(folder, "broken.json"), "{ this is no JSON");

  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  await prepareStorage({ PUBLIC_URL: "http://localhost:4173" });
  const lines = said.mock.calls.map(String);
  said.mockRestore();
  for (const file of ["begun.json", "broken.json"])
    expect(lines, file).toContainEqual(
      expect.stringMatching(new RegExp(`${file} is left out, it is not finished: .+ to mend`)),
    );
  expect(lines.join("\n")).not.toContain("anna-arman");
  const listed = await runCaptured("cli/index.js", ["list", "--json"]);
  expect(listed).toContain(`"${address}"`);
  expect(listed).not.toContain("wedding/begun");
  const migrations = ["d1", "migrations", "list", "DB", "--local", "--persist-to", stateDir];
  expect(await runCaptured("wrangler", migrations)).toContain("No migrations to apply");
  vi.unstubAllEnvs();
}, 180_000);
