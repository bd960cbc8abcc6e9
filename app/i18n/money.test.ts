import { expect, test } from "vitest";
import { dramsInText, formatDrams } from "#app/i18n/money.ts";

test("an amount in Armenian has its thousands apart and the sign of the dram after it", () => {
  expect(formatDrams(25_000, "am")).toBe("25\u00a0000\u00a0֏");
  expect(formatDrams(1_250_000, "am")).toBe("1\u00a0250\u00a0000\u00a0֏");
});

test("an amount in an Armenian sentence has the word, which takes the ending", () => {
  expect(`${dramsInText(12_000, "am")}ից`).toBe("12\u00a0000\u00a0դրամից");
  expect(dramsInText(12_000, "en")).toBe("AMD\u00a012,000");
});

test("an amount in English has its thousands apart by commas and the code of the dram before it", () => {
  expect(formatDrams(25_000, "en")).toBe("AMD\u00a025,000");
  expect(formatDrams(1_250_000, "en")).toBe("AMD\u00a01,250,000");
});

test("an amount below a thousand is not divided", () => {
  expect(formatDrams(0, "am")).toBe("0\u00a0֏");
  expect(formatDrams(500, "en")).toBe("AMD\u00a0500");
});
