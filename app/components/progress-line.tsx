import { useTranslation } from "#app/i18n/use-translation.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";

const width = 320;
const height = 56;

/** Answers by day, `2027-06-12`, the oldest first. */
type AnsweredDays = readonly { date: string; answers: number }[];

/** The answers so far over time, from the first day with one to the last. */
export function ProgressLine({ days }: { days: AnsweredDays }) {
  const { t } = useTranslation();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || first === last) return null;
  const { points, all } = pointsOf(days, Date.parse(first.date), Date.parse(last.date));
  const line = `M0 ${height}L${points.join("L")}`;
  const dayOf = (date: string) => formatDate(t, wallTimeOf(date), "day");
  return (
    <figure className="progress">
      <svg viewBox={`0 -3 ${width} ${height + 6}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="area" d={`${line}L${width} ${height}Z`} />
        <path className="line" d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>
        <span>{dayOf(first.date)}</span>
        <span>{t("dashboard:overview.so-far", { count: all })}</span>
        <span>{dayOf(last.date)}</span>
      </figcaption>
    </figure>
  );
}

/** The sum of answers up to each day, in units of the drawing. */
function pointsOf(days: AnsweredDays, from: number, to: number) {
  const all = days.reduce((sum, { answers }) => sum + answers, 0);
  let total = 0;
  const points = days.map(({ date, answers }) => {
    total += answers;
    const x = ((Date.parse(date) - from) / (to - from)) * width;
    return `${x.toFixed(1)} ${(height - (total / all) * height).toFixed(1)}`;
  });
  return { points, all };
}
