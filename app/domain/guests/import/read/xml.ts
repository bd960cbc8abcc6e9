import { Parser } from "saxen";
import { sheetLimits, TooLarge } from "#app/domain/guests/import/sheet.ts";

/** No tag of a spreadsheet comes near; a longer one holds thousands of attributes. */
const longestTag = 8_192;
/** Characters of a text that are looked at: those of a cell as entities. */
const longestText = sheetLimits.cell * 8;
/** A cell of a workbook lies ten elements deep. */
const deepest = 100;

type Reaction = {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  /** @param within names of the elements around the text. */
  text?: (text: string, within: readonly string[]) => void;
  /** @returns false to stop. */
  close?: (name: string) => boolean | void;
};

/**
 * Reads XML, with names of elements and attributes without their prefixes.
 * @param budget the elements that may still come in this file.
 * @throws TooLarge for more elements, longer tags or deeper nesting than a spreadsheet has; another
 * error for text that is not XML.
 */
export function parseXml(
  xml: string,
  budget: { elements: number },
  { open, text, close }: Reaction,
): void {
  if (xml === "") return;
  spendElements(xml, budget);
  const within: string[] = [];
  let isTooDeep = false;
  const parser = new Parser();
  // parse() answers the error too.
  parser.on("error", () => {});
  parser.on("warn", () => {});
  parser.on("openTag", (name, attributes, decode) => {
    const element = localName(name);
    within.push(element);
    if (within.length > deepest) {
      isTooDeep = true;
      parser.stop();
      return;
    }
    open?.(element, () =>
      Object.fromEntries(
        Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)]),
      ),
    );
  });
  parser.on("text", (part, decode) => text?.(decode(part.slice(0, longestText)), within));
  parser.on("cdata", (part) => text?.(part.slice(0, longestText), within));
  parser.on("closeTag", (name) => {
    within.pop();
    if (close?.(localName(name)) === false) parser.stop();
  });
  const failure = parser.parse(xml);
  if (isTooDeep) throw new TooLarge();
  if (failure) throw failure;
}

/** Counts tags before anything reads them. */
function spendElements(xml: string, budget: { elements: number }): void {
  for (let offset = xml.indexOf("<"); offset >= 0; offset = xml.indexOf("<", offset + 1)) {
    if (xml.charCodeAt(offset + 1) === 0x2f) continue;
    budget.elements -= 1;
    if (budget.elements < 0) throw new TooLarge();
    const isTag = xml.charCodeAt(offset + 1) !== 0x21;
    const end = isTag ? xml.indexOf(">", offset) : offset;
    if (end - offset > longestTag) throw new TooLarge();
    // No tag ends from here on: the parser says what is wrong.
    if (end < 0) return;
    if (isTag) offset = end;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
