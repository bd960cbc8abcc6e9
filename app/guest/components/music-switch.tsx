import { useTranslation } from "#app/i18n/use-translation.ts";

const strings = [
  { x: 7, high: 10 },
  { x: 13, high: 20 },
  { x: 19, high: 14 },
  { x: 25, high: 8 },
];

/** The file is not loaded before it is played. The switch needs the script, which shows it. */
export function MusicSwitch({ music }: { music: { src: string; title?: string } }) {
  const { t } = useTranslation();
  return (
    <div className="music">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no words that a guest would miss */}
      <audio src={music.src} preload="none" loop title={music.title} data-music />
      <button
        type="button"
        aria-label={t("media:music.switch")}
        aria-pressed="false"
        data-music-switch
        hidden
      >
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <g className="music-strings">
            {strings.map(({ x, high }) => (
              <rect key={x} x={x - 1} y={16 - high / 2} width="2" rx="1" height={high} />
            ))}
          </g>
          <g className="music-note" fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M12.5 22.5V9L23 7V20" strokeLinejoin="round" />
            <ellipse cx="10" cy="22.5" rx="2.5" ry="2" fill="currentColor" />
            <ellipse cx="20.5" cy="20" rx="2.5" ry="2" fill="currentColor" />
            <path d="M6 6 26 26" strokeLinecap="round" />
          </g>
        </svg>
      </button>
    </div>
  );
}
