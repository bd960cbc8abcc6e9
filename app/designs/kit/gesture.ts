import { raised } from "#app/designs/kit/layers.ts";

/**
 * CSS that moves a part of the drawing between the letter and the next section as the page is
 * scrolled, evenly from when the drawing is first seen until it has nearly gone. It waits for the
 * opening: an animation that starts under one never reaches the compositor.
 * @param of the part's class.
 * @param from declarations at the beginning; `to` those at the end.
 * @param rest declarations that change the timing.
 * @param more rules under the same conditions.
 */
export function gesture(of: string, from: string, to: string, rest = "", more = ""): string {
  return `@supports (animation-timeline:view()){@media (prefers-reduced-motion:no-preference){html:not(.opening) .world-between .${of}${raised("parts")}{animation:world-${of} linear both;animation-timeline:--world;animation-range:entry 0% exit 60%;${rest}}${more}@keyframes world-${of}{from{${from}}to{${to}}}}}`;
}
