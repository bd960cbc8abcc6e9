import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DressCodeView } from "#app/guest/sections/dress-code/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

const spacing = 48;

/** The dress code; its colours hang on a thread. */
export function Section({ section, ornament }: SectionProps<DressCodeView>) {
  const { t } = useTranslation();
  return (
    <section className="dress-code">
      <h2 className="display">{t("invitation:dress-code.heading")}</h2>
      {section.colours.length > 0 && (
        <Garland
          colours={section.colours}
          sample={ornament.sample}
          label={t("invitation:dress-code.colours")}
        />
      )}
      <p className="lines">{section.text}</p>
    </section>
  );
}

function Garland({
  colours,
  sample,
  label,
}: {
  colours: readonly string[];
  sample: string;
  label: string;
}) {
  const width = colours.length * spacing;
  // The thread is a parabola: `sag` at the middle, nothing at the ends.
  const sag = 20;
  const hang = (x: number) => 4 + 4 * sag * (x / width) * (1 - x / width);
  return (
    <svg
      className="garland"
      viewBox={`-30 0 ${width + 60} 94`}
      width={width + 60}
      height="94"
      role="img"
      aria-label={label}
    >
      <path
        d={`M0 4Q${width / 2} ${4 + 2 * sag} ${width} 4`}
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      {[0, width].map((x) => (
        <circle key={x} cx={x} cy="4" r="3" fill="var(--line)" />
      ))}
      {colours.map((colour, index) => {
        const x = (index + 0.5) * spacing;
        const length = index % 2 === 0 ? 10 : 18;
        return (
          <g key={index} transform={`translate(${x} ${Math.round(hang(x))})`}>
            <path d={`M0 0V${length}`} stroke="var(--line)" strokeWidth="1.2" />
            <path
              d={sample}
              transform={`translate(0 ${length + 21})rotate(180)scale(1.9)`}
              fill={colour}
              stroke="var(--line)"
              strokeWidth=".8"
            />
          </g>
        );
      })}
    </svg>
  );
}
