import { expect, test } from "vitest";
import { publicAddress } from "#app/lib/webhook-address.ts";

const own = "invitations.hraver.am";

test.each([
  ["https://hooks.planner.am/replies?key=1", "https://hooks.planner.am/replies?key=1"],
  [" https://Հույս.հայ/x ", "https://xn--ebbkivx.xn--y9a3aq/x"],
  ["https://planner.am:443/", "https://planner.am/"],
])("%j is an address to tell", (typed, address) => {
  expect(publicAddress(typed, own)).toBe(address);
});

test.each([
  "http://hooks.planner.am/",
  "ftp://hooks.planner.am/",
  "https://hooks.planner.am:8443/",
  "https://user@hooks.planner.am/",
  "https://user:secret@hooks.planner.am/",
  "https://hooks.planner.am/#x",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://１２７.0.0.1/",
  "https://[::1]/",
  "https://[::ffff:169.254.169.254]/",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/",
  "https://LOCALHOST./",
  "https://a.localhost/",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://router.home.arpa/",
  "https://intranet/",
  "https://hooks.example/",
  "https://invitations.hraver.am/send-email",
  "https://INVITATIONS.hraver.am./send-email",
  "https://a..b.am/",
  "https://-a.am/",
  "javascript:alert(1)",
  "hooks.planner.am",
  "",
  `https://planner.am/${"x".repeat(500)}`,
])("no request is sent to %j", (typed) => {
  expect(publicAddress(typed, own)).toBeNull();
});
