import { createContext, useContext, type ReactElement } from "react";

/**
 * The fragments of the page that is being rendered, in the order of their marks; null where a
 * page is rendered as one string.
 */
const FragmentsContext = createContext<Uint8Array[] | null>(null);

export const FragmentsProvider = FragmentsContext.Provider;

const encoder = new TextEncoder();

/**
 * HTML that is the same on many pages: rendered once, and encoded once for all pages that are
 * assembled from bytes (docs/decisions/067).
 */
export class HtmlFragment {
  readonly html: string;
  #bytes: Uint8Array | undefined;

  constructor(html: string) {
    this.html = html;
  }

  get bytes(): Uint8Array {
    return (this.#bytes ??= encoder.encode(this.html));
  }
}

/**
 * @returns a function that takes a fragment's bytes and answers the mark that stands for them until
 * the page is assembled; null where a page is rendered as one string.
 */
export function useMark(): ((bytes: Uint8Array) => number) | null {
  const fragments = useContext(FragmentsContext);
  return fragments && ((bytes) => fragments.push(bytes) - 1);
}

/** Stands for a fragment, whole elements, where elements may stand. */
export function Marked({ mark }: { mark: number }): ReactElement {
  return <template data-fragment={mark} />;
}

/**
 * @returns a function that writes a fragment within text that is not escaped, as a `style`'s is: its
 * mark or, where a page is rendered as one string, itself.
 */
export function useWritten(): (fragment: HtmlFragment) => string {
  const mark = useMark();
  return (fragment) =>
    mark ? `<template data-fragment="${mark(fragment.bytes)}"></template>` : fragment.html;
}

/** React escapes `<` in texts and quotes in attributes, so nothing that people write is a mark. */
const marks = /<template data-fragment="(\d+)"><\/template>/g;

/**
 * Memory in which pages are put together; new memory is cleared first, which took as long as
 * encoding a page.
 */
let room = new Uint8Array(0);

/**
 * A page's bytes: its own HTML is encoded, its fragments are copied. Encoding the 140 KB of an
 * invitation took a tenth of its rendering (docs/performance.md).
 */
export function assemble(html: string, fragments: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = fragments.reduce((sum, { byteLength }) => sum + byteLength, 0);
  // UTF-8 takes at most three bytes for a unit of UTF-16.
  const most = length + html.length * 3;
  if (room.byteLength < most) room = new Uint8Array(most);
  const page = room;
  let offset = 0;
  let read = 0;
  for (const match of html.matchAll(marks)) {
    offset += encoder.encodeInto(html.slice(read, match.index), page.subarray(offset)).written;
    const fragment = fragments[Number(match[1])];
    if (!fragment) throw new Error(`no fragment ${match[1]}`);
    page.set(fragment, offset);
    offset += fragment.byteLength;
    read = match.index + match[0].length;
  }
  offset += encoder.encodeInto(html.slice(read), page.subarray(offset)).written;
  return page.slice(0, offset);
}
