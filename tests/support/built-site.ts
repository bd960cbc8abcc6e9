import { build } from "../../scripts/build.ts";

/** Builds the Worker that the tests use, as it is deployed; a test file loads it at its start. */
export default async function buildSite(): Promise<void> {
  if (process.env.SKIP_BUILD !== "1" && process.env.FROM_SOURCE !== "1") await build();
}
