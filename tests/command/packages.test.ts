import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import packageFile from "../../package.json" with { type: "json" };

/** The packages that the site was ordered with, what each is for, and a file that needs it for that. */
const ordered = [
  ["react", "components", "app/components/html-fragments.tsx"],
  ["react-dom", "rendering a page", "app/entry.server.tsx"],
  ["react-router", "routes, loaders, actions", "workers/app.ts"],
  ["@react-router/cloudflare", "sessions in KV", "app/domain/personalisation/session.server.ts"],
  ["wrangler", "development, releases, deployment", "scripts/keep-release.ts"],
  ["@cloudflare/workers-types", "types of the Worker's bindings", "app/tsconfig.json"],
  ["i18next", "texts of pages and mails", "app/i18n/translator.server.ts"],
  ["remix-i18next", "the language of the site's own pages", "app/middleware/i18n.ts"],
  ["valibot", "all that is read and written", "app/domain/invitation/schema.ts"],
  ["worker-mailer", "mail", "app/lib/smtp/worker-mailer.server.ts"],
  ["vitest", "tests", "tests/vitest.config.ts"],
  ["@cloudflare/vitest-pool-workers", "tests in workerd", "tests/vitest.config.ts"],
] as const;

const installed: Record<string, string> = {
  ...packageFile.dependencies,
  ...packageFile.devDependencies,
};

test.each(ordered)("%s serves %s in %s", async (name, _purpose, file) => {
  expect(installed[name], "pinned exactly").toMatch(/^\d+\.\d+\.\d+$/);
  expect(await readFile(file, "utf8")).toMatch(new RegExp(`["']${name}(?:/[^"']*)?["']`));
});
