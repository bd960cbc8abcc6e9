import { env } from "cloudflare:workers";

/** The real D1, recording each prepared statement. */
export function recording(statements: string[]): D1Database {
  return new Proxy(env.DB, {
    get(db, name: keyof D1Database) {
      if (name !== "prepare") return db[name].bind(db);
      return (sql: string) => {
        statements.push(sql);
        return db.prepare(sql);
      };
    },
  });
}

/** SQLite's query plan of a statement, step by step. */
export async function planOf(sql: string): Promise<string[]> {
  const count = Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, place]) => Number(place)));
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array(count).fill("x"))
    .all<{ detail: string }>();
  return plan.results.map((step) => step.detail);
}
