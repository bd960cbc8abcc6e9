import source from "#app/routes.ts?raw";
import { routesIn } from "./routes.ts";

/** Proof that a route asks for before it shows or does anything. */
export type Guard =
  | "couple"
  | "staff"
  | "gate"
  | "order"
  | "order's files"
  | "all orders"
  | "preview"
  /** A secret of its own in the address. */
  | "token"
  /** A key in a header. */
  | "key"
  /** Nothing: it shows what is for everybody, or takes what anybody may send. */
  | "nothing";

/** Beginnings of the paths that are guarded; the first that fits counts. */
const guards: [begins: string, guard: Guard][] = [
  ["/replies/confirm/:token", "token"],
  ["/replies/:token", "token"],
  ["/replies", "couple"],
  ["/studio/:token", "token"],
  ["/studio", "staff"],
  ["/stop/:token", "token"],
  // A payment's key, random and for two days.
  ["/pay/:key", "token"],
  ["/:kind/:slug", "gate"],
  ["/og/:kind/:slug", "gate"],
  ["/preview/", "preview"],
  ["/order/all/", "all orders"],
  ["/order/:number/files", "order's files"],
  ["/order/:number", "order"],
  ["/api/", "key"],
  ["/send-email", "key"],
];

/** The site's own pages and what belongs to them. Every other route has to be guarded. */
const forAll = [
  "/",
  "/.well-known/security.txt",
  "/accessories",
  "/animations",
  "/animations/:id",
  "/animations/:id/art",
  "/animations/:id/art.svg",
  "/api",
  "/assortment",
  "/cards",
  "/cards/:id",
  "/cards/:id/art",
  "/cards/:id/art.svg",
  // A made-up family; what a visitor changes is in the visitor's own cookie (tests/pages/hosts-demo.test.ts).
  "/for-hosts",
  "/for-hosts/demo",
  "/for-hosts/demo/answers/:id",
  "/for-hosts/demo/answers/new",
  "/for-hosts/demo/guests",
  "/for-hosts/demo/guests/:household",
  "/for-hosts/demo/reminders",
  "/for-hosts/demo/tables",
  "/healthz",
  "/info/ekamtayin-hark",
  "/locales/:language/:namespace.json",
  // Anybody may report a text that is missing; how many is bounded (tests/pages/locales.test.ts).
  "/locales/add/:language/:namespace",
  "/manifest.webmanifest",
  // Named by its content; those of an invitation behind a password by 128 random bits (decision 029).
  "/media/:hash/:file",
  "/order",
  "/prices",
  "/privacy-policy",
  "/robots.txt",
  "/sitemap.xml",
  // The cover of a demo.
  "/templates/:slug/cover",
  "/try",
  "/weblink",
  "/*",
];

/** @throws for a route that is neither guarded nor known to be for everybody. */
export function guardOf(path: string): Guard {
  const guard = guards.find(([begins]) => path.startsWith(begins))?.[1];
  if (guard) return guard;
  if (forAll.includes(path)) return "nothing";
  throw new Error(`${path}: say in tests/support/guards.ts what guards it`);
}

/** Routes of production by their guard. */
export function routesBehind(guard: Guard): string[] {
  return routesIn(source)
    .map(({ path }) => path)
    .filter((path) => path !== "/contact-sheet" && guardOf(path) === guard);
}

/** An address of each route behind a guard. @param values in place of the parameters; `x` for others. */
export function addressesBehind(guard: Guard, values: Record<string, string>): string[] {
  return routesBehind(guard).map((path) =>
    path.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? "x"),
  );
}
