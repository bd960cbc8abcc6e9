/** A statement as it travels to the Worker. */
export type Sent = { sql: string; values: unknown[] };

/** Answer of the Worker: a result for each statement, or the error of the batch. */
export type Given = { results?: D1Result<Record<string, unknown>>[]; error?: string };

/**
 * D1 as seen from Node, by way of the Worker: one request a batch. Miniflare's own handle asks workerd
 * at each `prepare` and each `bind`, and Node stands still meanwhile.
 * @param send hands statements to the Worker, which runs them as one batch.
 */
export function databaseBy(send: (statements: Sent[]) => Promise<Given>): D1Database {
  const batch = async (statements: readonly Statement[]) => {
    const { results, error } = await send(statements.map(({ sql, values }) => ({ sql, values })));
    if (!results) throw new Error(error);
    return results;
  };
  class Statement {
    readonly sql: string;
    readonly values: unknown[];
    constructor(sql: string, values: unknown[] = []) {
      this.sql = sql;
      this.values = values;
    }
    bind(...values: unknown[]) {
      return new Statement(this.sql, values);
    }
    async all() {
      const [result] = await batch([this]);
      return result;
    }
    run() {
      return this.all();
    }
    async first(column?: string) {
      const row = (await this.all())?.results[0];
      return row === undefined ? null : column === undefined ? row : row[column];
    }
  }
  const database = { prepare: (sql: string) => new Statement(sql), batch };
  return database as unknown as D1Database;
}
