/** The floors and the ladder of features as rules of dependency-cruiser. */

/** Features from bottom to top: each may import those listed before it. */
const ladder = [
  "privacy",
  "media",
  "outbox",
  "change-log",
  "couple-link",
  "api-key",
  "invitation",
  "personalisation",
  "authoring",
  "guests",
  "reply",
  "seating",
  "invitation-page",
  "telegram",
  "gate",
  "dashboard",
  "replies-api",
  "og-image",
  "catalogue",
  "site",
  "order",
  "staff",
  "backup",
  "rights",
];

const above = {
  lib: "^(app/(components|i18n|design|features|middleware|routes)/|app/[^/]+$|workers/|cli/|content/)",
  components: "^(app/(design|features|middleware|routes)/|app/[^/]+$|workers/|cli/|content/)",
  i18n: "^(app/(components|design|features|middleware|routes)/|app/[^/]+$|workers/|cli/)",
  design: "^(app/(features|middleware|routes)/|app/[^/]+$|workers/|cli/)",
  features: "^(app/(middleware|routes)/|app/[^/]+$|workers/|cli/)",
  middleware: "^(app/routes/|app/[^/]+$|workers/|cli/)",
};

const reasons = {
  lib: "lib is the ground: it could ship in another product",
  components: "a component knows languages, and no drawing and no feature",
  i18n: "languages and dates know no component, no drawing and no feature",
  design: "the drawing kit knows no feature",
  features: "a feature works without knowing its callers",
  middleware: "middleware stands before every route and knows none of them",
};

const test = "\\.test\\.tsx?$";

const floors = Object.entries(above).map(([floor, path]) => ({
  name: `floor-${floor}`,
  comment: reasons[floor],
  severity: "error",
  from: { path: `^app/${floor}/`, pathNot: test },
  to: { path },
}));

const steps = ladder.slice(0, -1).map((feature, at) => ({
  name: `ladder-${feature}`,
  comment: `imports between features run down the ladder of scripts/dependency-rules.mjs`,
  severity: "error",
  from: { path: `^app/features/${feature}/`, pathNot: test },
  to: { path: `^app/features/(${ladder.slice(at + 1).join("|")})/` },
}));

export default {
  forbidden: [
    ...floors,
    ...steps,
    {
      name: "ladder-unknown",
      comment: "a feature has its step on the ladder of scripts/dependency-rules.mjs",
      severity: "error",
      from: { path: "^app/features/", pathNot: `^app/features/(${ladder.join("|")})/` },
      to: {},
    },
    {
      name: "routes-are-adapters",
      comment:
        "what two routes share belongs to a feature; app/routes.ts names routes by their path",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/routes\\.ts$" },
      to: { path: "^app/routes/", pathNot: "\\+types/" },
    },
    {
      name: "workers-dispatch",
      comment: "a worker only dispatches: pages reach it through the router's build",
      severity: "error",
      from: { path: "^workers/" },
      to: { path: "^app/(components|design|middleware|routes)/|^(cli|scripts|bench|tests)/" },
    },
    {
      name: "cli-uses-features",
      comment: "the staff command uses the features' rules and none of the pages",
      severity: "error",
      from: { path: "^cli/" },
      to: { path: "^app/(components|middleware|routes)/|^(workers|scripts|bench|tests)/" },
    },
    {
      name: "product-stands-alone",
      comment: "scripts, benchmarks, attacks and tests run the product and are no part of it",
      severity: "error",
      from: { path: "^(app|workers|cli)/", pathNot: test },
      to: { path: "^(scripts|bench|proof|tests)/" },
    },
    {
      name: "tests-ask-pages",
      comment: "a test asks for a page as a visitor does",
      severity: "error",
      from: { path: `^tests/|${test}` },
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
      path: "^(?:(?:node_modules|build|\\.react-router|\\.wrangler|tests/fixtures)/|bench/peers/astro\\.js$)",
    },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
