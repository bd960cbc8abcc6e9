import { expect, test } from "vitest";
import {
  emsOf,
  fitted,
  fittedLines,
  wrapped,
  type Letters,
  type Room,
} from "#app/couple/prints/fit.ts";

const letters: Letters = { role: "display", pairing: "didot-italic" };
const room: Room = { width: 78, height: 18, largest: 9, lines: 3 };

const isInside = ({ size, lines }: { size: number; lines: string[] }) =>
  lines.every((line) => emsOf(line, letters) * size <= room.width) &&
  lines.length * size * 1.25 <= room.height;

test("a short name is as large as its place allows, in one line", () => {
  expect(fitted("Jo", room, letters)).toEqual({ size: 9, lines: ["Jo"] });
});

test("a longer name is parted between its words, and within them where they would be small", () => {
  expect(fitted("Հովհաննես-Գրիգոր Տեր-Ղազարյան", room, letters).lines).toEqual([
    "Հովհաննես-Գրիգոր",
    "Տեր-Ղազարյան",
  ]);
  expect(fitted("Տեր-Ղազարյան-Մելիքսեթյան-Շահազիզյան", room, letters).lines).toEqual([
    "Տեր-Ղազարյան-",
    "Մելիքսեթյան-Շահազիզյան",
  ]);
});

test("no letter is lost and none is outside, however long a name is", () => {
  const names = [
    "Մ".repeat(100),
    "Անի ".repeat(25).trim(),
    `${"Щ".repeat(60)} ${"W".repeat(39)}`,
    "Գրիգոր-".repeat(14),
  ];
  for (const name of names) {
    const set = fitted(name, room, letters);
    expect(set.lines.join("").replaceAll(" ", ""), name).toBe(name.replaceAll(" ", ""));
    expect(isInside(set), `${name}: ${JSON.stringify(set)}`).toBe(true);
  }
});

test("lines of a text are of like length, and within its width", () => {
  const body: Letters = { role: "body", pairing: "didot" };
  const lines = wrapped("Խորոված՝ գառան և խոզի մսից, թոնրի ձուկ՝ նռան սոուսով", 74, 4.4, body);
  expect(lines).toEqual(["Խորոված՝ գառան և", "խոզի մսից, թոնրի", "ձուկ՝ նռան սոուսով"]);
});

test("lines of an address stay, and go on or get smaller where it is long", () => {
  const place: Room = { width: 60, height: 16, largest: 3.1, lines: 6 };
  const home = "Սայաթ-Նովա 5, բն. 12\n0001 Երևան";
  expect(fittedLines(home, place, letters)).toEqual({ size: 3.1, lines: home.split("\n") });
  const long = ["Աբովյան ".repeat(37).trim(), "Մ".repeat(300), "5\n".repeat(150).trim()];
  for (const address of long) {
    const { size, lines } = fittedLines(address, place, letters);
    expect(lines.join("").replaceAll(/[ ,]/g, "")).toBe(address.replaceAll(/\s/g, ""));
    expect(lines.every((line) => emsOf(line, letters) * size <= place.width)).toBe(true);
    expect(lines.length * size * 1.25).toBeLessThanOrEqual(place.height);
  }
});
