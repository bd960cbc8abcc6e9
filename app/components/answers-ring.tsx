import { useTranslation } from "#app/i18n/use-translation.ts";

const radius = 52;
const length = 2 * Math.PI * radius;
/** Between two parts, in units of the drawing. */
const gap = 3;

/** People who come, and answers by what they say. */
export type AnswerCounts = { guests: number; yes: number; no: number; silent: number };

/** A ring that fills as answers come: who comes, who does not, and who is silent. */
export function Ring({ overview }: { overview: AnswerCounts }) {
  const { t } = useTranslation();
  const parts = (["yes", "no", "silent"] as const).map((part) => ({ part, count: overview[part] }));
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const drawn = parts.filter(({ count }) => count > 0);
  const label = parts
    .map(({ part, count }) => `${count} ${t(`dashboard:overview.${part}`, { count })}`)
    .join(", ");
  let start = 0;
  return (
    <div className="ring">
      <svg viewBox="0 0 120 120" role="img" aria-label={label}>
        {all === 0 && <circle className="rest" cx="60" cy="60" r={radius} />}
        {drawn.map(({ part, count }) => {
          const share = (count / all) * length;
          const visible = drawn.length > 1 ? Math.max(share - gap, 1) : share;
          const offset = -start;
          start += share;
          return (
            <circle
              key={part}
              className={part}
              cx="60"
              cy="60"
              r={radius}
              transform="rotate(-90 60 60)"
              strokeDasharray={`${visible} ${length - visible}`}
              strokeDashoffset={offset}
            />
          );
        })}
      </svg>
      <p>
        <b>{overview.guests}</b>
        <span>{t("dashboard:overview.people", { count: overview.guests })}</span>
      </p>
    </div>
  );
}
