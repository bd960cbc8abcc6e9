import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { Chosen, Falling, Tray } from "./tray-scene.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A copper tray on lace with the things that a child chooses from, and grain that falls on them. */
export function TrayHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero tray-hero">
      {languages}
      {/* Three drawings, of which the middle one alone moves. */}
      <div className="tray-art" aria-hidden="true">
        <svg viewBox="0 0 390 400">
          <Tray />
        </svg>
        <svg className="leaves tray-falling" viewBox="0 0 390 400">
          <Falling />
        </svg>
        <svg viewBox="0 0 390 400">
          <Chosen />
        </svg>
      </div>
      <CoverText className="tray-text" view={view} ask={ask} />
    </header>
  );
}
