import { useTranslation } from "#app/i18n/use-translation.ts";
import { Picture } from "#app/guest/components/picture.tsx";
import type { VideoView } from "#app/guest/sections/video/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** A still that a tap replaces by the film. Before that nothing is requested from another host. */
export function Section({
  section: { title, href, player, still },
  ornament: { Roundel },
}: SectionProps<VideoView>) {
  const { t } = useTranslation();
  return (
    <section className="video" data-wide="">
      <h2 className="display">{title}</h2>
      <div className="video-frame">
        <a
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={t("media:video.play", { title })}
          data-player={player.kind}
          data-src={player.src}
          data-title={title}
        >
          {still ? (
            <Picture picture={still} sizes="(min-width: 40rem) 32.5rem, 100vw" />
          ) : (
            <span className="video-drawing">
              <Roundel />
            </span>
          )}
          <svg className="video-play" viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
            <circle cx="40" cy="40" r="39" fill="var(--accent)" />
            <circle cx="40" cy="40" r="33.5" fill="none" stroke="var(--on-accent)" />
            <path
              d="M33 26C41 30 49 35 55 40 49 45 41 50 33 54 31 45 31 35 33 26Z"
              fill="var(--on-accent)"
            />
          </svg>
        </a>
      </div>
    </section>
  );
}
