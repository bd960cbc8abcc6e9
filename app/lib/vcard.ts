/** A contact; texts without anything in them are left out. */
export type Contact = {
  /** Stays the same when the file is made again, so that phones change the contact. */
  uid: string;
  name: string;
  /** In E.164. */
  phone: string;
  url: string;
  note: string;
};

/** Octets of a line without its end (RFC 2425, 5.8.1). */
const longestLine = 75;

const encoder = new TextEncoder();

/**
 * Contacts as vCard 3.0 (RFC 2426), which phones of many years read; of 4.0 those of Android take
 * little. The name is not split, because a family has none that could be.
 */
export function vcards(contacts: readonly Contact[]): string {
  return contacts
    .flatMap(({ uid, name, phone, url, note }) => [
      "BEGIN:VCARD",
      "VERSION:3.0",
      `UID:${text(uid)}`,
      `FN:${text(name)}`,
      `N:;${text(name)};;;`,
      `TEL;TYPE=CELL:${text(phone)}`,
      ...(url ? [`URL:${url}`] : []),
      ...(note ? [`NOTE:${text(note)}`] : []),
      "END:VCARD",
    ])
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** A text value (RFC 2426, 5): what would end it or begin another is escaped. */
function text(value: string): string {
  return value
    .replaceAll(/[\\,;]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** A line in parts of at most 75 octets, each after the first behind a space; no letter is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > longestLine) {
      parts.push(part);
      [part, octets] = [" ", 1];
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
