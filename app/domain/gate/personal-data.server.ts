import { sql, type Sql } from "#app/lib/sql.ts";

/** The rows about wrong passwords of an invitation, each as FROM takes them. */
export function attemptsOf(
  invitation: string,
): Record<"gate_guesses" | "gate_wrong_passwords", Sql> {
  return {
    gate_guesses: sql`gate_guesses WHERE invitation = ${invitation}`,
    gate_wrong_passwords: sql`gate_wrong_passwords WHERE invitation = ${invitation}`,
  };
}
