import { expect, test } from "vitest";
import { hashPassword, isPassword, normalizePassword } from "#app/domain/gate/password.ts";

/** Made by Node's own scrypt, as the staff command makes them. */
const stored =
  "scrypt$16384$8$5$Z6nkoBCV2QjaQoBVGXztrg$0C_Ve6mHxEX7I_mnTearnlkuNfwglwXKx4cjNtAk-8s";

/** Milliseconds. One scrypt hash takes some tenths of a second, several on a busy machine. */
const slow = 30_000;

test(
  "a password that the staff command hashed opens in the Worker, and no other does",
  async () => {
    expect(await isPassword(stored, "hraver")).toBe(true);
    for (const wrong of ["Hraver", stored, "", "a".repeat(129)])
      expect(await isPassword(stored, wrong)).toBe(false);
  },
  slow,
);

test(
  "one password is stored differently each time and in a form that a definition may hold",
  async () => {
    const [one, other] = [await hashPassword("նուռ 2027"), await hashPassword("նուռ 2027")];
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await isPassword(one, "նուռ 2027")).toBe(true);
  },
  slow,
);

test("a password is the same however a phone writes its letters and whatever blanks it adds", () => {
  expect(normalizePassword(" cafe\u0301 \n")).toBe("café");
  expect(normalizePassword("café")).toBe("café");
  expect(normalizePassword("   ")).toBeNull();
  expect(normalizePassword("a".repeat(129))).toBeNull();
  expect(normalizePassword("a".repeat(128))).toBe("a".repeat(128));
});

test("an empty or endless password is never stored, and a hash of another form never opens", async () => {
  await expect(hashPassword(" ")).rejects.toThrow(RangeError);
  await expect(hashPassword("a".repeat(129))).rejects.toThrow(RangeError);
  await expect(isPassword("scrypt$2$1$1$c2FsdA$aGFzaA", "hraver")).rejects.toThrow("no known form");
});
