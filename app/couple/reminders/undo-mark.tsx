import { Form } from "#app/couple/components/dashboard-place.tsx";
import type { QueueMark } from "#app/couple/reminders/mark.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** What was just marked as sent, with a button that takes it back. */
export function UndoMark({ mark, here }: { mark: QueueMark | undefined; here: string }) {
  const { t } = useTranslation();
  return (
    <div className="undo" role="status">
      {mark && ("at" in mark ? mark.count > 0 : mark.isSent) && (
        <Form method="post" action={here} preventScrollReset>
          {"at" in mark ? (
            <>
              <p>{t("dashboard-sending:all.done", { count: mark.count })}</p>
              <input type="hidden" name="at" value={mark.at} />
            </>
          ) : (
            <>
              <p>
                <bdi>{mark.name}</bdi> {t("dashboard:reminders.marked")}
              </p>
              <input type="hidden" name="id" value={mark.id} />
              <input type="hidden" name="about" value={mark.about} />
            </>
          )}
          <button type="submit" name="mark" value={"at" in mark ? "none" : "unsent"}>
            {t("dashboard:review.undo")}
          </button>
        </Form>
      )}
    </div>
  );
}
