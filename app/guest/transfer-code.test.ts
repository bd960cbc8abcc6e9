import { expect, test } from "vitest";
import { transferText } from "#app/guest/transfer-code.ts";
import { asIban, isCheckedIban } from "#app/lib/iban.ts";

// The example of the European Committee for Banking Standards.
const number = "DE89 3704 0044 0532 0130 00";

test("an account in euros has the text that European banking apps read", () => {
  expect(transferText({ number, currency: "EUR" }, ["Արման Պետրոսյան", "Arman Petrosyan"])).toBe(
    "BCD\n002\n1\nSCT\n\nArman Petrosyan\nDE89370400440532013000",
  );
});

test.for([
  ["a card", { number: "4444 3333 2222 1111", currency: "EUR" }, ["Arman Petrosyan"]],
  ["another currency", { number, currency: "AMD" }, ["Arman Petrosyan"]],
  ["no currency", { number }, ["Arman Petrosyan"]],
  ["wrong check digits", { number: "DE88370400440532013000", currency: "EUR" }, ["Arman"]],
  ["no name in Latin letters", { number, currency: "EUR" }, ["Արման", "Арман"]],
  ["a name too long for banks", { number, currency: "EUR" }, ["A".repeat(71)]],
] as const)("there is none for %s", ([, account, holders]) => {
  expect(transferText(account, holders)).toBeNull();
});

test("one wrong or two exchanged digits of an IBAN are found", () => {
  const iban = asIban(number) ?? "";
  expect(isCheckedIban(iban)).toBe(true);
  expect(isCheckedIban("FR1420041010050500013M02606")).toBe(true);
  for (let at = 4; at < iban.length; at += 1) {
    const digit = (Number(iban[at]) + 1) % 10;
    expect(isCheckedIban(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)).toBe(false);
  }
  expect(isCheckedIban("DE89370400440532010300")).toBe(false);
});
