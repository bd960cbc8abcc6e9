/**
 * A page of our own, alive in a frame. The script fetches it when it comes near the screen
 * (site/script/frames.ts); without script the browser does, as late as it likes.
 * @param title what the frame is to a screen reader; without one it is a picture, out of reach.
 */
export function LiveFrame({ src, title }: { src: string; title?: string }) {
  return (
    <span className="live-frame" data-frame={src} data-title={title}>
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
