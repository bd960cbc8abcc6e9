import { short } from "#app/design/geometry.ts";
import type { TimelineProps } from "#app/features/invitation-page/part-props.ts";

/** The programme as one view from hour to hour: the sun goes over the two peaks, after it the moon. */
export function SunTimeline({ items }: TimelineProps) {
  return (
    <ol className="suns">
      {items.map((item) => (
        <li key={`${item.at} ${item.title}`}>
          <View at={item.at} />
          <div>
            <time className="display" dateTime={item.moment}>
              {item.time}
            </time>
            <p>{item.title}</p>
            {item.note && <p className="muted">{item.note}</p>}
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
  return (
    <svg className={light} viewBox="0 0 160 160" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path className="air" d="M-400 -300H560V160H-400Z" />
      {isNight ? (
        <>
          <path className="dark" d="M-400 -300H560V160H-400Z" />
          <circle className="ray" cx="78" cy="46" r="30" />
          <circle className="disc" cx="78" cy="46" r="20" />
        </>
      ) : (
        <>
          <path className="tint" d="M-400 -300H560V160H-400Z" opacity={short(0.9 - height)} />
          <circle className="ray" cx={short(x)} cy={short(y)} r="28" />
          <circle className="ray" cx={short(x)} cy={short(y)} r="38" />
          <circle className="disc" cx={short(x)} cy={short(y)} r="19" />
        </>
      )}
      <path
        className="far"
        d="M-400 130C-200 130 -120 132 -80 128C-40 126 -10 122 8 112C22 104 30 92 40 82L45 79L51 85C60 98 68 104 78 103C90 98 96 74 108 60L115 53L124 60C136 80 152 106 176 114C198 122 220 127 240 128C300 131 420 130 560 130V136H-400Z"
      />
      <path
        className="near"
        d="M-400 132C-200 136 -120 136 -80 134C-30 130 10 132 52 128S140 130 240 132S420 136 560 132V160H-400Z"
      />
      <path className="rows" d="M-400 140H560M-400 146H560M-400 153.5H560" />
    </svg>
  );
}
