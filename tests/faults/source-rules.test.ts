import { expect, test } from "vitest";
import {
  owners,
  problemsOfSource,
  unlistedWriters,
  unownedTables,
} from "../../scripts/source-rules.ts";

const route = "app/routes/dashboard/page.tsx";
const order = "app/shop/order";

/** A file, its text, and the expected finding. */
const refused: [string, string, RegExp][] = [
  [route, 'env.DB.prepare("SELECT 1")', /^holds SQL/],
  ["cli/commands/list.ts", "const query = `SELECT id FROM replies`;", /^holds SQL/],
  ["workers/app.ts", 'const query = "DELETE FROM outbox";', /^holds SQL/],
  [`${order}/approval.server.ts`, "sql`id = ${id}`", /^holds SQL/],
  [`${order}/helper-data.ts`, 'db.prepare("SELECT 1")', /^holds SQL/],
  [`${order}/data.server.ts`, 'db.prepare("UPDATE orders SET state = 1")', /^writes in a file/],
  [`${order}/mutations.server.ts`, "`INSERT INTO outbox (id) VALUES (1)`", /another feature/],
  [
    `${order}/preview/data.server.ts`,
    '"SELECT id FROM orders JOIN couple_links USING (id)"',
    /another/,
  ],
  [`${order}/data.server.ts`, "const from = sql`replies WHERE id = ${id}`;", /another feature/],
  ["app/domain/reply/data.server.ts", "`EXISTS (SELECT 1 FROM outbox)`", /another feature/],
  ["app/domain/reply/data.server.ts", "await statement.first<Row>()", /^asserts a row/],
  ["cli/commands/list.ts", "await db.batch<{ id: string }>(statements)", /^asserts a row/],
  [
    "app/domain/gate/session.server.ts",
    "const secret = env.GATE_SECRET;",
    /^reads the environment/,
  ],
  ["app/lib/clock.ts", 'import { env } from "cloudflare:workers";', /^reads the environment/],
  ["app/i18n/packs.server.ts", "const base = process.env.BASE;", /^reads the environment/],
  ["app/shop/site/view.ts", "function view(bindings: Env) {}", /^reads the environment/],
  [
    "app/couple/lists/door/view.ts",
    "const scripts: Record<Language, RegExp> = { am: /^Ա/u };",
    /^names languages/,
  ],
  [
    "app/guest/meta.ts",
    'const locales = { am: "hy_AM", en: "en_GB" } as const;',
    /^names languages/,
  ],
  ["app/couple/archive/book.ts", 'const all = ["en", "ru", "am"];', /^names languages/],
  ["app/shop/site/demos/links.ts", 'function at(language: "am" | "en") {}', /^names languages/],
  [
    "workers/last-resort.ts",
    "const [, code] = /language=(am|en)/.exec(cookie);",
    /^names languages/,
  ],
];

test.each(refused)("%s: %s is refused", (file, text, says) => {
  const problems = problemsOfSource(file, `const first = 1;\n${text}\n`);
  expect(problems.map((problem) => problem.says)).toContainEqual(expect.stringMatching(says));
  for (const problem of problems) expect(problem).toMatchObject({ file, line: 2 });
});

const allowed: [string, string][] = [
  [
    `${order}/data.server.ts`,
    'db.prepare("SELECT id FROM orders JOIN previews USING (invitation)")',
  ],
  [`${order}/preview/mutations.server.ts`, "db.prepare(`UPDATE orders SET state = 'ready'`)"],
  [
    "app/platform/outbox/chat/data.server.ts",
    "sql`telegram_chats AS chat WHERE chat.lost_at IS NULL`",
  ],
  ["app/i18n/missing-mutations.server.ts", 'db.prepare("DELETE FROM missing_translations")'],
  [route, "const { DB } = env;\nawait findOrder(env.DB, 1);"],
  [
    route,
    "// A SELECT id FROM orders stands in its feature.\nconst [a] = await Promise.all<string>([]);",
  ],
  [`${order}/mail.server.ts`, "/* UPDATE orders SET x\n */ const href = 'https://example.com//x';"],
  ["app/shop/catalogue/data.server.ts", "const fresh = import.meta.env.DEV ? 0 : 1;"],
  ["app/shop/order/definition.test.ts", 'env.DB.prepare("SELECT 1 FROM outbox")'],
  ["app/shop/site/view.ts", "const replies = orders.map(({ outbox }) => outbox);"],
  [
    "app/i18n/languages/index.generated.ts",
    'const names: Each<string> = {\n  am: "Հ",\n  en: "E",\n};',
  ],
  [
    "app/couple/prints/view.ts",
    "const texts: Record<Language, string> = recordOf(languages, say);",
  ],
  ["app/domain/authoring/words.ts", "const names = v.object({ am: v.string(), en: v.string() });"],
  ["app/domain/invitation/path.ts", 'if (language === "am") return "/";'],
];

test.each(allowed)("%s: %s is allowed", (file, text) => {
  expect(problemsOfSource(file, text)).toEqual([]);
});

test("a table without an owner, and an owner without a table, are named", () => {
  const migrations = Object.keys(owners).map((table) => `CREATE TABLE ${table} (id TEXT);`);
  expect(unownedTables(migrations.join("\n"))).toEqual([]);
  expect(unownedTables([...migrations, "CREATE TABLE guests (id TEXT);"].join("\n"))).toEqual([
    "guests",
  ]);
  expect(unownedTables(migrations.slice(1).join("\n"))).toEqual(Object.keys(owners).slice(0, 1));
});

test("a file that writes KV or R2 is on the list of places, and no other is", () => {
  const files = new Map([
    ["cli/media-upload.ts", "await bucket.put(key, bytes);"],
    ["app/new.server.ts", "return kv.put(`secret:${name}`, text);"],
    ["app/session.server.ts", "createWorkersKVSessionStorage<Data>({ kv, cookie })"],
    ["app/read.server.ts", "// kv.put(key) is elsewhere\nawait kv.get(key);"],
    ["app/new.test.ts", "await env.CONTENT.put(key, text);"],
  ]);
  expect(
    unlistedWriters(files, ["cli/media-upload.ts", "app/session.server.ts", "cli/gone.ts"]),
  ).toEqual(["app/new.server.ts", "cli/gone.ts"]);
});
