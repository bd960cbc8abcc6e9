import { expect, test } from "vitest";
import {
  approximately,
  approximateText,
  formatPrice,
  priceInMail,
  priceInText,
} from "#app/i18n/money.ts";

test("an amount in Armenian has its thousands apart and the currency's sign after it", () => {
  expect(formatPrice(25_000, "am", "AMD")).toBe("25\u00a0000\u00a0֏");
  expect(formatPrice(1_250_000, "am", "AMD")).toBe("1\u00a0250\u00a0000\u00a0֏");
  expect(formatPrice(1_250, "am", "EUR")).toBe("1\u00a0250\u00a0€");
});

test("an amount in an Armenian sentence has the word, which takes the ending", () => {
  expect(`${priceInText(12_000, "am", "AMD")}ից`).toBe("12\u00a0000\u00a0դրամից");
  expect(`${priceInText(90, "am", "EUR")}ից`).toBe("90\u00a0եվրոյից");
  expect(`${priceInText(90, "am", "USD")}ից`).toBe("90\u00a0դոլարից");
  expect(priceInText(12_000, "en", "AMD")).toBe("AMD\u00a012,000");
});

test("an amount in English has its thousands apart by commas and the currency before it", () => {
  expect(formatPrice(25_000, "en", "AMD")).toBe("AMD\u00a025,000");
  expect(formatPrice(1_250_000, "en", "AMD")).toBe("AMD\u00a01,250,000");
  expect(formatPrice(1_250, "en", "EUR")).toBe("€1,250");
});

test("roubles have their sign, and their code in an Armenian sentence", () => {
  expect(formatPrice(2_500, "am", "RUB")).toBe("2\u00a0500\u00a0₽");
  expect(formatPrice(2_500, "en", "RUB")).toBe("₽2,500");
  expect(`${priceInText(2_500, "am", "RUB")}ից`).toBe("2\u00a0500\u00a0RUB\u2060-\u2060ից");
});

test("an amount below a thousand is not divided", () => {
  expect(formatPrice(0, "am", "AMD")).toBe("0\u00a0֏");
  expect(formatPrice(500, "en", "AMD")).toBe("AMD\u00a0500");
});

test("a currency without a sign of its own here is written by its code", () => {
  expect(formatPrice(25_000, "am", "SEK")).toBe("25\u00a0000\u00a0SEK");
  expect(`${priceInText(25_000, "am", "SEK")}ից`).toBe("25\u00a0000\u00a0SEK\u2060-\u2060ից");
  expect(formatPrice(25_000, "en", "SEK")).toBe("SEK\u00a025,000");
});

test("a mail writes drams as a word", () => {
  const inRussian = [1, 22, 13, 25_000].map((price) => priceInMail(price, "ru", "AMD"));
  expect(inRussian.map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "1 драм",
    "22 драма",
    "13 драмов",
    "25 000 драмов",
  ]);
  for (const language of ["am", "en", "ru"] as const)
    expect(priceInMail(4000, language, "AMD")).not.toContain("֏");
});

const rates = { USD: 385, EUR: 445, RUB: 4.8 };

test.each([
  [27_000, { USD: 70, EUR: 61, RUB: 5_630 }],
  [12_000, { USD: 31, EUR: 27, RUB: 2_500 }],
  // A whole dollar for 250 drams would be half as much again.
  [700, { USD: 1.8, EUR: 1.6, RUB: 150 }],
  [250, { RUB: 52 }],
  [0, {}],
])("%d drams are about so much abroad", (sum, others) => {
  const found = approximately({ sum, currency: "AMD", rates });
  expect(Object.fromEntries(found.map((one) => [one.currency, one.sum]))).toEqual(others);
});

test("no approximate sum is wrong by more than a twentieth, and none is in the sum's own currency", () => {
  for (let sum = 400; sum < 60_000; sum += 70)
    for (const one of approximately({ sum, currency: "AMD", rates: { USD: 385, RUB: 4.8 } })) {
      const exact = sum / (one.currency === "USD" ? 385 : 4.8);
      expect(Math.abs(one.sum - exact) / exact).toBeLessThanOrEqual(0.05);
    }
  const own = approximately({ sum: 90, currency: "EUR", rates: { EUR: 1, USD: 0.9 } });
  expect(own).toEqual([{ currency: "USD", sum: 100 }]);
});

test("approximate sums are in the reader's number form, and a line ends between two of them alone", () => {
  const texts = (["am", "en", "ru"] as const).map((language) =>
    approximateText({ sum: 700, currency: "AMD", rates }, language),
  );
  expect(texts).toEqual([
    "≈\u00a01,8\u00a0$\u00a0· 1,6\u00a0€\u00a0· 150\u00a0₽",
    "≈\u00a0$1.8\u00a0· €1.6\u00a0· ₽150",
    "≈\u00a01,8\u00a0$\u00a0· 1,6\u00a0€\u00a0· 150\u00a0₽",
  ]);
  expect(approximateText({ sum: 12_500, currency: "AMD", rates: {} }, "en")).toBeNull();
});
