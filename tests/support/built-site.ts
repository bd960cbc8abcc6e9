import { build } from "../../scripts/build.ts";

/** Builds what the tests ask: the Worker as it is deployed, which a test file also loads at once. */
export default async function buildSite(): Promise<void> {
  if (process.env.SKIP_BUILD !== "1" && process.env.FROM_SOURCE !== "1") await build();
}
