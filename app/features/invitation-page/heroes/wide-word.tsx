/** Letters below the baseline; Armenian ones beside Latin and Cyrillic. */
const descends = /[gjpqyՁՃՂՅՋՉՍՔՑգդզթժլխծղճյշչպջռւցփքքДЦЩдцщруф]/u;

/** Marks above Armenian vowels. */
const marked = /[՛՜՞]/u;

/** Latin letters that are higher than capitals. */
const rises = /[bdfhijklt]/u;

/** A text that is stretched over the whole of its box, whatever its letters and their font. */
export function WideWord({ text }: { text: string }) {
  const low = descends.test(text);
  const high = rises.test(text);
  return (
    <svg
      className="wide-word"
      viewBox={marked.test(text) ? "0 -44 300 244" : "0 0 300 200"}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <text
        className="display"
        x="150"
        y={low ? 148 : 197}
        textAnchor="middle"
        textLength="300"
        lengthAdjust="spacingAndGlyphs"
        fontSize={low ? 206 : high ? 244 : 268}
        fill="currentColor"
      >
        {text}
      </text>
    </svg>
  );
}
