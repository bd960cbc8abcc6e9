import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vitest/config";
import { brokenSource } from "./breaks/plugin.ts";
import { productionReact } from "./production-react.ts";
import { rules } from "./rules.ts";

/** A file's path, from its place in the repository. */
const pathTo = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

// The tests' mail servers use TLS with a certificate of their own. workerd's trusted certificates
// are read when the pool is loaded, hence the late import.
process.env.NODE_EXTRA_CA_CERTS = pathTo("tests/support/smtp-localhost.pem");
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-pool-workers");

/** The built Worker, whose twenty files load at once, as in production. */
const site = process.env.FROM_SOURCE === "1" ? "./workers/app.ts" : "./build/server/index.js";

const secret = (purpose: string) => purpose.padEnd(64, "0");

/** Long and unusual, so that tests can search for it where it must not be. */
const botToken = "7000000000:AAE-test-bot-token-that-nobody-may-log";

/**
 * workerd loads libraries itself, once and as they are. The pool would let Vite transform their
 * thousand files and send them. Three need Vite: files without an ending, an import of types alone,
 * and import attributes, which pdf-lib's single file does without.
 */
const libraries: Plugin = {
  name: "libraries",
  enforce: "post",
  config({ test }) {
    Object.assign(test?.server?.deps ?? {}, {
      external: [/\/node_modules\/.*\.[cm]?js$/],
      inline: [/\/node_modules\/(?:jsonc-parser|@react-router\/cloudflare|@cantoo\/pdf-lib)\//],
    });
  },
};

/**
 * Data and the built Worker have no source maps, which would triple what vitest sends to the Worker.
 * A failure names lines of TypeScript, which has them.
 */
const fewerMaps: Plugin = {
  name: "fewer-maps",
  load: {
    filter: { id: /\/(?:build\/server|@cantoo\/pdf-lib)\/.*\.js$|\.json$/ },
    handler: async (id) => ({ code: await readFile(id, "utf8"), map: { mappings: "" } }),
  },
};

export default defineConfig({
  // The paths below are the repository's.
  root: pathTo("."),
  plugins: [
    ...brokenSource(pathTo(".")),
    reactRouter(),
    productionReact,
    libraries,
    fewerMaps,
    cloudflareTest(async ({ inject }) => ({
      main: site,
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          // Read by React, which has a build for each.
          NODE_ENV: "production",
          MIGRATIONS: await readD1Migrations("./migrations"),
          SMTP_HOST: "127.0.0.1",
          SMTP_PORT: String(inject("siteSmtpPort")),
          SMTP_SECURITY: "none",
          MAIL_FROM: "invitations@hraver.example",
          STUDIO_EMAIL: "hello@hraver.example",
          PUBLIC_URL: "http://localhost",
          MAIL_API_KEY: secret("mail"),
          MAIL_API_KEY_PREVIOUS: secret("mail-before"),
          GATE_SECRET: secret("gate"),
          GATE_SECRET_PREVIOUS: secret("gate-before"),
          REPLY_SECRET: secret("reply"),
          REPLY_SECRET_PREVIOUS: secret("reply-before"),
          DASHBOARD_SECRET: secret("dashboard"),
          DASHBOARD_SECRET_PREVIOUS: secret("dashboard-before"),
          STRIPE_SECRET_KEY: "sk_test_keyoftestsalone",
          STRIPE_WEBHOOK_SECRET: "whsec_secretoftestsalone",
          STRIPE_API_BASE: inject("cards"),
          AMERIABANK_CLIENT_ID: "shop",
          AMERIABANK_USERNAME: "hraver",
          AMERIABANK_PASSWORD: "bank-password-that-nobody-logs",
          AMERIABANK_BASE: `${inject("cards")}/VPOS`,
          AMERIABANK_FIRST_ORDER: "2923001",
          TELEGRAM_API_BASE: inject("telegramApi"),
          TELEGRAM_BOT_TOKEN: botToken,
          TELEGRAM_WEBHOOK_SECRET: secret("telegram"),
          TELEGRAM_WEBHOOK_SECRET_PREVIOUS: secret("telegram-before"),
        },
      },
    })),
  ],
  resolve: {
    alias: {
      // tests/support/worker.ts imports it by this name.
      "virtual:tested-site": pathTo(site),
      "@cantoo/pdf-lib": pathTo("node_modules/@cantoo/pdf-lib/dist/pdf-lib.esm.min.js"),
    },
  },
  test: {
    // The default leaves a core free; on two cores that would halve the speed of the longest check.
    maxWorkers: "100%",
    // A line that is on its way to vitest when a file ends is rejected in another context of the
    // Worker, which then never reports its end: the run hangs. See kept-console.ts.
    disableConsoleIntercept: true,
    // A busy machine is slow at the first page of a file.
    testTimeout: 30_000,
    include: ["app/**/*.test.ts", "tests/pages/**/*.test.ts", "tests/faults/**/*.test.ts"],
    // They run in Node (rules.config.ts).
    exclude: rules,
    // How many cases each property tries, and whether every address is walked with every credential.
    provide: { generatedCases: Number(process.env.GENERATED_CASES ?? 25) },
    globalSetup: [
      "./tests/support/built-site.ts",
      "./tests/support/smtp-servers.ts",
      "./tests/support/telegram-servers.ts",
      "./tests/support/card-servers.ts",
      "./tests/support/pack-server.ts",
    ],
    setupFiles: ["./tests/support/kept-console.ts", "./tests/support/migrate.ts"],
  },
});
