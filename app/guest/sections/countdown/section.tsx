import { useTranslation } from "#app/i18n/use-translation.ts";
import { capitals } from "#app/i18n/capitals.ts";
import type { CountdownView } from "#app/guest/sections/countdown/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";
import { remember } from "#app/lib/remember.ts";

const units = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
  { unit: "second", seconds: 1 },
] as const;

type Unit = (typeof units)[number]["unit"];

/** Numbers that together cover every plural category of the site's languages. */
const samples = [1, 2, 5, 0, 1.5, 1_000_000];

/** The plural categories of a locale, each with a number of it. */
const pluralsOf = remember(
  20,
  (locale: string) => locale,
  (locale) => {
    const rules = new Intl.PluralRules(locale);
    return rules.resolvedOptions().pluralCategories.map((category) => ({
      category,
      sample: samples.find((number) => rules.select(number) === category) ?? 5,
    }));
  },
);

/** Time left to `start`, both in milliseconds since 1970 in UTC; script/countdown.ts updates it. */
export function Section({
  section: { to },
  view: {
    event: { start },
    language,
  },
  now,
}: SectionProps<CountdownView>) {
  const { t } = useTranslation();
  const secondsLeft = Math.floor((start - now) / 1000);
  const over = t("invitation:countdown.over");
  return (
    <section className="countdown">
      <h2 className="kicker">{capitals(t(`kinds:countdown.${to}`), language)}</h2>
      <div role="timer" aria-live="off" data-countdown={start} data-over={over}>
        {secondsLeft > 0
          ? units.map(({ unit, seconds }, index) => {
              const length = index > 0 ? (units[index - 1]?.seconds ?? Infinity) : Infinity;
              const value = Math.floor((secondsLeft % length) / seconds);
              return (
                <p key={unit} className={`countdown-${unit}`}>
                  <b className="display" data-unit={unit}>
                    {value}
                  </b>
                  <PluralLabel unit={unit} value={value} language={language} />
                </p>
              );
            })
          : over}
      </div>
    </section>
  );
}

/**
 * A unit's name beside its number; the other plural forms are in data attributes for the script.
 */
function PluralLabel({ unit, value, language }: { unit: Unit; value: number; language: Language }) {
  const { t } = useTranslation();
  const forms = pluralsOf(bcp47(language)).map(
    ({ category, sample }) =>
      [`data-${category}`, t(`dates:unit.${unit}`, { count: sample })] as const,
  );
  const varied = new Set(forms.map(([, word]) => word)).size > 1;
  return (
    <span {...(varied ? Object.fromEntries(forms) : {})}>
      {t(`dates:unit.${unit}`, { count: value })}
    </span>
  );
}
