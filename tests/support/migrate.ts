import { env } from "cloudflare:workers";

/** All tables in one transaction: each test file begins with an empty database of its own. */
await env.DB.batch(
  env.MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
);
