/** Fraction of a frame that must be visible before it plays. */
const seen = 0.4;

/** Plays animations while they are in view and pauses the others. */
export function enableAnimations(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>("iframe[data-animation]")];
  const inView = new Set<Element>();
  const begun = new WeakSet<Document>();

  const follow = (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument;
    if (inside?.readyState !== "complete") return;
    const visible = inView.has(frame);
    if (visible && !begun.has(inside)) {
      begun.add(inside);
      restart(inside);
    }
    inside.documentElement.toggleAttribute("data-held", !visible);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      for (const frame of frames) follow(frame);
    },
    { threshold: seen },
  );
  for (const frame of frames) {
    observer.observe(frame);
    frame.addEventListener("load", () => follow(frame));
  }

  // Restarts the animation in place; following the link, as without script, would add to the
  // history.
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-replay]")) {
    link.addEventListener("click", (event) => {
      const inside = frames.find(({ name }) => name === link.target)?.contentDocument;
      if (!inside?.getAnimations) return;
      event.preventDefault();
      for (const hold of inside.querySelectorAll<HTMLInputElement>("input:checked"))
        hold.checked = false;
      restart(inside);
    });
  }
}

function restart(inside: Document): void {
  for (const animation of inside.getAnimations?.() ?? []) animation.currentTime = 0;
}
