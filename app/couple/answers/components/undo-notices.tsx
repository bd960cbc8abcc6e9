import { useTranslation } from "#app/i18n/use-translation.ts";
import { useDashboardAddress } from "#app/couple/components/dashboard-place.tsx";
import { opposites } from "#app/couple/answers/review/kinds.ts";
import type { Reviews } from "#app/couple/answers/components/use-reviews.ts";
import "./undo-notices.css";

/** Decisions just made, each with a button that undoes it, for as long as the page is open. */
export function UndoNotices({ reviews: { done, Form } }: { reviews: Reviews }) {
  const { t } = useTranslation();
  const deskAddress = useDashboardAddress();
  return (
    <div className="undo" role="status">
      {done.map(({ review, id, name, household, revision, outcome }) => {
        const undo = outcome === "done" ? opposites[review] : null;
        return (
          <Form key={`${review} ${id}`} method="post" action={deskAddress("/replies")}>
            <p>
              <bdi>{name}</bdi>{" "}
              {t(outcome === "done" ? `dashboard:review.done.${review}` : "dashboard:review.gone")}
            </p>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="household" value={household ?? ""} />
            {revision !== null && <input type="hidden" name="revision" value={revision} />}
            {undo !== null && (
              <button type="submit" name="review" value={undo}>
                {t("dashboard:review.undo")}
              </button>
            )}
          </Form>
        );
      })}
    </div>
  );
}
