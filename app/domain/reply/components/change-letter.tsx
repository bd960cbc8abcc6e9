import { renderToStaticMarkup } from "react-dom/server";
import { LetterFrame } from "#app/designs/house/letter-frame.tsx";
import {
  LetterLookContext,
  useLetterStyles,
  type LetterLook,
} from "#app/designs/house/letter-look.ts";

/** The mail that tells a guest of a change; texts are formatted and unescaped. */
export type ChangeLetter = {
  /** Null where the invitation is unknown. */
  look: LetterLook | null;
  /** BCP 47. */
  language: string;
  heading: string;
  event: string;
  /** What has changed, a line each. */
  lines: string[];
  /** When and where it is now; null for an event that is called off. */
  now: string | null;
  link: { href: string; text: string };
  /** How to have the next one too; null where that is settled. */
  keep: { why: string; href: string; text: string } | null;
  /** Why this mail comes, and how to have no other. */
  stop: { why: string; href: string; text: string };
  footer: string;
};

/** The letter as plain text. */
export function changeText(letter: ChangeLetter): string {
  const { heading, event, lines, now, link, keep, stop, footer } = letter;
  const parts = [
    `${heading}\n${event}`,
    lines.join("\n"),
    ...(now === null ? [] : [now]),
    `${link.text}\n${link.href}`,
    ...(keep === null ? [] : [`${keep.why}\n${keep.text}\n${keep.href}`]),
    `--\n${stop.why}\n${stop.text} ${stop.href}\n${footer}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The letter as HTML. React escapes all texts. */
export function changeHtml(letter: ChangeLetter): string {
  const drawn = (
    <LetterLookContext value={letter.look}>
      <ChangeDocument {...letter} />
    </LetterLookContext>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(drawn)}`;
}

function ChangeDocument({
  language,
  heading,
  event,
  lines,
  now,
  link,
  keep,
  stop,
  footer,
}: ChangeLetter) {
  const styles = useLetterStyles();
  return (
    <LetterFrame language={language} heading={heading} event={event} footer={footer}>
      {lines.map((line) => (
        <p key={line} className="ink" style={styles.paragraph}>
          <b>{line}</b>
        </p>
      ))}
      {now !== null && (
        <p className="ink" style={styles.paragraph}>
          {now}
        </p>
      )}
      <div style={{ padding: "24px 24px 8px", textAlign: "center" }}>
        <a href={link.href} className="button" style={styles.button}>
          {link.text}
        </a>
      </div>
      {keep && (
        <p className="ink" style={{ ...styles.paragraph, padding: "16px 24px 0" }}>
          {keep.why}{" "}
          <a href={keep.href} className="accent" style={styles.link}>
            {keep.text}
          </a>
        </p>
      )}
      <p
        className="ink"
        style={{ ...styles.paragraph, padding: "16px 24px 32px", fontSize: "14px" }}
      >
        {stop.why}{" "}
        <a href={stop.href} className="accent" style={styles.link}>
          {stop.text}
        </a>
      </p>
    </LetterFrame>
  );
}
