import { languages } from "#app/i18n/languages/index.generated.ts";

/** A line of a source file that breaks a rule, with the rule's reason. */
export type Problem = { file: string; line: number; says: string };

/** The folder that alone may read and write each table of D1 (docs/decisions/020). */
export const owners: Readonly<Record<string, string>> = {
  outbox: "app/platform/outbox",
  telegram_chats: "app/platform/outbox",
  guest_chats: "app/platform/outbox",
  webhooks: "app/platform/outbox",
  notification_settings: "app/platform/outbox",
  notification_addresses: "app/platform/outbox",
  couple_links: "app/domain/couple-link",
  api_keys: "app/domain/api-key",
  host_changes: "app/domain/change-log",
  publications: "app/domain/authoring",
  publish_lease: "app/domain/authoring",
  households: "app/domain/guests",
  message_words: "app/domain/guests",
  replies: "app/domain/reply",
  reply_revisions: "app/domain/reply",
  guest_addresses: "app/domain/reply",
  wishes: "app/domain/reply",
  seating_tables: "app/domain/seating",
  seatings: "app/domain/seating",
  seating_settings: "app/domain/seating",
  menus: "app/domain/seating",
  telegram_codes: "app/domain/telegram",
  gate_guesses: "app/domain/gate",
  gate_wrong_passwords: "app/domain/gate",
  orders: "app/shop/order",
  order_events: "app/shop/order",
  order_files: "app/shop/order",
  payments: "app/shop/order",
  previews: "app/shop/order",
  deliverables: "app/shop/order",
  staff_links: "app/studio/staff",
  missing_translations: "app/i18n",
};

/**
 * Names of files that may contain SQL. The table that scripts/migrate.ts reads and writes is
 * wrangler's, and no feature's.
 */
const sqlFile =
  /^app\/(?:(?:platform|domain|couple|shop|studio)(?:\/[\w-]+)*|i18n)\/(?:(?:personal|missing)-)?(?:data|mutations)\.server\.ts$|^app\/platform\/outbox\/enqueue\.server\.ts$|^tests\/bench\/[\w-]+-data\.server\.ts$|^scripts\/migrate\.ts$/;

/** Composes SQL fragments and contains none of its own. */
const composer = "app/lib/sql.ts";

const statement =
  /\bINSERT (?:OR \w+ )?INTO\b|\bDELETE FROM\b|\bUPDATE \w+ SET\b|\bSELECT\s[^;]{0,400}?\sFROM\b/g;
const write = /\bINSERT (?:OR \w+ )?INTO\b|\bDELETE FROM\b|\bUPDATE \w+ SET\b/g;
const prepared = /\.prepare\(|\bsql`/g;
/** A table in a statement, or at the start of a fragment for FROM. */
const named =
  /(?:\b(?:FROM|JOIN|INTO|UPDATE)\s+|\bsql`\s*|"\s*)(\w+)(?=\s+(?:AS|SET|WHERE|JOIN|VALUES|GROUP|ORDER|UNION|LIMIT)\b|[\s)`"(])/g;
const cast = /(?<!\bPromise)\.(?:first|all|run|raw|batch)</g;

const belowEntries = /^app\/(?!middleware\/|routes\/)[\w-]+\//;
const environment =
  /import\s*(?:type\s*)?\{[^}]*\benv\b[^}]*\}\s*from\s*"cloudflare:workers"|\bprocess\.env\b|(?<![\w.])env\.\w|(?<![\w.])(?:Cloudflare\.)?Env\b/g;

const oneOf = `(?:${languages.join("|")})`;
/**
 * Two languages by name: in a table, a list, a type or a pattern. The schema of a text that content
 * has in the site's languages is none.
 */
const namedLanguages = new RegExp(
  [
    String.raw`(?<!bject\()\{\s*${oneOf}:[^{}]*?,\s*${oneOf}:`,
    String.raw`\[\s*"${oneOf}",\s*"${oneOf}"`,
    String.raw`"${oneOf}"\s*\|\s*"${oneOf}"`,
    String.raw`\((?:\?:)?${oneOf}\|${oneOf}\b`,
    String.raw`Record<(?:\w*Language|Locale),[^=;]*>\s*=\s*\{\s*\w+:`,
  ].join("|"),
  "g",
);
/** The facts themselves, which languages a bank's page has, and what is written from lists. */
const ownLanguages =
  /^app\/(?:i18n\/languages\/|shop\/order\/payments\/providers\/[\w-]+\.ts$)|\.generated\.ts$|^(?:scripts\/media|tests)\//;

const rules: { says: string; finds: (file: string, code: string) => number[] }[] = [
  {
    says: "holds SQL: it stands in data.server.ts and mutations.server.ts of the feature that owns the table, so that one place knows a table's form.",
    finds: (file, code) =>
      sqlFile.test(file) || file === composer
        ? []
        : [...placesOf(prepared, code), ...placesOf(statement, code)],
  },
  {
    says: "writes in a file of reads: statements that change rows stand in mutations.server.ts.",
    finds: (file, code) => (file.endsWith("data.server.ts") ? placesOf(write, code) : []),
  },
  {
    says: "names the table of another feature: its owner (scripts/source-rules.ts) has a function or a statement for it.",
    finds: (file, code) =>
      [...code.matchAll(named)]
        .filter(([, table = ""]) => {
          const owner = Object.hasOwn(owners, table) ? owners[table] : undefined;
          return sqlFile.test(file) && owner !== undefined && !file.startsWith(`${owner}/`);
        })
        .map(({ index }) => index),
  },
  {
    says: "asserts a row's type: D1 knows none, and app/lib/rows.ts checks what it answers.",
    finds: (_file, code) => placesOf(cast, code),
  },
  {
    says: "reads the environment: routes, middleware, workers and entry files do, and hand bindings and settings down.",
    finds: (file, code) => (belowEntries.test(file) ? placesOf(environment, code) : []),
  },
  {
    says: "names languages one by one: what is true of a language stands in its file of app/i18n/languages, and lists are made from these.",
    finds: (file, source) => (ownLanguages.test(file) ? [] : placesOf(namedLanguages, source)),
  },
];

/**
 * Violations of the rules on this page in a source file. Tests are exempt, because they prepare and
 * inspect rows.
 * @param file its path from the repository's root.
 */
export function problemsOfSource(file: string, text: string): Problem[] {
  if (/\.test\.tsx?$/.test(file)) return [];
  const code = withoutComments(text);
  return rules.flatMap(({ says, finds }) =>
    finds(file, code).map((place) => ({ file, line: lineAt(code, place), says })),
  );
}

/** Tables of the migrations without an owner, and owners of tables that no migration creates. */
export function unownedTables(migrations: string): string[] {
  const tables = [...migrations.matchAll(/\bCREATE TABLE (\w+)/g)].map(([, table = ""]) => table);
  const ownedTables = Object.keys(owners);
  return [
    ...tables.filter((table) => !ownedTables.includes(table)),
    ...ownedTables.filter((table) => !tables.includes(table)),
  ];
}

/** Calls that write an entry of KV or R2. */
const storeWrite = /\.put\(|\bcreateWorkersKVSessionStorage[<(]/;

/**
 * Files that write KV or R2 and are not on the list of places (app/platform/privacy/prefixes.ts), and
 * files of the list that write nothing: a new prefix must not be forgotten there.
 * @param files the sources' texts by their paths.
 * @param listed the files that the list of places names.
 */
export function unlistedWriters(
  files: ReadonlyMap<string, string>,
  listed: readonly string[],
): string[] {
  const writing = [...files]
    // What a script writes in the browser is on another list, `browserEntries`.
    .filter(([file]) => !/\.test\.tsx?$|\/script\//.test(file))
    .filter(([, text]) => storeWrite.test(withoutComments(text)))
    .map(([file]) => file);
  return [
    ...writing.filter((file) => !listed.includes(file)),
    ...listed.filter((file) => !writing.includes(file)),
  ];
}

function placesOf(pattern: RegExp, code: string): number[] {
  return [...code.matchAll(pattern)].map(({ index }) => index);
}

/** The same lines without comments, which may mention a SELECT. `//` inside an address stays. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
