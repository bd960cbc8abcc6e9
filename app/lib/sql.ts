/** A value that D1 binds to a placeholder. */
export type SqlValue = string | number | null;

/**
 * Begins a statement whose second run has the effect and the answer of the first, such as an update
 * that names the row's version: the staff command sends it again when production's answer was lost.
 */
export const repeatable = "/* repeatable */";

/** A fragment of SQL: `values[n]` belongs between `texts[n]` and `texts[n + 1]`. */
export type Sql = { readonly texts: readonly string[]; readonly values: readonly SqlValue[] };

/**
 * Template tag for a fragment of SQL. Interpolated fragments are inserted with their values; every
 * other interpolated value becomes a placeholder, so input never becomes SQL.
 */
export function sql(texts: TemplateStringsArray, ...parts: readonly (SqlValue | Sql)[]): Sql {
  return parts.reduce<Sql>(
    (all, part, index) => append(append(all, pieceOf(part)), textPiece(texts[index + 1] ?? "")),
    textPiece(texts[0] ?? ""),
  );
}

/** Joins fragments, as in a list of columns. */
function joinSql(pieces: readonly Sql[], separator: string): Sql {
  const [first = textPiece(""), ...others] = pieces;
  return others.reduce((all, piece) => append(append(all, textPiece(separator)), piece), first);
}

/** A subquery for FROM: `(SELECT {column} AS {its key}, … FROM {from}) AS {name}`. */
export function subquery(columns: Readonly<Record<string, Sql>>, from: Sql, name: string): Sql {
  const aliases = Object.entries(columns).map(
    ([column, expression]) => sql`${expression} AS ${textPiece(column)}`,
  );
  return sql`(SELECT ${joinSql(aliases, ", ")} FROM ${from}) AS ${textPiece(name)}`;
}

/** SQL without values, such as the name of a column. Never pass input: it is inserted as it is. */
export function textPiece(text: string): Sql {
  return { texts: [text], values: [] };
}

/** Prepares a fragment with numbered placeholders and binds its values; D1 binds at most 100. */
export function prepareSql(db: D1Database, { texts, values }: Sql): D1PreparedStatement {
  const text = texts.reduce((all, next, index) => `${all}?${index}${next}`);
  return db.prepare(text).bind(...values);
}

function pieceOf(part: SqlValue | Sql): Sql {
  if (part !== null && typeof part === "object") return part;
  return { texts: ["", ""], values: [part] };
}

function append(head: Sql, tail: Sql): Sql {
  const joint = (head.texts.at(-1) ?? "") + (tail.texts[0] ?? "");
  return {
    texts: [...head.texts.slice(0, -1), joint, ...tail.texts.slice(1)],
    values: [...head.values, ...tail.values],
  };
}
