import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { selectAll } from "css-select";
import { HtmlValidate } from "html-validate";
import { DomUtils, parseDocument } from "htmlparser2";
import * as v from "valibot";
import type { Finding, Outcome } from "./found.ts";
import type { Page } from "./pages.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];

const run = promisify(execFile);

/** html-validate with its rules of the standard and of accessibility. */
export async function htmlValidate(pages: readonly Page[]): Promise<Outcome> {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
  });
  const findings: Finding[] = [];
  for (const { address, text } of pages) {
    const { results } = await validator.validateString(text, address);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        findings.push({
          validator: "html-validate",
          page: address,
          rule: ruleId,
          text: `${message} ${selector ?? ""}`,
        });
  }
  return { validator: "html-validate", pages: pages.length, findings };
}

const nuReport = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    messages: v.array(
      v.object({
        type: v.string(),
        url: v.optional(v.string()),
        message: v.string(),
        extract: v.optional(v.string()),
      }),
    ),
  }),
);

/** The Nu HTML Checker, which is a Java program. */
export async function nuChecker(pages: readonly Page[]): Promise<Outcome> {
  const validator = "Nu HTML Checker";
  if (!(await hasJava())) return { validator, pages: 0, findings: [], skipped: "no Java" };
  const jar = join(
    dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")),
    "build/dist/vnu.jar",
  );
  const folder = await mkdtemp(join(tmpdir(), "nu-"));
  try {
    for (const [index, { text }] of pages.entries())
      await writeFile(join(folder, `${index}.html`), text);
    const options = ["--format", "json", "--errors-only", "--exit-zero-always", "--stdout", folder];
    const { stdout } = await run("java", ["-Xss4m", "-jar", jar, ...options], {
      maxBuffer: 500_000_000,
    });
    const { messages } = v.parse(nuReport, stdout);
    const findings = messages.map(({ url = "", message, extract = "", type }): Finding => {
      const page = pages[Number.parseInt(basename(url), 10)]?.address ?? url;
      return { validator, page, rule: type, text: `${message} ${extract.replaceAll(/\s+/g, " ")}` };
    });
    return { validator, pages: pages.length, findings };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Ids that stand on a page more than once stand for the same element each time. Drawings carry what they
 * refer to with them, so that each stands alone; a browser takes the first, which must do for all.
 */
export function equalIds(pages: readonly Page[]): Outcome {
  const validator = "equal ids";
  const findings: Finding[] = [];
  for (const { address, text } of pages) {
    const elements = selectAll<Node, Extract<Node, { attribs: unknown }>>(
      "[id]",
      parseDocument(text),
    );
    for (const [id, same] of Map.groupBy(elements, ({ attribs }) => attribs.id ?? "")) {
      const written = new Set(same.map((element) => DomUtils.getOuterHTML(element)));
      if (written.size > 1)
        findings.push({ validator, page: address, rule: "another element of one id", text: id });
    }
  }
  return { validator, pages: pages.length, findings };
}

async function hasJava(): Promise<boolean> {
  try {
    await run("java", ["-version"]);
    return true;
  } catch {
    return false;
  }
}
