import { expect, test } from "vitest";
import { addressOfVisitor } from "#app/lib/http.ts";
import { networkOf } from "#app/lib/network.ts";

const visitor = (address: string) =>
  addressOfVisitor(
    new Request("https://example.com", { headers: { "CF-Connecting-IP": address } }),
  );

test("all addresses of an IPv6 /64 are one visitor, and those of the next another", () => {
  const same = ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff::", "2001:db8:1:2:3:4:5:6"];
  expect(new Set(same.map(visitor))).toEqual(new Set(["2001:db8:1:2::"]));
  expect(visitor("2001:db8:1:3::1")).toBe("2001:db8:1:3::");
  expect(visitor("2001:db8::1")).toBe("2001:db8:0:0::");
  expect(visitor("::1")).toBe("0:0:0:0::");
});

test("an IPv4 address is its own network, in whichever form it is written", () => {
  const forms = ["192.0.2.1", "::ffff:192.0.2.1", "::FFFF:c000:201", "0:0:0:0:0:ffff:192.0.2.1"];
  expect(new Set(forms.map(visitor))).toEqual(new Set(["192.0.2.1"]));
  expect(visitor("192.0.2.2")).toBe("192.0.2.2");
});

test("the network of a network is itself, and the /48 of a /64 is that of its addresses", () => {
  expect(networkOf(visitor("2001:db8:1:2::1"), 4)).toBe("2001:db8:1:2::");
  expect(networkOf(visitor("2001:db8:1:2::1"), 3)).toBe(networkOf("2001:db8:1:9::5", 3));
});

test("what is no address is left as it is", () => {
  expect(visitor("local")).toBe("local");
});
