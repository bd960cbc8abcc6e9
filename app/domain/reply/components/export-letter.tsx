import { renderToStaticMarkup } from "react-dom/server";
import { Counts, LetterFrame } from "#app/designs/house/letter-frame.tsx";
import {
  LetterLookContext,
  useLetterStyles,
  type LetterLook,
} from "#app/designs/house/letter-look.ts";

/** The content of the mail with all replies; texts are formatted and unescaped. */
export type ExportLetter = {
  /** Null where the invitation is unknown. */
  look: LetterLook | null;
  /** To the couple; null for other hosts. */
  greeting: string | null;
  heading: string;
  event: string;
  text: string;
  counts: { label: string; value: number }[];
  /** The date on which the replies are deleted; null when unknown. */
  deleted: string | null;
  /** To the dashboard, where all of it is one file; null without a link. */
  link: { href: string; text: string } | null;
  footer: string;
};

/** The letter as plain text. */
export function exportText({
  greeting,
  heading,
  event,
  text,
  counts,
  deleted,
  link,
  footer,
}: ExportLetter): string {
  const paragraphs = [
    ...(greeting === null ? [] : [greeting]),
    `${heading}\n${event}`,
    text,
    counts.map(({ label, value }) => `${label} – ${value}`).join("\n"),
    ...(deleted === null ? [] : [deleted]),
    ...(link === null ? [] : [`${link.text}\n${link.href}`]),
    `--\n${footer}`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/** The letter as HTML. React escapes all texts. */
export function exportHtml(letter: ExportLetter): string {
  const drawn = (
    <LetterLookContext value={letter.look}>
      <ExportDocument {...letter} />
    </LetterLookContext>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(drawn)}`;
}

function ExportDocument({
  greeting,
  heading,
  event,
  text,
  counts,
  deleted,
  link,
  footer,
}: ExportLetter) {
  const styles = useLetterStyles();
  return (
    <LetterFrame greeting={greeting} heading={heading} event={event} footer={footer}>
      <p className="ink" style={styles.paragraph}>
        {text}
      </p>
      <Counts counts={counts} />
      {deleted !== null && (
        <p className="muted" style={{ ...styles.small, margin: 0, paddingBottom: "24px" }}>
          {deleted}
        </p>
      )}
      {link !== null && (
        <div style={{ padding: "0 24px 32px", textAlign: "center" }}>
          <a href={link.href} className="button" style={styles.button}>
            {link.text}
          </a>
        </div>
      )}
    </LetterFrame>
  );
}
