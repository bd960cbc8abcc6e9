import { expect, test } from "vitest";
import { decodeSource } from "#app/domain/authoring/check/encoding.ts";

const armenian = '{ "am": "Հրավեր", "ru": "Приглашение", "fr": "Fête" }';

/** A byte a letter: the letter's place in the encoding, for those above ASCII. */
function bytesOf(text: string, encode: (code: number) => number): Uint8Array {
  return Uint8Array.from([...text], (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 ? code : encode(code);
  });
}

/** А is 0xC0 in Windows-1251, and the alphabet follows. */
const cyrillic = (code: number) => code - 0x410 + 0xc0;
/** Ա is 0xB2 in ArmSCII-8 and ա 0xB3: capital and small letters alternate. */
const armscii = (code: number) =>
  code < 0x561 ? 0xb2 + (code - 0x531) * 2 : 0xb3 + (code - 0x561) * 2;

const wide = (text: string, little: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (const [at, letter] of [...text].entries())
    view.setUint16(at * 2, letter.charCodeAt(0), little);
  return new Uint8Array(view.buffer);
};

test("UTF-8 is read, with a byte order mark too", () => {
  const bytes = new TextEncoder().encode(armenian);
  expect(decodeSource(bytes)).toEqual({ text: armenian });
  expect(decodeSource(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]))).toEqual({ text: armenian });
});

test.each<[string, Uint8Array]>([
  ["Windows-1251 (Cyrillic)", bytesOf('{ "ru": "Приглашение на свадьбу" }', cyrillic)],
  ["ArmSCII-8 (Armenian)", bytesOf('{ "am": "Սիրով հրավիրում ենք" }', armscii)],
  ["Windows-1252 (Western)", bytesOf('{ "fr": "Fête à Paris" }', (code) => code)],
  ["UTF-16", wide('{ "en": "Wedding" }', true)],
  ["UTF-16", wide(`\uFEFF${armenian}`, true)],
  ["UTF-16", wide(`\uFEFF${armenian}`, false)],
])("a file that is saved as %s is told by its encoding", (name, bytes) => {
  expect(decodeSource(bytes)).toEqual({
    text: "",
    unreadable: `is not saved as UTF-8 but probably as ${name}: open it in the editor and save it "with encoding" UTF-8`,
  });
});
