import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import ts from "typescript";
import { root } from "./paths.ts";

/** Who may import whom, and the reason said when something else does. */
const layers = {
  document: {
    files: /^app\/(root\.tsx|entry\.\w+\.tsx?|routes\.ts)$/,
    may: ["document", "middleware", "features", "design", "i18n", "components", "lib", "content"],
    because: "the document knows no single route: app/routes.ts names routes by their path",
  },
  routes: {
    files: /^app\/routes\//,
    may: ["middleware", "features", "design", "i18n", "components", "lib", "content"],
    because: "a route is a thin adapter: what two routes share belongs to a feature",
  },
  middleware: {
    files: /^app\/middleware\//,
    may: ["middleware", "features", "i18n", "lib", "content"],
    because: "middleware stands before every route and knows none of them",
  },
  features: {
    files: /^app\/features\//,
    may: ["features", "design", "i18n", "components", "lib", "content"],
    because:
      "a feature works without knowing who calls it: routes, workers, cli and scripts call it",
  },
  design: {
    files: /^app\/design\//,
    may: ["design", "i18n", "components", "lib", "features", "content"],
    because: "the drawing kit knows no feature",
  },
  i18n: {
    files: /^app\/i18n\//,
    may: ["i18n", "lib", "content"],
    because: "languages and dates know no feature",
  },
  components: {
    files: /^app\/components\//,
    may: ["components", "lib", "features"],
    because: "a component could ship in another product",
  },
  lib: {
    files: /^app\/lib\//,
    may: ["lib", "features", "content"],
    because: "lib is the ground: it imports nothing above it",
  },
  workers: {
    files: /^workers\//,
    may: ["workers", "features", "i18n", "lib", "content"],
    because: "a worker only dispatches: pages reach it through the router's build",
  },
  cli: {
    files: /^cli\//,
    may: ["cli", "features", "design", "i18n", "lib", "content"],
    because: "the staff command uses the features' own rules, and none of the pages",
  },
  scripts: {
    files: /^(scripts\/|[\w.-]+\.config\.ts$)/,
    may: ["scripts", "tests", "features", "design", "i18n", "lib", "content"],
    because: "a script runs the product and is no part of it",
  },
  content: {
    files: /^content\//,
    may: [],
    because: "content is data: no code lies there",
  },
  tests: {
    files: /^tests\/|\.test\.tsx?$/,
    may: [
      "tests",
      "middleware",
      "features",
      "design",
      "i18n",
      "components",
      "lib",
      "workers",
      "cli",
      "scripts",
      "content",
    ],
    because: "a test asks for a page as a visitor does, and imports no route",
  },
};

type Layer = keyof typeof layers;
type Problem = { file: string; line: number; says: string };

const problems = globSync("{app,workers,cli,scripts,tests,content}/**/*.{ts,tsx,js,jsx,mjs,css}", {
  cwd: root,
})
  .concat(globSync("*.config.ts", { cwd: root }))
  .flatMap(problemsOf);

for (const { file, line, says } of problems) console.error(`${file}:${line} ${says}`);
if (problems.length > 0) process.exitCode = 1;
else console.log("Imports run routes → features → components → lib.");

function problemsOf(file: string): Problem[] {
  const text = readFileSync(posix.join(root, file), "utf8");
  if (file.endsWith(".css")) return problemsOfStyle(file, text);
  return [
    ...problemsOfName(file),
    ...problemsOfImports(file, text),
    ...problemsOfIntl(file, text),
    ...problemsOfSilence(file, text),
  ];
}

function problemsOfImports(file: string, text: string): Problem[] {
  const from = layerOf(file);
  if (from === null)
    return [
      { file, line: 1, says: "lies outside the house: see the layers in scripts/check-imports.ts" },
    ];
  if (from === "content") return [{ file, line: 1, says: layers.content.because }];
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const target = pathOf(file, fileName);
    const to = target === null ? null : layerOf(target);
    if (to === null || layers[from].may.some((name) => name === to)) return [];
    const says = `${from} may not import ${to} (${fileName}), because ${layers[from].because}.`;
    return [{ file, line: lineAt(text, pos), says }];
  });
}

/** The path inside the repository that an import names; `null` for a package, a built-in or made-up module. */
function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (!specifier.startsWith(".") || specifier.includes("/+types/")) return null;
  const path = posix.normalize(posix.join(dirname(file), specifier));
  // A style beside its component belongs to it.
  return path.endsWith(".css") && dirname(path) === dirname(file) ? null : path;
}

function layerOf(path: string): Layer | null {
  if (layers.tests.files.test(path)) return "tests";
  for (const [name, layer] of Object.entries(layers)) {
    if (layer.files.test(path) && isLayer(name)) return name;
  }
  return null;
}

function isLayer(name: string): name is Layer {
  return name in layers;
}

function problemsOfName(file: string): Problem[] {
  if (!file.startsWith("app/")) return [];
  if (/\/index\.tsx?$/.test(file)) {
    return [
      { file, line: 1, says: "is a barrel: an import names the file that holds what it wants." },
    ];
  }
  if (/(^|[/.-])(helpers?|utils?|utilities|services?|managers?|misc|common)[/.-]/.test(file)) {
    return [{ file, line: 1, says: "is named after no thing of this product." }];
  }
  return [];
}

/** Workers and Chromium have no Armenian in Intl and answer in English without a word; `am` is Amharic. */
function problemsOfIntl(file: string, text: string): Problem[] {
  const uses =
    /Intl\s*\.\s*(?!PluralRules\b)\w+\s*\(\s*\[?\s*["'`](?:hy|am)\b|\.toLocale\w*\(\s*\[?\s*["'`](?:hy|am)\b/g;
  return [...text.matchAll(uses)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    says: "uses Intl in Armenian: app/i18n has dates and capitals of our own.",
  }));
}

/** Browsers turn և into ԵՒ, and today's Armenian writes ԵՎ. */
function problemsOfStyle(file: string, text: string): Problem[] {
  return [...text.matchAll(/text-transform\s*:(?!\s*none\b)/g)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    says: "changes letters in CSS: capitals() of app/i18n does it right in Armenian.",
  }));
}

/** Whoever silences the linter says why: `// oxlint-disable-next-line rule -- reason`. */
function problemsOfSilence(file: string, text: string): Problem[] {
  const silences = /\/[/*]\s*(?:ox|es)lint-disable(?!.*\s--\s+\S)/g;
  return [...text.matchAll(silences)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    says: "silences the linter without a reason: add `-- reason`.",
  }));
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
