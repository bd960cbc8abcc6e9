/** A route of `app/routes.ts`: its whole path, and its file below `app/routes`. */
type RouteLine = { path: string; file: string };

/** A route or a layout, with the bracket that begins its children; or a bracket. */
const part =
  /\b(?:route\(\s*"([^"]+)",\s*"routes\/([^"]+)"|index\(\s*"routes\/([^"]+)")(,\s*\[)?|\[|\]/g;

/**
 * The routes that have an address.
 * @param source the text of `app/routes.ts`. Its values need the bundler's modules, which do not run
 * in workerd.
 * @throws Error where a line is written in a way that this does not read, so that none is left out.
 */
export function routesIn(source: string): RouteLine[] {
  const lines: RouteLine[] = [];
  const parents: string[] = [];
  for (const [text, path = "", file, index, opens] of source.matchAll(part)) {
    const parent = parents.at(-1) ?? "";
    const whole = path ? `${parent}/${path}` : parent || "/";
    if (text === "]") parents.pop();
    else if (text === "[") parents.push(parent);
    else lines.push({ path: whole, file: file ?? index ?? "" });
    if (opens) parents.push(whole);
  }
  const files = source.match(/"routes\//g)?.length ?? 0;
  const layouts = source.match(/\blayout\(/g)?.length ?? 0;
  if (lines.length !== files - layouts || parents.length > 0)
    throw new Error("a route that the tests cannot read");
  return lines;
}

/** True if a route's file takes posted forms. Programs post JSON instead. */
export function takesForm(source: string): boolean {
  const hasAction =
    /^export (?:async function|function|const) action\b|^export \{[^}]*\baction\b/m.test(source);
  return hasAction && !/readJsonBody\(|isFromStripe\(/.test(source);
}
