/** What D1 binds to a place of a statement. */
export type SqlValue = string | number | null;

/** A piece of SQL with the values of its places, one between two texts, to be put together with others. */
export type Sql = { readonly texts: readonly string[]; readonly values: readonly SqlValue[] };

/**
 * A piece of SQL: each value between its texts becomes a place of the statement, and each piece is taken in
 * with its own values. Nothing that is not written here or in another piece becomes SQL.
 */
export function sql(texts: TemplateStringsArray, ...given: readonly (SqlValue | Sql)[]): Sql {
  return given.reduce<Sql>(
    (all, part, index) => append(append(all, pieceOf(part)), textPiece(texts[index + 1] ?? "")),
    textPiece(texts[0] ?? ""),
  );
}

/** Pieces with the same text between them, as in a list of columns. */
function joinSql(pieces: readonly Sql[], separator: string): Sql {
  const [first = textPiece(""), ...others] = pieces;
  return others.reduce((all, piece) => append(append(all, textPiece(separator)), piece), first);
}

/** Rows to stand behind FROM under a name of their own: `columns` in SQL by what they are called there. */
export function subquery(columns: Readonly<Record<string, Sql>>, from: Sql, name: string): Sql {
  const named = Object.entries(columns).map(
    ([column, given]) => sql`${given} AS ${textPiece(column)}`,
  );
  return sql`(SELECT ${joinSql(named, ", ")} FROM ${from}) AS ${textPiece(name)}`;
}

/** SQL without values: a column's or a table's name, or SQL that another file has as text. Never what somebody typed. */
export function textPiece(text: string): Sql {
  return { texts: [text], values: [] };
}

/** The statement of a piece of SQL, its values bound. D1 binds at most 100. */
export function prepareSql(db: D1Database, { texts, values }: Sql): D1PreparedStatement {
  const text = texts.reduce((all, next, index) => `${all}?${index}${next}`);
  return db.prepare(text).bind(...values);
}

function pieceOf(part: SqlValue | Sql): Sql {
  if (part !== null && typeof part === "object") return part;
  return { texts: ["", ""], values: [part] };
}

function append(before: Sql, after: Sql): Sql {
  const joint = (before.texts.at(-1) ?? "") + (after.texts[0] ?? "");
  return {
    texts: [...before.texts.slice(0, -1), joint, ...after.texts.slice(1)],
    values: [...before.values, ...after.values],
  };
}
