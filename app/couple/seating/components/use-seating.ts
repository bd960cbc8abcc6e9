import { useCallback, useState } from "react";
import { useFetcher, useFetchers, useSubmit } from "react-router";
import type { LostChange } from "#app/couple/seating/texts.ts";
import type { PartyView } from "#app/couple/seating/view.ts";
import type { SeatingAnswer } from "#app/domain/seating/submit.server.ts";
import { noTable } from "#app/domain/seating/limits.ts";

const keyPrefix = "seating-";

/** Each change has a fetcher of its own, because a fetcher that is used again aborts its request. */
const keyOf = (turn: number) => `${keyPrefix}${turn}`;

/**
 * Sends changes without leaving the page, and shows moves before they are answered.
 * @param stored the parties as the loader read them.
 * @param posted the answer to a form that was sent without script.
 */
export function useSeating(stored: readonly PartyView[], posted: SeatingAnswer | undefined) {
  const [turn, setTurn] = useState(0);
  const { data } = useFetcher<SeatingAnswer | LostChange>({ key: keyOf(turn) });
  const [answer, setAnswer] = useState<SeatingAnswer | LostChange | undefined>(posted);
  // The last answer stays until the next has come, or the page would move up and down.
  if (data && data !== answer) setAnswer(data);
  const submit = useSubmit();
  const nextKey = keyOf(turn + 1);
  const beginTurn = useCallback(() => setTurn((last) => last + 1), []);
  const parties = useMoved(stored);

  function move(ids: readonly string[], table: string | null) {
    const fields = new FormData();
    fields.set("intent", "seat");
    fields.set("table", table ?? noTable);
    for (const id of ids) fields.append("party", id);
    beginTurn();
    void submit(fields, { method: "post", navigate: false, fetcherKey: nextKey });
  }

  return {
    parties,
    answer,
    move,
    /** Of a `<Form>` that sends a change. */
    form: { method: "post", navigate: false, fetcherKey: nextKey, onSubmit: beginTurn } as const,
  };
}

/** Properties of a `<Form>` that sends a change. */
export type ChangeForm = ReturnType<typeof useSeating>["form"];

/** The parties after the moves that are on their way. */
function useMoved(stored: readonly PartyView[]): PartyView[] {
  const tables = new Map<string, string | null>();
  for (const { key, formData } of useFetchers()) {
    const table = formData?.get("table");
    if (!key.startsWith(keyPrefix) || formData?.get("intent") !== "seat" || !table) continue;
    for (const id of formData.getAll("party"))
      tables.set(String(id), table === noTable ? null : String(table));
  }
  return stored.map((party) => {
    const table = tables.get(party.id);
    return table === undefined ? party : { ...party, table };
  });
}
