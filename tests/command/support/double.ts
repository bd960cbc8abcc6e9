import { afterEach, beforeEach } from "vitest";
import { startCloudflare, type CloudflareDouble } from "../../support/cloudflare/server.ts";

/** Starts a double for each test of a file and points the command to it. */
export function useCloudflare(): () => CloudflareDouble {
  let double: CloudflareDouble;
  beforeEach(async () => {
    double = await startCloudflare();
    process.env.CLOUDFLARE_API_BASE_URL = double.base;
  });
  afterEach(() => double.stop());
  return () => double;
}
