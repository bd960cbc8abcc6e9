/** Bytes of text in one encoded word: with them the longest header name and the word fit a line of 76. */
const wordBytes = 39;

/** C0, DEL, C1 and the two separators of Unicode: whatever may end a line, or hide in one. */
// oxlint-disable-next-line no-control-regex -- these are what has to go
const unsafe = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** Text as one line that no header can be ended with. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(unsafe, " ").trim();
}

/** A text's UTF-8, one character a byte: the form that `btoa` takes. */
export function byteString(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/**
 * A subject or a name as RFC 2047 writes it: words of at most 75 characters, no letter cut in two, one a line.
 * Short plain words stay as they are, because filters distrust what is encoded for no reason.
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

/** An instant as RFC 5322 section 3.3 writes it; `GMT` is its obsolete form. */
export function mailDate(instant: number): string {
  return new Date(instant).toUTCString().replace("GMT", "+0000");
}
