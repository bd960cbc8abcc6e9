import { useTranslation } from "react-i18next";

/** Nothing of the music is loaded until it is to be heard. The switch takes script, which shows it. */
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
          {[7, 13, 19, 25].map((x, index) => (
            <rect
              key={x}
              x={x - 1}
              y={[11, 6, 9, 12][index]}
              width="2"
              rx="1"
              height={[10, 20, 14, 8][index]}
            />
          ))}
        </svg>
      </button>
    </div>
  );
}
