import { useCallback, useMemo, useRef, useState, useEffect } from "react";
import { Link, Form } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useHydrated } from "#app/components/use-hydrated.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import {
  AddTables,
  DeletedTables,
  GuestsFind,
} from "#app/couple/seating/components/table-forms.tsx";
import type { PartyFilter } from "#app/couple/seating/filter.ts";
import { SeatBar } from "#app/couple/seating/components/seat-bar.tsx";
import { TableCard } from "#app/couple/seating/components/table-card.tsx";
import { UnseatedList } from "#app/couple/seating/components/unseated-list.tsx";
import { useSeating, type ChangeForm } from "#app/couple/seating/components/use-seating.ts";
import { totalsOf, type SeatingView } from "#app/couple/seating/view.ts";
import { headsOfAll } from "#app/domain/seating/parties.ts";
import type { SeatingAnswer } from "#app/domain/seating/submit.server.ts";
import { sayAnswer, type LostChange } from "#app/couple/seating/texts.ts";
import "./seating.css";
import "./tables.css";
import "./seating-print.css";

/**
 * The tables and who sits where. Complete without script: boxes choose parties, a select the table.
 * With script parties are also dragged, and moves are shown at once.
 * @param answer to a form that was sent without script.
 */
export function SeatingPage({
  view,
  doubtful,
  filter,
  answer: posted,
}: {
  view: SeatingView;
  /** Number of answers that are doubtful, and so have no seat to choose. */
  doubtful: number;
  filter: PartyFilter;
  answer?: SeatingAnswer;
}) {
  const { t } = useTranslation();
  const { frame, tables, guestsFind, deleted, key } = view;
  const { parties, answer, move, form } = useSeating(view.parties, posted);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const page = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const canEdit = !frame.isReadOnly;
  const partiesAt = (table: string | null) => parties.filter((party) => party.table === table);
  /** Parties that are being dragged and sit elsewhere than at a table. */
  const draggedTo = (table: string | null) =>
    parties.filter((party) => dragged.includes(party.id) && party.table !== table);

  const readBoxes = useCallback(() => setChosen(tickedIn(page.current)), []);
  const drag = useMemo(
    () => ({
      begin: (id: string) => {
        const ticked = tickedIn(page.current);
        setDragged(ticked.includes(id) ? ticked : [id]);
      },
      end: () => setDragged([]),
    }),
    [],
  );
  const dropAt = (table: string | null) => {
    const moved = draggedTo(table).map(({ id }) => id);
    if (moved.length === 0) return null;
    return () => {
      move(moved, table);
      setDragged([]);
      clear();
    };
  };

  function clear() {
    for (const box of page.current?.querySelectorAll<HTMLInputElement>('input[name="party"]') ?? [])
      box.checked = false;
    setChosen([]);
  }

  /** After a move the keyboard goes on with the next party that has no table. */
  function focusNext(moved: readonly string[]) {
    const boxes = Array.from(
      page.current?.querySelectorAll<HTMLInputElement>('.unseated input[name="party"]') ?? [],
    );
    const last = boxes.findLastIndex(({ value }) => moved.includes(value));
    const isLeft = (box: HTMLInputElement) => !moved.includes(box.value);
    const next = boxes.slice(last + 1).find(isLeft) ?? boxes.findLast(isLeft);
    (next ?? page.current?.querySelector<HTMLInputElement>('.unseated input[name="q"]'))?.focus();
  }

  const choosing = canEdit && tables.length > 0;
  const shared = {
    canChoose: choosing,
    onChoose: readBoxes,
    drag: choosing && isLive ? drag : null,
  };
  return (
    <DashboardFrame frame={frame} current="tables" title={t("dashboard-seating:title")}>
      <div className="seating" ref={page}>
        <Totals {...totalsOf(parties)} />
        {doubtful > 0 && (
          <p className="note">
            <Link to="/replies?answer=check#list">
              {t("dashboard:overview.doubtful", { count: doubtful })}
            </Link>
          </p>
        )}
        <div className="seating-columns">
          {parties.length > 0 && (
            <UnseatedList
              parties={partiesAt(null).filter(({ answer: response }) => response !== "declined")}
              initialFilter={filter}
              everyone={parties}
              tables={tables.length}
              drop={dropAt(null)}
              {...shared}
            />
          )}
          <section id="tables" className="tables" aria-labelledby="tables-heading">
            <div className="seating-head">
              <h2 id="tables-heading">
                {t("dashboard-seating:tables")} <b>{tables.length}</b>
              </h2>
              {tables.length > 0 && isLive && (
                <button type="button" className="button plain" onClick={() => window.print()}>
                  {t("dashboard-seating:print")}
                </button>
              )}
            </div>
            {tables.length === 0 && <p className="lead">{t("dashboard-seating:empty")}</p>}
            <div className="table-cards">
              {tables.map((table, index) => (
                <TableCard
                  key={table.id}
                  table={table}
                  place={index + 1}
                  tables={tables.length}
                  parties={partiesAt(table.id)}
                  form={canEdit ? form : null}
                  coming={headsOfAll(draggedTo(table.id))}
                  drop={dropAt(table.id)}
                  {...shared}
                />
              ))}
            </div>
            {canEdit && (
              <>
                <AddTables
                  formKey={key}
                  tables={tables}
                  form={form}
                  added={answer?.kind === "added" ? answer : null}
                />
                <DeletedTables deleted={deleted} form={form} />
                {tables.length > 0 && <GuestsFind isOn={guestsFind} form={form} />}
              </>
            )}
          </section>
        </div>
        {canEdit && (
          <div className="seating-foot">
            <AnswerLine answer={answer} form={form} />
            {choosing && (
              <SeatBar
                tables={tables}
                parties={parties}
                chosen={chosen}
                form={form}
                onSeat={() => {
                  focusNext(chosen);
                  clear();
                }}
              />
            )}
          </div>
        )}
      </div>
    </DashboardFrame>
  );
}

function Totals({ coming, seated, silent }: ReturnType<typeof totalsOf>) {
  const { t } = useTranslation();
  const counts = { seated, unseated: coming - seated, silent };
  return (
    <dl className="seating-totals">
      {(["seated", "unseated", "silent"] as const).map((name) => (
        <div key={name}>
          <dt>{t(`dashboard-seating:totals.${name}`)}</dt>
          <dd>
            {counts[name]}
            {name === "seated" && <small>{` / ${coming}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The parties whose boxes are ticked. Boxes are uncontrolled, so that early ticks stay. */
function tickedIn(element: HTMLElement | null): string[] {
  const boxes = element?.querySelectorAll<HTMLInputElement>('input[name="party"]:checked');
  return Array.from(boxes ?? [], ({ value }) => value);
}

/**
 * What the last change has done, with a button that undoes a deletion. It takes the focus then,
 * because the button that deleted the table is gone with it.
 */
function AnswerLine({
  answer,
  form,
}: {
  answer: SeatingAnswer | LostChange | undefined;
  form: ChangeForm;
}) {
  const { t } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  const deleted = answer?.kind === "deleted" ? answer.id : null;
  useEffect(() => {
    if (deleted !== null) undo.current?.focus({ preventScroll: true });
  }, [deleted]);
  const needsAttention =
    answer?.kind === "problem" ||
    answer?.kind === "lost" ||
    (answer?.kind === "seated" && answer.free < 0);
  return (
    <div className="seating-answer">
      <p className="said" role="status" data-attention={needsAttention || undefined}>
        {answer && sayAnswer(answer, t)}
      </p>
      {deleted !== null && (
        <Form {...form}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="table" value={deleted} />
          <button type="submit" ref={undo} className="button plain">
            {t("dashboard-seating:undo")}
          </button>
        </Form>
      )}
    </div>
  );
}
