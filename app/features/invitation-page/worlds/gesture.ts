/**
 * What of the drawing between the letter and the next section moves as the page is scrolled, as CSS. An animation that
 * starts under an opening never reaches the compositor.
 * @param of the class that moves.
 * @param rest how it moves, where that is not evenly, from when it is first seen until it has nearly gone.
 */
export function gesture(of: string, from: string, to: string, rest = "", more = ""): string {
  return `@layer parts{@supports (animation-timeline:view()){@media (prefers-reduced-motion:no-preference){html:not(.opening) .world-between .${of}{animation:world-${of} linear both;animation-timeline:--world;animation-range:entry 0% exit 60%;${rest}}${more}@keyframes world-${of}{from{${from}}to{${to}}}}}}`;
}
