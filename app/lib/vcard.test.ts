import ICAL from "ical.js";
import { expect, test } from "vitest";
import { vcards } from "#app/lib/vcard.ts";

const contact = {
  uid: "5f0c",
  name: "Արամ և Նարե Սարգսյան; «Փոքրիկը», \\ Գոռ",
  phone: "+37491234567",
  url: "https://example.com/wedding/a?g=abcdefgh",
  note: "Սիրելի՛ Արամ, Նարե\nԵկե՛ք։ ".repeat(4),
};

/** Values as another program reads them, by the name of the property; the name as its parts. */
function read(file: string) {
  const parsed: unknown = ICAL.parse(file);
  const cards = new ICAL.Component(parsed as [string, [], []]);
  const all = cards.name === "vcard" ? [cards] : cards.getAllSubcomponents("vcard");
  return all.map((card) =>
    Object.fromEntries(card.getAllProperties().map((one) => [one.name, one.getFirstValue()])),
  );
}

test("another program reads each text as it was, in lines that no reader cuts", () => {
  const file = vcards([contact]);
  expect(read(file)).toEqual([
    {
      version: "3.0",
      uid: contact.uid,
      // ical.js leaves a semicolon escaped where a value has one part.
      fn: contact.name.replace(";", "\\;"),
      n: ["", contact.name, "", "", ""],
      tel: contact.phone,
      url: contact.url,
      note: contact.note,
    },
  ]);
  const lines = file.split("\r\n");
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  // A letter of two octets stays whole, or it would become two unknown ones.
  expect(file).not.toContain("\uFFFD");
});

test("a name or a note ends no contact and begins no other", () => {
  const hostile = "x\r\nEND:VCARD\r\nBEGIN:VCARD\u0007";
  const lines = vcards([{ ...contact, name: hostile, note: hostile }]).split("\r\n");
  expect(lines.filter((line) => line === "BEGIN:VCARD")).toHaveLength(1);
});

test("contacts follow each other, without what they lack", () => {
  const file = vcards([contact, { ...contact, url: "", note: "" }]);
  expect(file.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(2);
  expect(file.match(/^URL:/gm)).toHaveLength(1);
});
