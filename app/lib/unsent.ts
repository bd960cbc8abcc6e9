/**
 * Loader data that its route renders and no browser reads. React Router encodes all loader data for a
 * router in the browser, which a document has not: a tenth of a rendering (docs/performance.md). A
 * private field can be read by nothing that enumerates properties, however it does it.
 */
export class Unsent<Data> {
  readonly #page: Data;

  constructor(page: Data) {
    this.#page = page;
  }

  get page(): Data {
    return this.#page;
  }
}
