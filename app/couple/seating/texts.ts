import type { TFunction } from "i18next";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { tableTitle } from "#app/domain/seating/format.ts";
import { isLostNetwork } from "#app/lib/lost-network.ts";
import type { SeatingAnswer } from "#app/domain/seating/submit.server.ts";

/** A request that did not arrive. */
export type LostChange = { kind: "lost" };

/** Says a lost network beside the tables, because an exception would replace them. */
export async function orLost<Answer>(send: () => Promise<Answer>): Promise<Answer | LostChange> {
  try {
    return await send();
  } catch (error) {
    if (!isLostNetwork(error)) throw error;
    return { kind: "lost" };
  }
}

/** Without a network the page could not be read again either. */
export function revalidateUnlessLost({
  actionResult: result,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isLost =
    typeof result === "object" && result !== null && "kind" in result && result.kind === "lost";
  return defaultShouldRevalidate && !isLost;
}

/** Names in a message; further ones are counted. */
const named = 3;

/** The result of a change, in a sentence or two. */
export function sayAnswer(answer: SeatingAnswer | LostChange, t: TFunction): string {
  switch (answer.kind) {
    case "seated": {
      const table = tableTitle(answer.table, t);
      const who = sayWho(answer, t);
      return [
        t("dashboard-seating:said.seated", { who, table }),
        answer.free < 0
          ? t("dashboard-seating:said.over", { count: -answer.free })
          : t("dashboard-seating:said.free", { count: answer.free }),
      ].join(" ");
    }
    case "unseated":
      return t("dashboard-seating:said.unseated", { who: sayWho(answer, t) });
    case "added":
      return t("dashboard-seating:said.added", { count: answer.count });
    case "changed":
      return t("dashboard-seating:said.changed", { table: tableTitle(answer.table, t) });
    case "deleted":
      return [
        t("dashboard-seating:said.deleted", { table: tableTitle(answer.table, t) }),
        answer.people > 0
          ? t("dashboard-seating:said.without-table", { count: answer.people })
          : "",
      ]
        .join(" ")
        .trim();
    case "restored":
      return t("dashboard-seating:said.restored", { table: tableTitle(answer.table, t) });
    case "finding":
      return t(answer.isOn ? "dashboard-seating:said.find-on" : "dashboard-seating:said.find-off");
    case "problem":
      return t(`dashboard-seating:problem.${answer.problem}`);
    case "lost":
      return t("dashboard-seating:problem.lost");
  }
}

function sayWho({ names, people }: { names: readonly string[]; people: number }, t: TFunction) {
  const more = names.length - named;
  const listed = names.slice(0, named).join("; ");
  const all = more > 0 ? `${listed} ${t("dashboard-seating:said.more", { count: more })}` : listed;
  return `${all} (${t("dashboard-seating:people", { count: people })})`;
}

/** Free seats of a table in a word or two: "4 free", "full", "2 too many". */
export function sayFree(free: number, t: TFunction): string {
  if (free === 0) return t("dashboard-seating:full");
  return free > 0
    ? t("dashboard-seating:free", { count: free })
    : t("dashboard-seating:over", { count: -free });
}
