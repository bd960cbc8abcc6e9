import { printParseErrorCode, type ParseError } from "jsonc-parser";

/** The fault of a JSON text, and the place to mend it: an offset into the text. */
type JsonFault = { says: string; offset: number };

const closing = new Map([
  ["}", "brace }"],
  ["]", "bracket ]"],
]);
const foreignQuote = /^['‘’“”„«»`]/u;
/** Letters shown of what was found. */
const shownLength = 30;

/** Sentences by jsonc-parser's name of the error, where the name alone tells what is wrong. */
const sentences: Record<string, string> = {
  ColonExpected: "expected a colon between the field's name and its value",
  CloseBraceExpected: "a closing brace } is missing at the end",
  CloseBracketExpected: "a closing bracket ] is missing at the end",
  EndOfFileExpected: "something follows after the end: a file is one { … }",
  InvalidCommentToken: "a comment, which JSON does not have: remove it",
  UnexpectedEndOfComment: "a comment, which JSON does not have: remove it",
  UnexpectedEndOfString:
    "a text without its closing quotation mark; a line break within a text is written \\n",
  InvalidCharacter: "an invisible character within this text; a tab is written \\t",
  InvalidEscapeCharacter: "a \\ before a letter that it does not go with; a \\ is written \\\\",
  InvalidUnicode: "a \\u without the four digits of its character",
  InvalidNumberFormat: "a number that is not whole",
  UnexpectedEndOfNumber: "a number that is not whole",
};

/**
 * Says a fault of jsonc-parser in words of people who write JSON by hand. A comma too many or one
 * that is missing is placed where it stands or belongs, not at the sign that shows it.
 */
export function jsonFaultOf(text: string, { error, offset, length }: ParseError): JsonFault {
  const prefix = text.slice(0, offset).trimEnd();
  const last = prefix.at(-1);
  const symbol = text.slice(offset, offset + length);
  const name = printParseErrorCode(error);
  const close = closing.get(symbol);
  if (close && last === ",")
    return { says: `a comma before the closing ${close}: remove it`, offset: prefix.length - 1 };
  if (name === "CommaExpected" && symbol === "{" && last === "]")
    return { says: loneObjectWords(text, offset), offset };
  if (name === "CommaExpected")
    return close
      ? {
          says: `the closing ${closing.get(symbol === "}" ? "]" : "}")} is missing before this`,
          offset,
        }
      : { says: commaWords(symbol, prefix, offset), offset: prefix.length };
  return { says: sentences[name] ?? wordsOf(text, offset, name, symbol), offset };
}

function commaWords(symbol: string, prefix: string, offset: number): string {
  const isOneNumber = prefix.length === offset && /^\d/.test(symbol) && /\d$/.test(prefix);
  return isOneNumber
    ? "a number that begins with 0: write it between quotation marks"
    : "a comma is missing here";
}

/** Mostly a section that was pasted behind the list of sections. */
function loneObjectWords(text: string, offset: number): string {
  const list = /\](?:\s*,)?\s*$/.exec(text.slice(0, offset));
  if (!list)
    return "this { … } has no field's name before it: an entry of a list, such as a section, stands between the list's [ and ]";
  const line = text.slice(0, list.index).split("\n").length;
  return `this { … } stands behind the list that ends in line ${line}: move it before the list's closing bracket ]`;
}

/** The faults that depend on what was found: a symbol, a value or a name that is not there. */
function wordsOf(text: string, offset: number, name: string, symbol: string): string {
  const last = text.slice(0, offset).trimEnd().at(-1);
  const excerpt = symbol.length > shownLength ? `${symbol.slice(0, shownLength)}…` : symbol;
  if (name === "InvalidSymbol")
    return foreignQuote.test(symbol)
      ? `expected the straight quotation mark ", found ${symbol.slice(0, 1)}`
      : `${excerpt} is outside of quotation marks: a text begins and ends with ", and a " within it is written \\"`;
  if (symbol === "")
    return last === undefined ? "the file is empty" : "the file ends before it is complete";
  if (symbol === ",")
    return last === ":" ? "a value is missing after the colon" : "a comma too many";
  if (symbol === "{" && name === "PropertyNameExpected") return loneObjectWords(text, offset);
  if (name === "PropertyNameExpected")
    return `expected a field's name between quotation marks, found ${excerpt}`;
  return last === ":" ? "a value is missing after the colon" : `expected a value, found ${excerpt}`;
}
