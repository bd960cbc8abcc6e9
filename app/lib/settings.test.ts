import { expect, test } from "vitest";
import { halfSet, requireSettings, settingsFaults } from "#app/lib/settings.ts";

const [now, before] = ["n".repeat(64), "b".repeat(64)];

test("a secret is read with what it was before, the newest first", () => {
  const rotated = { REPLY_SECRET: now, REPLY_SECRET_PREVIOUS: before };
  expect(requireSettings(rotated, ["REPLY_SECRET"])).toEqual({ REPLY_SECRET: [now, before] });
});

test.each([{}, { GATE_SECRET_PREVIOUS: "" }])("a secret may have no earlier one: %j", (earlier) => {
  const settings = requireSettings({ GATE_SECRET: now, ...earlier }, ["GATE_SECRET"]);
  expect(settings).toEqual({ GATE_SECRET: [now] });
});

test("an earlier secret that is too short is named, and so is a newest one that is missing", () => {
  const short = { DASHBOARD_SECRET: now, DASHBOARD_SECRET_PREVIOUS: "short" };
  expect(() => requireSettings(short, ["DASHBOARD_SECRET"])).toThrow(
    "DASHBOARD_SECRET_PREVIOUS expected at least 32 characters",
  );
  const unnamed = { DASHBOARD_SECRET_PREVIOUS: before };
  expect(() => requireSettings(unnamed, ["DASHBOARD_SECRET"])).toThrow(
    "DASHBOARD_SECRET is missing",
  );
});

test("keys of a card provider that are set by half are a fault, and none at all is none", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_0123456789ab", AMERIABANK_CLIENT_ID: "shop" };
  expect(halfSet({})).toEqual([]);
  expect(halfSet(keys)).toEqual([
    "STRIPE_WEBHOOK_SECRET is missing beside STRIPE_SECRET_KEY",
    "AMERIABANK_USERNAME is missing beside AMERIABANK_CLIENT_ID",
    "AMERIABANK_PASSWORD is missing beside AMERIABANK_CLIENT_ID",
  ]);
  expect(settingsFaults(keys)).toEqual(expect.arrayContaining(halfSet(keys)));
  const whole = { ...keys, STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef" };
  expect(halfSet(whole).join()).not.toContain("STRIPE");
});
