import { Link } from "#app/couple/components/dashboard-place.tsx";
import type { FirstAnswer } from "#app/couple/answers/types.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The answer that another one likely repeats, and how many come by it. */
export function RepeatedAnswer({ first: { id, name, heads } }: { first: FirstAnswer }) {
  const { t } = useTranslation();
  return (
    <>
      <Link to={`/replies/answers/${id}`}>
        <bdi>{name}</bdi>
      </Link>{" "}
      <span>
        {heads > 0
          ? t("dashboard:entry.guests", { count: heads })
          : t("dashboard:entry.not-coming")}
      </span>
    </>
  );
}

/** Hosts' choices for an answer that likely repeats another; buttons of a form of reviews. */
export function RepeatedDecisions({ first, isBusy }: { first: FirstAnswer; isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {first.household !== null && <input type="hidden" name="household" value={first.household} />}
      <button type="submit" name="review" value="aside" disabled={isBusy}>
        {t(first.isEarlier ? "dashboard:review.aside" : "dashboard:review.aside-own")}
      </button>
      <button type="submit" name="review" value="count" disabled={isBusy}>
        {t("dashboard:review.count")}
      </button>
      {first.household !== null && (
        <button type="submit" name="review" value="replace" disabled={isBusy}>
          {t("dashboard:review.replace")}
        </button>
      )}
    </>
  );
}
