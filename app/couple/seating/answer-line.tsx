import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { sayAnswer, type LostChange } from "#app/couple/seating/said.ts";
import type { ChangeForm } from "#app/couple/seating/use-seating.ts";
import type { SeatingAnswer } from "#app/domain/seating/change.server.ts";

/**
 * What the last change has done, with a button that undoes a deletion. It takes the focus then,
 * because the button that deleted the table is gone with it.
 */
export function AnswerLine({
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
