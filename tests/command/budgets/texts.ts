import * as v from "valibot";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { spellingOf, nameKeyOf } from "#app/domain/guests/names/spelling.ts";
import { readPublished, UnreadableInvitation } from "#app/domain/invitation/published.ts";
import { areNames } from "#app/shop/order/names/check.ts";
import { updateSchema } from "#app/domain/telegram/schema.ts";
import { isPack, mergePack } from "#app/i18n/merge-pack.ts";
import { armenianToLatin, latinToArmenian } from "#app/i18n/transliterate.ts";
import { cleanLine, cleanLines } from "#app/lib/clean.ts";
import { asciiAddress } from "#app/lib/email-address.ts";
import { hasCurrent } from "#app/lib/etag.ts";
import { readPhone } from "#app/lib/phone.ts";
import { readUpload } from "#app/lib/upload.ts";
import { bytesOf, joined } from "../../support/boxes.ts";
import { parserOf, repeated } from "./parser.ts";

/** Largest body of a form, a program's JSON or Telegram. */
const posted = 64 * 1024;
/** Several times the largest file of the studio. */
const stored = 512 * 1024;
const times = (part: string, characters: number) => part.repeat(characters / part.length);

export const typedText = parserOf({
  read: (text: string) => [
    cleanLine(text),
    cleanLines(text),
    areNames(text),
    nameKeyOf(text),
    spellingOf(text),
  ],
  files: {
    "marks out of their order": () => `a${times("\u0315\u0300", posted / 2)}`,
    "marks and joiners": () => `a${times("\u0315\u200d\u0300", posted / 2)}`,
    "joiners within joiners": () => times("\u{1F469}\u200d", posted / 4),
    "flags without an end": () => times("\u{1F3F4}\u{E0067}", posted / 4),
    spaces: () => `a${times(" ", posted)}b`,
    "line breaks": () => times("\r\n", posted),
    commas: () => times("a,", posted),
    and: () => times("a & ", posted),
    brackets: () => times("((", posted),
    "one word": () => times("ա", posted / 2),
    "syllables of Korean, in letters": () => times("\u1112\u1161\u11ab", posted / 3),
    "what grows to eighteen letters": () => times("\ufdfa", posted / 3),
  },
});

export const typedValues = parserOf({
  read: (text: string) => [
    asciiAddress(text),
    readPhone(text),
    armenianToLatin(text),
    latinToArmenian(text),
  ],
  files: {
    digits: () => times("1", posted),
    "digits and brackets": () => `+${times("(1)", posted)}`,
    "dots before an @": () => `${times("a.", 64)}@${times("a.", posted)}`,
    "at signs": () => times("@", posted),
    "a domain of hyphens": () => `a@a${times("-", posted)}.am`,
    "a domain of letters that are encoded": () => `a@${times("հ", posted / 2)}.am`,
    "spaces before a number": () => `${times(" ", posted)}091234567`,
    "extensions of a number": () => times("091 ext ", posted),
  },
});

export const headers = parserOf({
  read: (text: string) =>
    hasCurrent(new Request("https://a.example", { headers: { "If-None-Match": text } }), '"x"'),
  files: {
    commas: () => times(",", 16_000),
    quotes: () => times('"', 16_000),
    "weak tags": () => times('W/"",', 16_000),
  },
});

export const posts = parserOf({
  read: (text: string) => v.safeParse(updateSchema, JSON.parse(text)).success,
  files: {
    "arrays in arrays": () => `${"[".repeat(posted / 2)}${"]".repeat(posted / 2)}`,
    "objects in objects": () => `${'{"message":'.repeat(5_000)}1${"}".repeat(5_000)}`,
    "one name ten thousand times": () => `{${Array(9_000).fill('"a":1').join()}}`,
    "a message of 60 kB": () =>
      JSON.stringify({ update_id: 1, message: { chat: { id: 1 }, text: "/".repeat(60_000) } }),
  },
});

export const published = parserOf({
  read: (text: string) => {
    try {
      return readPublished("wedding/x", text);
    } catch (error) {
      if (error instanceof UnreadableInvitation) return null;
      throw error;
    }
  },
  files: {
    "sections, thirty thousand": () =>
      `{"path":"x","sections":[${Array(30_000).fill('{"type":"text"}').join()}]}`,
    "arrays in arrays": () => `${"[".repeat(stored / 2)}${"]".repeat(stored / 2)}`,
    "sections in sections": () => `${'{"sections":['.repeat(30_000)}${"]}".repeat(30_000)}`,
    "languages, thirty thousand": () => JSON.stringify({ languages: Array(30_000).fill("am") }),
    "fields that nobody knows": () =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`f${at}`, {}]))),
  },
});

export const definitions = parserOf({
  read: (text: string) => readJson(text).findings.length,
  files: {
    "one name thirty thousand times": () => `{${Array(30_000).fill('"a":1').join()}}`,
    "objects in objects": () => `${'{"a":'.repeat(80_000)}1${"}".repeat(80_000)}`,
    "arrays that never end": () => "[".repeat(stored),
    "a comma too many, at the end": () => `[${"1,".repeat(stored / 2)}]`,
    comments: () => "//\n".repeat(stored / 3),
    "line breaks, then a fault": () => `${"\n".repeat(stored)}x`,
  },
});

export const packs = parserOf({
  read: (text: string) => {
    try {
      const pack: unknown = JSON.parse(text);
      return isPack(pack) ? mergePack(pack, pack) : null;
    } catch (error) {
      // A pack that is too deep: the built one stays (packs.server.ts).
      if (error instanceof RangeError) return null;
      throw error;
    }
  },
  files: {
    "packs in packs, 80,000 deep": () => `${'{"a":'.repeat(80_000)}"x"${"}".repeat(80_000)}`,
    "packs in packs": () => `${'{"a":'.repeat(5_000)}"x"${"}".repeat(5_000)}`,
    "texts, thirty thousand": () =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`f${at}`, ""]))),
    "a text of half a megabyte": () => JSON.stringify({ a: "x".repeat(stored) }),
  },
});

const formOf = (boundary: string, body: Uint8Array<ArrayBuffer>) => ({ boundary, body });
const part = (boundary: string, head: string, content = "") =>
  bytesOf(`--${boundary}\r\n${head}\r\n\r\n${content}\r\n`);
const most = 15 * 1024 * 1024;

export const uploads = parserOf({
  read: async ({ boundary, body }: ReturnType<typeof formOf>) => {
    try {
      // In pieces, as it comes over a network.
      const pieces = new ReadableStream({
        start(controller) {
          for (let at = 0; at < body.length; at += 4_096)
            controller.enqueue(body.subarray(at, at + 4_096));
          controller.close();
        },
      });
      const given = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
      return await readUpload({ body: pieces, headers: new Headers(given) }, most);
    } catch (error) {
      if (error instanceof Response) return error.status;
      throw error;
    }
  },
  files: {
    "a photo of 15 MB": () =>
      formOf(
        "x",
        repeated(Uint8Array.of(7), most - 1_000, {
          before: part("x", 'Content-Disposition: form-data; name="file"; filename="a"').subarray(
            0,
            -2,
          ),
          after: bytesOf("\r\n--x--\r\n"),
        }),
      ),
    "heads of eight thousand lines": () =>
      formOf("x", repeated(part("x", "a:b\r\n".repeat(1_600)), 1_800)),
    "a border of 70 letters, and a body of one": () => begun("a".repeat(70), ofLetter(0x61)),
    "a border of 70 letters, and a body of almost it": () =>
      begun("a".repeat(70), repeated(bytesOf(`\r\n--${"a".repeat(69)}b`), 200_000)),
    "a border of 8,000 letters, and a body of one": () => begun("a".repeat(8_000), ofLetter(0x61)),
    "a border in each line, almost": () => begun("ab", repeated(bytesOf("\r\n--ac"), 2_000_000)),
    "fields without names": () => formOf("x", repeated(part("x", "a:b"), 1_000_000)),
    "fields of one name": () =>
      formOf("x", repeated(part("x", 'Content-Disposition: form-data; name="a"'), 250_000)),
    "a head of 15 MB": () =>
      formOf("x", joinedWith(bytesOf("--x\r\n"), ofLetter(0x3a, 14_000_000))),
  },
});

/** A file that a border begins, and that may have no end. */
function begun(boundary: string, content: Uint8Array) {
  const head = part(boundary, 'Content-Disposition: form-data; name="file"; filename="a"');
  return formOf(boundary, joinedWith(head.subarray(0, -2), content.subarray(0, most - 9_000)));
}

function ofLetter(letter: number, length = most): Uint8Array<ArrayBuffer> {
  return new Uint8Array(length).fill(letter);
}

function joinedWith(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(joined(parts));
}
