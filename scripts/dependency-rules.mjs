/** The wings of `app/` as rules of dependency-cruiser (docs/decisions/101). */

/** From bottom to top: each may import those before it. */
const wings = {
  base: "(?:lib|i18n|components)",
  platform: "platform",
  designs: "designs",
  domain: "domain",
  guest: "guest",
  couple: "couple",
  shop: "shop",
  studio: "studio",
};

const names = Object.keys(wings);
const folders = Object.values(wings);
const callers = ["^app/(?:middleware|routes)/", "^app/[^/]+$", "^(?:workers|cli)/"];
const test = "\\.test\\.tsx?$";

const upwards = names.map((wing, place) => ({
  name: `wing-${wing}`,
  comment: "imports run down the wings of scripts/dependency-rules.mjs",
  severity: "error",
  from: { path: `^app/${wings[wing]}/`, pathNot: test },
  to: { path: [...folders.slice(place + 1).map((folder) => `^app/${folder}/`), ...callers] },
}));

export default {
  forbidden: [
    ...upwards,
    {
      name: "wing-unknown",
      comment: "code of app/ lies in a wing of scripts/dependency-rules.mjs",
      severity: "error",
      from: {
        path: "^app/[^/]+/",
        pathNot: `^app/(?:${folders.join("|")}|middleware|routes)/`,
      },
      to: {},
    },
    {
      name: "base-in-order",
      comment: "lib knows no language, and languages know no component",
      severity: "error",
      from: { path: "^app/(lib|i18n)/", pathNot: test },
      to: { path: "^app/components/" },
    },
    {
      name: "lib-alone",
      comment: "lib is the ground: it could ship in another product",
      severity: "error",
      from: { path: "^app/lib/", pathNot: test },
      to: { path: "^app/i18n/|^content/" },
    },
    {
      name: "designs-know-no-platform",
      comment: "what a design is given, it is given by its contract",
      severity: "error",
      from: { path: "^app/designs/", pathNot: test },
      to: { path: "^app/platform/" },
    },
    {
      name: "art-by-contract",
      comment:
        "art imports the contract, the kit, letters, families and places (app/designs/README.md)",
      severity: "error",
      from: { path: "^app/designs/(?:\\d{4}-[^/]+|shared|families)/", pathNot: test },
      to: {
        path: "^app/",
        pathNot:
          "^app/designs/(?:contract\\.ts$|(?:\\d{4}-[^/]+|kit|letters|families|places|shared)/)",
      },
    },
    {
      name: "designs-apart",
      comment: "what two designs wear lies in shared/ or families/",
      severity: "error",
      from: { path: "^app/designs/(\\d{4}-[^/]+)/" },
      to: { path: "^app/designs/\\d{4}-", pathNot: "^app/designs/$1/" },
    },
    {
      name: "shared-by-all",
      comment: "what several designs wear knows none of them",
      severity: "error",
      from: { path: "^app/designs/(?:kit|letters|families|places|shared)/", pathNot: test },
      to: { path: "^app/designs/\\d{4}-" },
    },
    {
      name: "routes-are-adapters",
      comment: "what two routes share belongs to a wing; app/routes.ts names routes by their path",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/routes\\.ts$" },
      to: { path: "^app/routes/", pathNot: "\\+types/" },
    },
    {
      name: "middleware-knows-no-route",
      comment: "middleware stands before every route and knows none of them",
      severity: "error",
      from: { path: "^app/middleware/", pathNot: test },
      to: { path: ["^app/[^/]+$", "^(?:workers|cli)/"] },
    },
    {
      name: "workers-dispatch",
      comment: "a worker only dispatches: pages reach it through the router's build",
      severity: "error",
      from: { path: "^workers/" },
      to: { path: "^app/(components|designs|middleware|routes)/|^(cli|scripts|tests)/" },
    },
    {
      name: "cli-uses-wings",
      comment: "the staff command uses the wings' rules and none of the pages",
      severity: "error",
      from: { path: "^cli/" },
      to: { path: "^app/(components|middleware|routes)/|^(workers|scripts|tests)/" },
    },
    {
      name: "product-stands-alone",
      comment: "scripts and tests run the product and are no part of it",
      severity: "error",
      from: { path: "^(app|workers|cli)/", pathNot: test },
      to: { path: "^(scripts|tests)/" },
    },
    {
      name: "tests-ask-pages",
      comment: "a test asks for a page as a visitor does",
      severity: "error",
      from: { path: `^tests/|${test}`, pathNot: "^tests/(?:proof|bench)/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "unresolved",
      comment: "an import names a file that is there",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\+types/|^cloudflare:|^virtual:" },
    },
  ],
  options: {
    // Type imports count too, because a reader has to follow them.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "app/tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: {
      // Astro is installed by the measurement alone.
      path: "^(?:(?:node_modules|build|\\.react-router|\\.wrangler|tests/fixtures)/|tests/bench/peers/astro\\.js$)",
    },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
