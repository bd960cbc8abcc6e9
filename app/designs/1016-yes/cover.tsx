import { CoverText } from "#app/designs/kit/cover-text.tsx";
import type { CSSProperties } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import type { CoverView, CoverProps } from "#app/designs/contract.ts";
import { lastLetterOf } from "#app/designs/kit/lettering.ts";
import { WideWord } from "./wide-word.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** One word from edge to edge, as high as the page allows, and a ring that slips over its last letter. */
export function WordHero({ view, languages, ask }: CoverProps) {
  const { t } = useWords();
  const promised = view.occasion === "engagement" || view.occasion.startsWith("wedding");
  const word = promised ? t("words:yes") : String(view.age ?? view.event.day);
  return (
    <header className="hero word-hero">
      {languages}
      <div className="word-figure" aria-hidden="true" style={placeOf(view, word)}>
        {promised && <RingBehind />}
        <WideWord text={word} />
        {promised && <RingBefore />}
      </div>
      <CoverText className="word-text" view={view} ask={ask} />
    </header>
  );
}

/** The last letter's place and width, in percent of the word. */
function placeOf(
  { theme }: CoverView,
  word: string,
): CSSProperties & Record<"--at" | "--wide", string> {
  const { at: position, wide } = lastLetterOf(theme.pairing, word);
  return { "--at": `${position}%`, "--wide": `${wide}%` };
}

/** The far side of the ring, seen from within. */
function RingBehind() {
  return (
    <svg className="leaves word-ring" viewBox="-120 -70 240 140">
      <g transform="rotate(-9)">
        <path d="M-106 -14A106 36 0 0 1 106 -14V14A106 36 0 0 0 -106 14Z" fill="var(--wax-deep)" />
        <Line d="M-106 14A106 36 0 0 1 106 14" of="wax" width={3} />
      </g>
    </svg>
  );
}

/** Its near side, with the stone. */
function RingBefore() {
  return (
    <svg className="leaves word-ring word-ring-near" viewBox="-120 -70 240 140">
      <linearGradient id="word-metal">
        <stop stopColor="var(--wax-deep)" />
        <stop offset=".12" stopColor="var(--wax)" />
        <stop offset=".24" stopColor="var(--wax-light)" />
        <stop offset=".3" stopColor="var(--deco-glint)" />
        <stop offset=".38" stopColor="var(--wax-light)" />
        <stop offset=".6" stopColor="var(--wax)" />
        <stop offset=".82" stopColor="var(--wax-light)" />
        <stop offset=".93" stopColor="var(--wax)" />
        <stop offset="1" stopColor="var(--wax-deep)" />
      </linearGradient>
      <g transform="rotate(-9)">
        <path d="M-106 -14A106 36 0 0 0 106 -14V14A106 36 0 0 1 -106 14Z" fill="url(#word-metal)" />
        <Line
          d="M-106 -13A106 36 0 0 0 106 -13M-106 13A106 36 0 0 0 106 13"
          of="wax-deep"
          width={1.6}
          opacity=".7"
        />
        <g transform="translate(0 20)">
          <path d="M-17 -14L-9 -24H9L17 -14L0 8Z" fill="var(--wax-light)" />
          <path d="M-17 -14L-9 -24H9L17 -14L0 8Z" fill="var(--deco-glint)" opacity=".85" />
          <Line
            d="M-17 -14H17M-9 -24L-6 -14L0 8L6 -14L9 -24M-6 -14L0 -24L6 -14"
            of="wax"
            width={1.2}
            strokeLinejoin="round"
          />
        </g>
      </g>
    </svg>
  );
}
