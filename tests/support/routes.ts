/** A route of `app/routes.ts`: its path as it is written there, and its file below `app/routes`. */
type RouteLine = { path: string; file: string };

/**
 * The routes that have an address.
 * @param source the text of `app/routes.ts`. Its values need the bundler's modules, which do not run
 * in workerd.
 * @throws Error where a line is written in a way that this does not read, so that none is left out.
 */
export function routesIn(source: string): RouteLine[] {
  const lines = [...source.matchAll(/\b(?:route\(\s*"([^"]+)",|index\()\s*"routes\/([^"]+)"/g)];
  const files = source.match(/"routes\//g)?.length ?? 0;
  const layouts = source.match(/\blayout\(/g)?.length ?? 0;
  if (lines.length !== files - layouts) throw new Error("a route that the tests cannot read");
  return lines.map(([, path = "", file = ""]) => ({ path: `/${path}`, file }));
}

/** Whether a route's file takes posted forms. Programs post JSON instead. */
export function takesForm(source: string): boolean {
  const hasAction =
    /^export (?:async function|function|const) action\b|^export \{[^}]*\baction\b/m.test(source);
  return hasAction && !/readJsonBody\(|isFromStripe\(/.test(source);
}
