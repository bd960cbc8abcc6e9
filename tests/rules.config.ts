import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { brokenSource } from "./breaks/plugin.ts";
import { productionReact } from "./production-react.ts";
import { rules } from "./rules.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tests of rules, which need no Worker, in Node. */
export default defineConfig({
  root,
  plugins: [...brokenSource(root), productionReact],
  test: {
    environment: "node",
    env: { NODE_ENV: "production" },
    include: rules,
    // Rules keep nothing between files, and share their modules.
    isolate: false,
    maxWorkers: "100%",
  },
});
