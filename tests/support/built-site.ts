import { buildWhereChanged } from "../../scripts/build.ts";

/** Builds the Worker that the tests use, as it is deployed; a test file loads it at its start. */
export default async function buildSite(): Promise<void> {
  if (process.env.FROM_SOURCE !== "1") await buildWhereChanged();
}
