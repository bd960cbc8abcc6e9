import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { memberFolders, ownNames, parts } from "./file-names.ts";
import { root } from "./paths.ts";

type Problem = { file: string; line: number; says: string };

const files = globSync("{app,workers,cli,scripts,tests,content}/**/*.{ts,tsx,js,jsx,mjs,css}", {
  cwd: root,
}).concat(globSync("*.config.ts", { cwd: root }));
const problems = [...files.flatMap(problemsOf), ...unusedNames()];

for (const { file, line, says } of problems) console.error(`${file}:${line} ${says}`);
if (problems.length > 0) process.exitCode = 1;

function problemsOf(file: string): Problem[] {
  const text = readFileSync(posix.join(root, file), "utf8");
  if (file.endsWith(".css")) return problemsOfStyle(file, text);
  return [
    ...problemsOfName(file),
    ...problemsOfLocals(file, text),
    ...problemsOfIntl(file, text),
    ...problemsOfSilence(file, text),
  ];
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
  if (!isNamedFromList(file)) {
    return [
      {
        file,
        line: 1,
        says: "has a name that no list of scripts/file-names.ts has: use a part's.",
      },
    ];
  }
  return [];
}

/** Only files in the wings' subjects; designs, routes, components and browsers' scripts name freely. */
function isPartOfSubject(file: string): boolean {
  const subject =
    /^app\/(?:platform|domain|guest|couple|shop|studio)\/(?!(?:.*\/)?(?:components|script)\/)/;
  const isWritten = !/\.(?:test|generated|d)\.tsx?$/.test(file);
  return subject.test(file) && isWritten && !memberFolders.includes(posix.dirname(file));
}

function isNamedFromList(file: string): boolean {
  const name = nameOf(file);
  return !isPartOfSubject(file) || Object.hasOwn(parts, name) || ownNames.has(name);
}

function nameOf(file: string): string {
  return posix.basename(file).replace(/(?:\.server)?\.(?:tsx?|css)$/, "");
}

/** A list of names with one that no file has would let a file have it without a reason. */
function unusedNames(): Problem[] {
  const names = new Set(files.filter(isPartOfSubject).map(nameOf));
  return [...ownNames]
    .filter((name) => !names.has(name))
    .map((name) => ({
      file: "scripts/file-names.ts",
      line: 1,
      says: `has "${name}", as no file is.`,
    }));
}

/** A local is a noun of the field: a participle or an adverb makes a reader look for what it is. */
function problemsOfLocals(file: string, text: string): Problem[] {
  if (!/^(?:app|cli|workers|scripts)\/.*(?<!\.test)\.tsx?$/.test(file)) return [];
  const vague =
    /^[ \t]+(?:const|let) (?:found|own|known|shown|named|asked|given|said|kept|told|taken|wanted|perhaps) =/gm;
  return [...text.matchAll(vague)].map((match) => ({
    file,
    line: lineAt(text, match.index + match[0].search(/\S/)),
    says: "names a local by no noun: say what it is.",
  }));
}

/**
 * Workers and Chromium have no Armenian in Intl and silently answer in English; `am` is Amharic
 * there.
 */
function problemsOfIntl(file: string, text: string): Problem[] {
  const uses =
    /Intl\s*\.\s*(?!PluralRules\b)\w+\s*\(\s*\[?\s*["'`](?:hy|am)\b|\.toLocale\w*\(\s*\[?\s*["'`](?:hy|am)\b/g;
  return [...text.matchAll(uses)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    says: "uses Intl in Armenian: app/i18n has dates and capitals of our own.",
  }));
}

/** Browsers turn և into ԵՒ, while modern Armenian writes ԵՎ. */
function problemsOfStyle(file: string, text: string): Problem[] {
  return [...text.matchAll(/text-transform\s*:(?!\s*none\b)/g)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    says: "changes letters in CSS: capitals() of app/i18n does it right in Armenian.",
  }));
}

/**
 * A comment that disables a lint rule must give a reason: `// oxlint-disable-next-line rule --
 * reason`.
 */
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
