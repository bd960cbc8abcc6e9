import { useCallback, useRef } from "react";
import { useScript } from "#app/components/use-script.ts";

/**
 * A page of this site in a frame. Script loads it when it comes near the screen (catalogue/frames.ts): in
 * a document app/enhance.ts, on a hydrated page this component. Without script the browser loads it
 * lazily.
 * @param title its name for screen readers; without one the frame is decorative and cannot be
 * focused.
 */
export function LiveFrame({ src, title }: { src: string; title?: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const watch = useCallback(async () => {
    const { watchFrame } = await import("#app/shop/catalogue/frames.ts");
    return place.current ? watchFrame(place.current) : () => {};
  }, []);
  useScript(watch);
  return (
    <span ref={place} className="live-frame" data-frame={src} data-title={title}>
      <noscript>
        {title ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a whole invitation needs its script and storage
          <iframe src={src} loading="lazy" title={title} />
        ) : (
          // A cover needs no script; its fonts are this site's, hence the origin.
          // oxlint-disable-next-line jsx-a11y/iframe-has-title -- a picture: the link over it is named
          <iframe
            src={src}
            loading="lazy"
            title=""
            tabIndex={-1}
            aria-hidden="true"
            sandbox="allow-same-origin"
          />
        )}
      </noscript>
    </span>
  );
}
