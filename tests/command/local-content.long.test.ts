import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { photoHere } from "../../cli/photo-here.ts";
import { withStore } from "../../cli/store.ts";
import { demoLink } from "../../scripts/demo-link.ts";
import { prepareStorage } from "../../scripts/local.ts";
import { stateDir } from "../../scripts/paths.ts";
import { runCaptured } from "../../scripts/processes.ts";
import { address, writeDefinition } from "./support/definition.ts";

const content = process.env.CONTENT_DIR ?? "";
const settings = { PUBLIC_URL: "http://localhost:4173" };

afterEach(() => void vi.restoreAllMocks());

test("npm run dev and npm run preview publish what is finished, and name each file left out", async () => {
  // wrangler looks at the database of the repository's own configuration.
  vi.stubEnv("WRANGLER_CONFIG", undefined);
  writeDefinition("Finished");
  const folder = join(content, "invitations/wedding");
  const finished: object = JSON.parse(readFileSync(join(folder, "anna-arman.json"), "utf8"));
  const begun = { ...finished, slug: "begun", aliases: [], hosts: {} };
  writeFileSync(join(folder, "begun.json"), JSON.stringify(begun));
  writeFileSync(join(folder, "broken.json"), "{ this is no JSON");

  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  await prepareStorage(settings);
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

test("npm run dev leaves the photos of this machine to its site, which draws what is asked; npm run preview has all", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  mkdirSync(join(content, "media"));
  cpSync("content/media/rings.jpg", join(content, "media/rings.jpg"));
  cpSync("content/media/kanon.mp3", join(content, "media/kanon.mp3"));
  const music = { src: "media/kanon.mp3", title: "Kanon" };
  writeDefinition("With a photo", {
    music,
    cover: {
      src: "media/rings.jpg",
      form: "arch",
      alt: { am: "Մատանիներ", en: "Rings", ru: "Кольца" },
    },
  });
  const stored = () =>
    withStore(false, async ({ media }) =>
      (await media.list({ prefix: "media/" })).objects.map(({ key }) => key),
    );

  await prepareStorage(settings, stateDir, ["--no-sizes"]);
  expect(await stored()).toEqual([expect.stringMatching(/^media\/\w+\/whole\.mp3$/)]);
  await prepareStorage(settings);
  const photos = (await stored()).filter((key) => !key.endsWith(".mp3"));
  expect(photos.length).toBeGreaterThan(5);

  const key = photos.find((one) => one.endsWith("/480.webp")) ?? "";
  const drawn = await photoHere(key);
  expect(drawn?.subarray(8, 12).toString()).toBe("WEBP");
  expect(await photoHere(key.replace("480", "481"))).toBeNull();
  expect(await photoHere(key.replace(/[0-9a-f]{32}/, "0".repeat(32)))).toBeNull();
  rmSync(join(content, "media"), { recursive: true });
});

test("a second start publishes edits, and leaves what was brought back since", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const published = () => withStore(false, ({ content: kv }) => kv.get(`invitation:${address}`));
  writeDefinition("As first published");
  await prepareStorage(settings);
  const link = demoLink();
  const history = await runCaptured("cli/index.js", ["history", address, "--json"]);
  const version = String(JSON.parse(history).versions[0].version);

  writeDefinition("Edited while no site ran");
  await prepareStorage(settings);
  expect(await published()).toContain("Edited while no site ran");

  await runCaptured("cli/index.js", ["rollback", address, version, "--yes", "--no-pictures"]);
  said.mockClear();
  await prepareStorage(settings);
  expect(await published()).toContain("As first published");
  expect(said.mock.calls.join("\n")).toContain(`${address} stays as it was published since`);
  expect(demoLink()).toBe(link);
});
