/**
 * An object with a value for each name.
 * @param names all that the type has; the compiler cannot see whether one is missing.
 */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
// TypeScript types the keys of `Object.fromEntries` as any string.
export function recordOf(
  names: readonly string[],
  valueOf: (name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Some of an object's values, by their names. */
export function pick<Whole extends object, Name extends keyof Whole & string>(
  record: Whole,
  names: readonly Name[],
): Pick<Whole, Name>;
export function pick(record: object, names: readonly string[]): Record<string, unknown> {
  return recordOf(names, (name): unknown => Reflect.get(record, name));
}
