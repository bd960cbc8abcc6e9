/** Letters below the baseline; Armenian ones beside Latin and Cyrillic. */
const descends = /[gjpqyՁՃՂՅՋՉՍՔՑգդզթժլխծղճյշչպջռւցփքքДЦЩдцщруф]/u;

/** Latin letters that are higher than capitals. */
const rises = /[bdfhijklt]/u;

/** Armenian marks above a vowel, which are higher than capitals. */
const marked = /[՛՜՞]/u;

/**
 * A text that is stretched over the whole of its box, whatever its letters and their font.
 * @param of the text it is a word of, whose letters decide where all of its words stand.
 */
export function WideWord({ text, of = text }: { text: string; of?: string }) {
  const low = descends.test(of);
  const high = rises.test(of);
  const mark = marked.test(of);
  return (
    <svg className="wide-word" viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">
      <text
        className="display"
        x="150"
        y={mark ? 158 : low ? 148 : 197}
        textAnchor="middle"
        textLength="300"
        lengthAdjust="spacingAndGlyphs"
        fontSize={mark ? 164 : low ? 206 : high ? 244 : 268}
        fill="currentColor"
      >
        {text}
      </text>
    </svg>
  );
}
