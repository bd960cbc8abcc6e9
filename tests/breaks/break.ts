/**
 * A line of the product, changed so that a promise no longer holds: a test has to fail then. `npm
 * run test:breaks` makes each, one at a time and only in what the test runner loads.
 */
export type Break = {
  /** The promise that no longer holds. */
  promise: string;
  /** The file, from the repository's root. */
  file: string;
  /** Text that stands in the file once. */
  from: string;
  to: string;
  /** Files of tests, one of which has to fail. */
  tests: readonly string[];
};

/** The text of a file with a break made. @throws Error where `from` does not stand in it once. */
export function broken(text: string, { file, from, to }: Break): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} × ${from}`);
  return parts.join(to);
}
