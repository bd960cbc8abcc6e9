declare namespace Cloudflare {
  interface Env {
    /** Read by vitest.config.ts and applied before each test file. */
    MIGRATIONS: import("@cloudflare/vitest-pool-workers").D1Migration[];
  }
}
