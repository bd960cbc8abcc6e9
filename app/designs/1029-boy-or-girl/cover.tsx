import type { ReactNode } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import { Kicker } from "#app/designs/kit/kicker.tsx";
import { HostLines } from "#app/designs/kit/host-lines.tsx";
import { Names } from "#app/designs/kit/names.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { asksItself, sizedFor } from "#app/designs/kit/lettering.ts";
import { Balloon, Clothesline, type Team } from "./nursery.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/**
 * Two halves in full colour with a balloon each. For a gender reveal the balloons carry the two
 * answers and lead to the form; for other events they are without a word.
 */
export function PairHero({ view, languages, ask }: CoverProps) {
  const { t } = useWords();
  const asks = view.occasion === "gender" && !view.event.off;
  const words: Record<Team, string> = { blue: t("words:boy"), rose: t("words:girl") };
  const lettering = sizedFor(view.theme.pairing, words.blue, words.rose);
  return (
    <header className="hero pair-hero">
      {languages}
      <div className="pair-line">
        <Clothesline copies={4} />
      </div>
      {asks && asksItself(view.title, words.blue, words.rose) ? (
        <p className="visually-hidden">{view.title}</p>
      ) : (
        <Kicker text={view.title} language={view.language} />
      )}
      <div className="pair-sides" style={lettering}>
        {(["blue", "rose"] as const).map((team) => (
          <Side key={team} team={team} linked={asks && Boolean(ask)}>
            <Balloon team={team} />
            {asks && <span className="display">{words[team]}</span>}
          </Side>
        ))}
      </div>
      <div className="pair-text">
        <h1>
          <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
        </h1>
        <HostLines view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}

/** A half of the cover; a tap on its balloon goes to the form, where the guess is made. */
function Side({ team, linked, children }: { team: Team; linked: boolean; children: ReactNode }) {
  return linked ? (
    <a className={`pair-side ${team}`} href="#reply">
      {children}
    </a>
  ) : (
    <span className={`pair-side ${team}`}>{children}</span>
  );
}
