import { parse } from "smol-toml";
import * as v from "valibot";
import { UserError } from "../cli/user-error.ts";

/** `production` is the top of wrangler.toml, `staging` its `[env.staging]`. */
export type Environment = "production" | "staging";

const route = v.union([
  v.string(),
  v.object({ pattern: v.string(), custom_domain: v.optional(v.boolean()) }),
]);

const environmentSchema = v.object({
  name: v.string(),
  account_id: v.optional(v.string()),
  routes: v.optional(v.array(route), []),
  triggers: v.optional(v.object({ crons: v.array(v.string()) })),
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: v.string() }),
  ),
  queues: v.object({
    producers: v.array(v.object({ binding: v.string(), queue: v.string() })),
    consumers: v.array(v.object({ queue: v.string(), dead_letter_queue: v.optional(v.string()) })),
  }),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
});

const fileSchema = v.object({
  ...environmentSchema.entries,
  env: v.object({ staging: environmentSchema }),
});

/** An environment as wrangler.toml has it. */
export type Configured = v.InferOutput<typeof environmentSchema>;

/**
 * Reads one environment; staging inherits the account and the crons.
 * @throws UserError when wrangler.toml is not what this command knows.
 */
export function readEnvironment(text: string, environment: Environment): Configured {
  const result = v.safeParse(fileSchema, parsed(text));
  if (result.success) {
    const { env, ...production } = result.output;
    const { account_id, triggers } = production;
    return environment === "staging" ? { account_id, triggers, ...env.staging } : production;
  }
  const [issue] = result.issues;
  throw new UserError(
    `wrangler.toml: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}. git diff wrangler.toml shows what was changed.`,
  );
}

function parsed(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch (error) {
    throw new UserError(
      `wrangler.toml cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** True if an id is one of the repository's placeholders. */
export function isPlaceholder(id: string): boolean {
  return /^[0-]*1?$/.test(id);
}

/** The domains of an environment's routes. */
export function domainsOf({ routes }: Pick<Configured, "routes">): string[] {
  return routes
    .map((entry) => (typeof entry === "string" ? entry : entry.pattern))
    .map((pattern) => pattern.split("/")[0] ?? "");
}

/** Writes the id of a KV namespace or a database. */
export function withId(
  text: string,
  environment: Environment,
  kind: "kv_namespaces" | "d1_databases",
  binding: string,
  id: string,
): string {
  const key = kind === "kv_namespaces" ? "id" : "database_id";
  const header = environment === "staging" ? `env.staging.${kind}` : kind;
  return edited(text, { header, binding, key, value: JSON.stringify(id) });
}

/** Writes one of `[vars]`. */
export function withVar(
  text: string,
  environment: Environment,
  name: string,
  value: string,
): string {
  const header = environment === "staging" ? "env.staging.vars" : "vars";
  return edited(text, { header, key: name, value: JSON.stringify(value) });
}

/** Writes the custom domains, the site's own first. */
export function withDomains(
  text: string,
  environment: Environment,
  domains: readonly string[],
): string {
  const header = environment === "staging" ? "env.staging" : "";
  const routes = domains.map(
    (domain) => `{ pattern = ${JSON.stringify(domain)}, custom_domain = true }`,
  );
  const value = `[${routes.join(", ")}]`;
  return edited(text, { header, key: "routes", value });
}

/** Writes the account, which both environments share. */
export function withAccount(text: string, id: string): string {
  return edited(text, { header: "", key: "account_id", value: JSON.stringify(id) });
}

/**
 * A value of wrangler.toml: `header` is its table's name, empty at the top; `binding` chooses among
 * tables of one name; `value` is TOML.
 */
type Edit = { header: string; binding?: string; key: string; value: string };

/**
 * Sets one value by replacing or adding one line, so that comments and order stay. The result is
 * parsed and compared with the original: nothing else may differ.
 * @throws UserError where the file is written in another way than this command edits.
 */
function edited(text: string, edit: Edit): string {
  const lines = text.split("\n");
  const table = tablesOf(lines).find(
    ({ header, from, to }) =>
      header === edit.header &&
      (edit.binding === undefined ||
        lines.slice(from, to).some((line) => isSetting(line, "binding", edit.binding))),
  );
  const result = table && withLine(lines, table, edit)?.join("\n");
  if (result !== undefined && changesOnly(text, result, edit.key)) return result;
  const place = edit.header === "" ? "its top" : `[${edit.header}]`;
  const which = edit.binding === undefined ? "" : ` with binding = "${edit.binding}"`;
  throw new UserError(
    `wrangler.toml is written in a way that this command does not edit. Write into ${place}${which}: ${edit.key} = ${edit.value}, then run it again.`,
  );
}

type Table = { header: string; from: number; to: number };

const tableHeader = /^\s*\[{1,2}\s*([\w.-]+)\s*\]{1,2}\s*(?:#[^\n]*)?$/;

/** The tables of a file, with the range of their lines. */
function tablesOf(lines: readonly string[]): Table[] {
  const starts = lines.flatMap((line, position) => {
    const [, header] = tableHeader.exec(line) ?? [];
    return header === undefined ? [] : [{ header, from: position + 1 }];
  });
  return [{ header: "", from: 0 }, ...starts].map(({ header, from }, index) => ({
    header,
    from,
    to: (starts[index]?.from ?? lines.length + 1) - 1,
  }));
}

function isSetting(line: string, key: string, value: string | undefined): boolean {
  const parts = settingLine(key).exec(line);
  return parts?.[2] === JSON.stringify(value);
}

/**
 * A setting on one line: what stands before its value, the value, and a comment, which may end in
 * the `\r` of a file from Windows.
 */
function settingLine(key: string): RegExp {
  const string = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`;
  const array = String.raw`\[(?:${string}|[^\]"'#])*\]`;
  return new RegExp(
    String.raw`^(\s*${key}\s*=\s*)(${string}|${array}|[^\s#"'[]+)(\s*(?:#[^\n]*)?)$`,
  );
}

function withLine(lines: readonly string[], table: Table, edit: Edit): string[] | null {
  const { key, value } = edit;
  const inside = lines.slice(table.from, table.to);
  const position = inside.findIndex((line) => new RegExp(String.raw`^\s*${key}\s*=`).test(line));
  if (position >= 0) {
    const [, prefix, , suffix = ""] = settingLine(key).exec(inside[position] ?? "") ?? [];
    if (prefix === undefined) return null;
    return lines.with(table.from + position, `${prefix}${value}${suffix}`);
  }
  // After the last setting, because comments and empty lines at the end belong to the next table.
  const last = inside.findLastIndex((line) => /^\s*[^\s#]/.test(line));
  return lines.toSpliced(table.from + last + 1, 0, `${key} = ${value}`);
}

/** True if two files differ in values of this key alone. */
function changesOnly(previousText: string, nextText: string, key: string): boolean {
  const [previousLeaves, other] = [leavesOf(parsed(previousText)), leavesOf(parsed(nextText))];
  const differing = [...new Set([...previousLeaves.keys(), ...other.keys()])].filter(
    (path) => previousLeaves.get(path) !== other.get(path),
  );
  return differing.every((path) => path.split("\n").includes(key));
}

function leavesOf(value: unknown, path = ""): Map<string, string> {
  if (typeof value !== "object" || value === null || value instanceof Date)
    return new Map([[path, JSON.stringify(value)]]);
  const within = Object.entries(value).flatMap(([name, child]) => [
    ...leavesOf(child, `${path}\n${name}`),
  ]);
  return new Map(within.length > 0 ? within : [[path, "{}"]]);
}
