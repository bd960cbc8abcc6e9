import { pair, polar, range, short } from "#app/designs/kit/geometry.ts";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";

/** The programme as one view from hour to hour: the sun goes over the two peaks, after it the moon. */
export function SunTimeline({ items }: HoursProps) {
  return (
    <ol className="suns">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <View at={item.at} />
          <div>
            <Hour item={item} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** In hours: on most days of a wedding season the sun of Yerevan rises and sets near these. */
const sunrise = 6;
const sunset = 20;
const day = sunset - sunrise;

/** The slopes in shade: those to the right of the summits in the morning, those to the left later. */
const eastLit =
  "M45 79L51 85C60 98 68 104 78 103C70 110 66 120 70 132C52 118 52 96 45 79ZM115 53L124 60C136 80 152 106 176 114C198 122 220 127 240 128V134H150C146 108 120 88 115 53Z";
const westLit =
  "M45 79L40 82C30 92 22 104 8 112C-10 122 -40 126 -80 128V134H30C38 118 44 98 45 79ZM115 53L108 60C96 74 90 98 78 103C80 112 84 122 92 132H104C100 104 112 80 115 53Z";

/** Mist along the foot in the morning, birds at noon, a cloud on the higher summit after it. */
const mist =
  "M-60 116q4 -8 14 -6q6 -8 18 -4H30q10 -6 18 0q12 -2 14 10ZM96 108q6 -8 16 -4q8 -6 18 0H210v8H100Z";
const birds = "M22 44q6 -7 12 0q6 -7 12 0M50 30q5 -6 10 0q5 -6 10 0M36 62q4 -5 8 0q4 -5 8 0";
const cap = "M84 68q-2 -12 11 -12q4 -13 19 -10q11 -9 22 1q15 -1 14 11q11 2 8 10Z";

const stars =
  "M16 24h.1M30 62h.1M92 14h.1M112 34h.1M136 18h.1M148 62h.1M-20 40h.1M-48 70h.1M184 30h.1M214 78h.1";

/** The peaks at `at`, as in `14:30`, on the place's clock. */
function View({ at }: { at: string }) {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const since = (hours + minutes / 60 - sunrise + 24) % 24;
  const isNight = since > day;
  const share = isNight ? (since - day) / (24 - day) : since / day;
  const light = isNight ? "night" : share > 0.72 || share < 0.12 ? "low" : "high";
  // Steeper than the sun's own way, so that its height tells one hour from the next.
  const height = (1 - Math.abs(1 - 2 * share)) ** 0.8;
  const [x, y] = [8 + 150 * share, 116 - 96 * height];
  // Before noon the eastern slopes are lit, afterwards the western ones.
  const late = share > 0.5;
  // Within fifty minutes of it.
  const noon = Math.abs(share - 0.5) < 0.06;
  return (
    <svg className={light} viewBox="0 0 160 160" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path className="air" d="M-400 -300H560V160H-400Z" />
      {isNight ? (
        <>
          <path className="dark" d="M-400 -300H560V160H-400Z" />
          {share > 0.2 && <path className="stars" d={stars} />}
          <circle className="ray" cx={short(x)} cy={short(y)} r="28" />
          <circle className="disc" cx={short(x)} cy={short(y)} r="19" />
        </>
      ) : (
        <>
          <path
            className="tint"
            d="M-400 -300H560V160H-400Z"
            opacity={short(late ? 4 * (share - 0.5) : Math.max(0, 1.6 - 1.9 * height))}
          />
          {noon ? (
            <path
              className="beams"
              d={range(16, 0, 337.5)
                .map((turn) => {
                  const angle = (turn * Math.PI) / 180;
                  return `M${pair(...polar(25, angle, [x, y]))}L${pair(...polar(turn % 45 ? 32 : 40, angle, [x, y]))}`;
                })
                .join("")}
            />
          ) : (
            <>
              <circle className="ray" cx={short(x)} cy={short(y)} r="28" />
              <circle className="ray" cx={short(x)} cy={short(y)} r="38" />
            </>
          )}
          <circle className="disc" cx={short(x)} cy={short(y)} r="19" />
        </>
      )}
      <path
        className="far"
        d="M-400 130C-200 130 -120 132 -80 128C-40 126 -10 122 8 112C22 104 30 92 40 82L45 79L51 85C60 98 68 104 78 103C90 98 96 74 108 60L115 53L124 60C136 80 152 106 176 114C198 122 220 127 240 128C300 131 420 130 560 130V136H-400Z"
      />
      {light === "high" && (
        <>
          <path className="shade" d={late ? westLit : eastLit} />
          {share < 0.4 && <path className="cloud" d={mist} />}
          {late && !noon && <path className="cloud" d={cap} />}
          {!late && share >= 0.4 && <path className="birds" d={birds} />}
        </>
      )}
      <path
        className="near"
        d="M-400 132C-200 136 -120 136 -80 134C-30 130 10 132 52 128S140 130 240 132S420 136 560 132V160H-400Z"
      />
      <path className="rows" d="M-400 140H560M-400 146H560M-400 153.5H560" />
    </svg>
  );
}
