import { useTranslation } from "#app/i18n/use-translation.ts";
import { WideWord } from "#app/features/invitation-page/heroes/wide-word.tsx";
import beside from "#app/features/invitation-page/worlds/closing-beside.css?inline";
import { Frame } from "#app/features/invitation-page/worlds/frame.tsx";
import css from "#app/features/invitation-page/worlds/word.css?inline";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** The question that the answer on the cover asks the guest, as large: word below word on a phone. */
function Between() {
  const { t } = useTranslation();
  const question = t("words:and-you");
  return (
    <div className="word-asks">
      {question.split(" ").map((word) => (
        <WideWord key={word} text={word} of={question} />
      ))}
    </div>
  );
}

/** Rings, each linked with the next, in rows. */
function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-links" width="200" height="187" patternUnits="userSpaceOnUse">
        <path d="M0 0H200V187H0Z" fill="var(--deco)" />
        <g fill="none" stroke="var(--ground)" strokeWidth="18">
          <circle cx="0" cy="93" r="70" />
          <circle cx="200" cy="93" r="70" />
        </g>
        <g fill="none">
          <circle cx="100" cy="93" r="70" stroke="var(--deco)" strokeWidth="28" />
          <circle cx="100" cy="93" r="70" stroke="var(--ink)" strokeWidth="18" />
        </g>
        <g fill="none" strokeDasharray="62 400">
          <circle cx="0" cy="93" r="70" stroke="var(--deco)" strokeWidth="28" />
          <circle cx="0" cy="93" r="70" stroke="var(--ground)" strokeWidth="18" />
        </g>
        <g fill="none" strokeDasharray="62 400" strokeDashoffset="-220">
          <circle cx="200" cy="93" r="70" stroke="var(--deco)" strokeWidth="28" />
          <circle cx="200" cy="93" r="70" stroke="var(--ground)" strokeWidth="18" />
        </g>
      </pattern>
      <rect width="1440" height="560" fill="url(#world-links)" />
    </Frame>
  );
}

/** The word again, at the foot of the page. */
function Close() {
  const { t } = useTranslation();
  return (
    <div className="word-ends">
      <WideWord text={t("words:yes")} />
    </div>
  );
}

/** The world of the one word: the question to the guest, linked rings, the word once more. */
export const wordWorld: World = { Between, Behind, Close, hasWords: true, css: beside + css };
