import { renderToStaticMarkup } from "react-dom/server";
import { LetterFrame } from "#app/designs/house/letter-frame.tsx";
import {
  LetterLookContext,
  useLetterStyles,
  type LetterLook,
} from "#app/designs/house/letter-look.ts";

/** The mail that asks for the confirmation of an address; texts are formatted and unescaped. */
export type ConfirmLetter = {
  /** Null where the invitation is unknown. */
  look: LetterLook | null;
  /** BCP 47. */
  language: string;
  heading: string;
  event: string;
  paragraphs: string[];
  link: { href: string; text: string };
  footer: string;
};

/** The letter as plain text. */
export function confirmText({ heading, event, paragraphs, link, footer }: ConfirmLetter): string {
  const parts = [`${heading}\n${event}`, ...paragraphs, `${link.text}\n${link.href}`];
  return `${[...parts, `--\n${footer}`].join("\n\n")}\n`;
}

/** The letter as HTML. React escapes all texts. */
export function confirmHtml(letter: ConfirmLetter): string {
  const drawn = (
    <LetterLookContext value={letter.look}>
      <ConfirmDocument {...letter} />
    </LetterLookContext>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(drawn)}`;
}

function ConfirmDocument({ language, heading, event, paragraphs, link, footer }: ConfirmLetter) {
  const styles = useLetterStyles();
  return (
    <LetterFrame language={language} heading={heading} event={event} footer={footer}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="ink" style={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <div style={{ padding: "24px 24px 32px", textAlign: "center" }}>
        <a href={link.href} className="button" style={styles.button}>
          {link.text}
        </a>
      </div>
    </LetterFrame>
  );
}
