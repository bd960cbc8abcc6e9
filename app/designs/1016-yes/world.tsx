/* The world of the one word: the question to the guest, linked rings, the word once more. */
import { range } from "#app/designs/kit/geometry.ts";
import { useWords } from "#app/designs/kit/words.ts";
import { WideWord } from "./wide-word.tsx";
import beside from "#app/designs/kit/closing-beside.css?inline";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";

/** The question that the answer on the cover asks the guest, as large: word below word on a phone. */
export function Between() {
  const { t } = useWords();
  const question = t("words:and-you");
  return (
    <div className="word-asks">
      {question.split(" ").map((word) => (
        <WideWord key={word} text={word} of={question} />
      ))}
    </div>
  );
}

/** Middles of the rings of one colour, in rows from edge to edge. */
const places = (from: number) =>
  [93, 280, 467].flatMap((y) => range(8, from, from + 1400).map((x) => [x, y] as const));
const rings = (from: number) =>
  places(from)
    .map(([x, y]) => `M${x - 70} ${y}a70 70 0 0 1 140 0a70 70 0 0 1 -140 0`)
    .join("");
/** Arcs of the light rings that lie over their two dark neighbours. */
const over = places(20)
  .map(([x, y]) => `M${x + 70} ${y}a70 70 0 0 1 -48 66M${x - 70} ${y}a70 70 0 0 1 48 -66`)
  .join("");

/** Rings, each linked with the next, in rows. */
export function Behind() {
  return (
    <Frame high={560}>
      <path d="M0 0H1440V560H0Z" fill="var(--deco)" />
      <g fill="none" strokeWidth="18">
        <path d={rings(20)} stroke="var(--ground)" />
        <path d={rings(-80)} stroke="var(--deco)" strokeWidth="28" />
        <path d={rings(-80)} stroke="var(--ink)" />
        <path d={over} stroke="var(--deco)" strokeWidth="28" />
        <path d={over} stroke="var(--ground)" strokeLinecap="round" />
      </g>
    </Frame>
  );
}

/** The word again, at the foot of the page. */
export function Close() {
  const { t } = useWords();
  return (
    <div className="word-ends">
      <WideWord text={t("words:yes")} />
    </div>
  );
}

export const hasWords = true;

export const css = beside + own;
