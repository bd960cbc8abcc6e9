import { expect, test } from "vitest";
import configuration from "../../wrangler.toml?raw";

test("no log holds the address of a request, which may carry a token", () => {
  const [, logs = ""] = configuration.split("[observability.logs]");
  expect(logs.split("\n[")[0]).toContain("invocation_logs = false");
});
