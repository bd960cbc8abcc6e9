import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../../scripts/paths.ts";
import { blankConfig } from "../../support/setup.ts";

const code = [
  "app",
  "cli",
  "migrations",
  "public",
  "scripts",
  // Named by tsconfig.json, which Vite reads.
  "tests/tsconfig.json",
  "tests/command/tsconfig.json",
  "tests/journeys/tsconfig.json",
  "workers",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
/** One template and one invitation, because the picture of each costs seconds. */
const content = [
  "brand.json",
  "templates/1002.json",
  "invitations/wedding/anna-arman.json",
  ...globSync("{locales,palettes,catalogue}/**/*.json", { cwd: join(root, "content") }),
];

/**
 * A checkout of an owner of their own, before `npm run setup:cloudflare`: this code with little
 * content, a blank wrangler.toml and a studio whose addresses are no samples.
 * @returns its folder.
 */
export async function ownerCheckout(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "owner-"));
  for (const name of [...code, ...content.map((file) => join("content", file))]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  await writeFile(join(folder, "wrangler.toml"), blankConfig);
  const studio: object = JSON.parse(await readFile(join(root, "content/studio.json"), "utf8"));
  const own = {
    email: "hello@hraver.am",
    instagram: "https://www.instagram.com/hraver.am",
    payment: {
      bank: { am: "Հայ բանկ", en: "Hay Bank" },
      holder: { am: "Հրավեր ՍՊԸ", en: "Hraver LLC" },
      account: "2205019472630018",
    },
  };
  await writeFile(join(folder, "content/studio.json"), JSON.stringify({ ...studio, ...own }));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
