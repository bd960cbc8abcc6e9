import { expect, test } from "vitest";
import { formatPrice, priceInMail, priceInText } from "#app/i18n/money.ts";

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
