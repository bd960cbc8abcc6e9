/** Loader data of a document, as `unsent` makes it. */
export type Unsent<Data> = { readonly page: Data };

/**
 * Loader data that its route renders and no browser reads. React Router encodes the enumerable
 * properties of all loader data for a router in the browser, which a document has not: a tenth of a
 * rendering (docs/performance.md).
 */
export function unsent<Data>(page: Data): Unsent<Data> {
  return Object.defineProperty({ page }, "page", { enumerable: false });
}
