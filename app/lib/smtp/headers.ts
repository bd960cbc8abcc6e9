/**
 * Bytes of text in one encoded word; with the longest header name the word then fits a line of 76.
 */
const wordBytes = 39;

/** C0, DEL, C1 and Unicode's two separators: characters that end a line or are invisible in one. */
// oxlint-disable-next-line no-control-regex -- these are what has to go
const unsafe = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** Text as a single line, safe against header injection. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(unsafe, " ").trim();
}

/** A text's UTF-8 with one character per byte, the form that `btoa` takes. */
export function byteString(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/**
 * Encodes a subject or a name (RFC 2047): words of at most 75 characters, no character split, one
 * word per line. Short ASCII stays unencoded, because filters distrust needless encoding.
 */
export function encodeText(text: string): string {
  const line = oneLine(text);
  if (/^[A-Za-z\d ]{0,60}$/.test(line)) return line;
  const words = [""];
  for (const letter of line) {
    const word = (words.at(-1) ?? "") + letter;
    if (byteString(word).length <= wordBytes) words.splice(-1, 1, word);
    else words.push(letter);
  }
  return words.map((word) => `=?UTF-8?B?${btoa(byteString(word))}?=`).join("\r\n ");
}

/** An instant in the form of RFC 5322 section 3.3; `GMT` is its obsolete form. */
export function mailDate(instant: number): string {
  return new Date(instant).toUTCString().replace("GMT", "+0000");
}
