/* Didot's world: a drawn letter, a printer's case, the letter once more; one seam through them all. */
import { range } from "#app/designs/kit/geometry.ts";
import { useWords } from "#app/designs/kit/words.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import own from "./world.css?inline";
import loud from "#app/designs/kit/loud.css?inline";
import loudDays from "#app/designs/kit/loud-days.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";

/** The lines that letters stand between, with the marks of a ruler at both ends. */
function Ruler() {
  return (
    <g fill="none" stroke="var(--line)">
      <path d="M0 62H1440M0 122H1440M0 238H1440M0 286H1440" strokeWidth="1" />
      <path
        d={range(73, 0, 1440)
          .map((x, index) => `M${x} 0v${index % 6 ? 6 : 14}M${x} 320v-${index % 6 ? 6 : 14}`)
          .join("")}
        strokeWidth="1"
      />
    </g>
  );
}

/** The word that joins two names, drawn as a letter is: the black half comes over it by scrolling. */
export function Between() {
  const { t } = useWords();
  const and = t("words:and");
  const letters = (
    <text x="720" y="238" textAnchor="middle" fontSize={and.length > 1 ? 230 : 220}>
      {and}
    </text>
  );
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--ground)" />
      <Ruler />
      <g fill="var(--deco-deep)">{letters}</g>
      <g className="opens ink-over">
        <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
        <Ruler />
        <g fill="var(--deco-glint)">{letters}</g>
      </g>
    </Frame>
  );
}

const alphabets = {
  Armenian: "ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ",
  Cyrillic: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
  Latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
};
const columns = range(12, 60, 1380);

/** A printer's case: a letter in each box, white on black in the right half. */
export function Behind() {
  const { script } = useWords();
  const alphabet = Array.from(alphabets[script]);
  const rows = range(5, 0, 4).map((row) =>
    columns.map((_, index) => alphabet[(row * columns.length + index) % alphabet.length] ?? ""),
  );
  const half = (side: 0 | 1) =>
    rows.map((letters, row) => (
      <text
        key={row}
        x={columns.slice(side * 6, side * 6 + 6).join(" ")}
        y={row * 112 + 82}
        textAnchor="middle"
        fontSize="72"
      >
        {letters.slice(side * 6, side * 6 + 6).join("")}
      </text>
    ));
  return (
    <svg
      className="letter-case"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d="M0 0H720V560H0Z" fill="var(--surface)" />
      <path d="M720 0H1440V560H720Z" fill="var(--deco-deep)" />
      <g fill="var(--deco-deep)">{half(0)}</g>
      <g fill="var(--deco-glint)">{half(1)}</g>
      <path
        d={`${range(13, 0, 1440)
          .map((x) => `M${x} 0V560`)
          .join("")}${range(6, 0, 560)
          .map((y) => `M0 ${y}H1440`)
          .join("")}`}
        stroke="var(--line)"
        strokeWidth="2"
      />
    </svg>
  );
}

/** The word again, whole on the seam: each half in the other's colour. */
export function Close() {
  const { t } = useWords();
  const and = t("words:and");
  const letters = (
    <text x="720" y="218" textAnchor="middle" fontSize={and.length > 1 ? 160 : 184}>
      {and}
    </text>
  );
  return (
    <Frame high={320}>
      <path d="M0 0H720V320H0Z" fill="var(--ground)" />
      <g fill="var(--deco-deep)">{letters}</g>
      <clipPath id="world-seam">
        <path d="M720 0H1440V320H720Z" />
      </clipPath>
      <g clipPath="url(#world-seam)">
        <path d="M720 0H1440V320H720Z" fill="var(--deco-deep)" />
        <g fill="var(--deco-glint)">{letters}</g>
      </g>
    </Frame>
  );
}

export const hasWords = true;

export const css = onScreen(loud, loudDays, own);
