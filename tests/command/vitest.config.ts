import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { brokenSource } from "../breaks/plugin.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Tests of the staff command in Node, where it runs, beside a double of Cloudflare's API. */
export default defineConfig({
  root,
  plugins: brokenSource(root),
  test: {
    environment: "node",
    include: ["tests/command/**/*.test.ts"],
    // workerd trusts the tests' mail server by it, and reads it when miniflare is loaded.
    env: {
      NODE_EXTRA_CA_CERTS: fileURLToPath(new URL("../support/smtp-localhost.pem", import.meta.url)),
    },
    setupFiles: ["./tests/command/support/environment.ts"],
    maxWorkers: "100%",
    // A test that runs ten commands takes a minute on a busy machine; no test here measures speed.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
