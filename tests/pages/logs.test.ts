import { expect, test, vi } from "vitest";
import configuration from "../../wrangler.toml?raw";
import { post } from "../support/site.ts";
import { advanceClock } from "../support/time.ts";

test("no log holds the address of a request, which may carry a token", () => {
  const [, logs = ""] = configuration.split("[observability.logs]");
  expect(logs.split("\n[")[0]).toContain("invocation_logs = false");
});

test("refused cross-site posts are one line of the log a minute, and no stack", async () => {
  const said = (["debug", "info", "log", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const lines = () => said.flatMap(({ mock }) => mock.calls);
  const refuse = async (headers: Record<string, string>) => {
    for (const address of ["/", "/order", "/wedding/nobody"])
      expect([400, 403]).toContain((await post(address, { a: "b" }, headers)).status);
  };
  advanceClock();
  const forms: Record<string, string>[] = [
    { Origin: "https://other.example" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of forms) await refuse(headers);
  expect(lines()).toHaveLength(1);
  advanceClock();
  for (const headers of forms) await refuse(headers);
  expect(lines()).toHaveLength(2);
  for (const line of lines()) {
    expect(line.every((part) => typeof part === "string" || typeof part === "number")).toBe(true);
    expect(line.join(" ")).not.toContain("\n");
  }
  for (const spy of said) spy.mockRestore();
});
