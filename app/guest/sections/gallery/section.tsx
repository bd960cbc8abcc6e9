import { useId, type CSSProperties } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Picture } from "#app/guest/components/picture.tsx";
import type { GalleryView } from "#app/guest/sections/gallery/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";
import { largestAddress, type PictureView } from "#app/platform/media/picture-formats.ts";

/**
 * A row of prints. Without script it scrolls sideways and a print is a link to its file; with
 * script it slides by touch, mouse and keys, and a print opens full-screen.
 */
export function Section({ section: { heading, pictures } }: SectionProps<GalleryView>) {
  const { t } = useTranslation();
  const title = useId();
  const count = pictures.length;
  const shape: CSSProperties & Record<`--${string}`, number> = { "--shape": shapeOf(pictures) };
  return (
    <section className="gallery" data-wide="" data-gallery aria-labelledby={title} style={shape}>
      <h2 className="display" id={title}>
        {heading ?? t("media:gallery.heading")}
      </h2>
      <div className="gallery-window" data-slides>
        <ul>
          {pictures.map((picture, index) => (
            <li key={index}>
              <a href={largestAddress(picture)} draggable={false}>
                <Picture picture={picture} sizes="(min-width: 40rem) 25rem, 78vw" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="gallery-controls">
          <TurnButton to="previous" label={t("media:gallery.previous")} />
          <p className="display" aria-live="polite" data-count={count}>
            1 / {count}
          </p>
          <TurnButton to="next" label={t("media:gallery.next")} />
        </div>
      )}
      <dialog className="viewer" aria-labelledby={title}>
        <div className="viewer-window" data-slides>
          <ul />
        </div>
        <button type="button" className="viewer-close" aria-label={t("media:gallery.close")}>
          <CloseIcon />
        </button>
        {count > 1 && (
          <div className="viewer-controls">
            <TurnButton to="previous" label={t("media:gallery.previous")} />
            <p className="display" aria-live="polite" data-count={count} />
            <TurnButton to="next" label={t("media:gallery.next")} />
          </div>
        )}
      </dialog>
    </section>
  );
}

function TurnButton({ to, label }: { to: "previous" | "next"; label: string }) {
  return (
    <button type="button" className="gallery-turn" data-turn={to} aria-label={label}>
      <ArrowIcon to={to} />
    </button>
  );
}

/** Aspect ratio (width by height) of all prints in the row: the median of theirs. */
function shapeOf(pictures: readonly PictureView[]): number {
  const shapes = pictures.map(({ width, height }) => width / height).toSorted((a, b) => a - b);
  const middle = shapes[Math.floor(shapes.length / 2)] ?? 1;
  return Math.round(Math.min(Math.max(middle, 0.8), 1.5) * 100) / 100;
}

const drawn = {
  viewBox: "0 0 32 32",
  width: "32",
  height: "32",
  "aria-hidden": true,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.4",
  strokeLinecap: "round",
} as const;

/** An arrow drawn as a leaf on its stalk. */
function ArrowIcon({ to }: { to: "previous" | "next" }) {
  return (
    <svg {...drawn} strokeLinejoin="round">
      <path
        d="M5 16H27M18 8.5C19.5 12.5 22.5 15 27 16 22.5 17 19.5 19.5 18 23.5"
        transform={to === "previous" ? "rotate(180 16 16)" : undefined}
      />
    </svg>
  );
}

function CloseIcon() {
  return (
    <svg {...drawn}>
      <path d="M8 8 24 24M24 8 8 24" />
    </svg>
  );
}
