import { renderToStaticMarkup } from "react-dom/server";
import { Counts, LetterFrame, Table } from "#app/designs/house/letter-frame.tsx";
import {
  LetterLookContext,
  useLetterStyles,
  type LetterLook,
} from "#app/designs/house/letter-look.ts";

/** The content of a mail about a reply; texts are formatted and unescaped. */
export type Letter = {
  /** Null where the invitation is unknown. */
  look: LetterLook | null;
  /** The text that mail clients show beside the subject. */
  preheader: string;
  /** To the couple; null for other hosts. */
  greeting: string | null;
  heading: string;
  event: string;
  answer: LetterLine;
  lines: LetterLine[];
  received: string;
  totals: { heading: string; counts: { label: string; value: number }[] };
  /** A sentence below the numbers. */
  remark: string | null;
  link: { href: string; text: string } | null;
  footer: string;
};

/** `was` is the former value. */
export type LetterLine = { label: string; value: string; was: string | null };

/** The letter as plain text. */
export function letterText(letter: Letter): string {
  const line = ({ label, value, was }: LetterLine) =>
    `${label} – ${value}${was ? ` (${was})` : ""}`;
  const { lines, answer, totals, remark, link } = letter;
  const paragraphs = [
    letter.greeting === null ? [] : [letter.greeting],
    [letter.heading, letter.event],
    [...lines.slice(0, 1), answer, ...lines.slice(1)].map(line),
    [letter.received],
    [totals.heading, ...totals.counts.map(({ label, value }) => `${label} – ${value}`)],
    remark === null ? [] : [remark],
    link ? [link.text, link.href] : [],
    ["--", letter.footer],
  ];
  return `${paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n")}\n`;
}

/** The letter as HTML. React escapes all texts. */
export function letterHtml(letter: Letter): string {
  const drawn = (
    <LetterLookContext value={letter.look}>
      <LetterDocument {...letter} />
    </LetterLookContext>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(drawn)}`;
}

/**
 * The letter's height in pixels at a phone's width, estimated generously, because a frame without
 * script cannot measure its content.
 */
export function letterHeight({ lines: [name, ...rest] }: Letter): number {
  const linesOf = (text: string, width: number) =>
    text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  const rows = rest.map(
    ({ label, value }) => 21 + 22 * Math.max(linesOf(label, 13), linesOf(value, 11)),
  );
  return rows.reduce((sum, row) => sum + row, 840 + 36 * linesOf(name?.value ?? "", 14));
}

function LetterDocument({
  preheader,
  greeting,
  heading,
  event,
  answer,
  lines,
  received,
  totals,
  remark,
  link,
  footer,
}: Letter) {
  const [name, ...rest] = lines;
  const styles = useLetterStyles();
  // Half of the width, so that the longest word of either column fits on a narrow phone.
  const halfLabel = { ...styles.label, width: "50%", fontSize: "13px" };
  return (
    <LetterFrame
      preheader={preheader}
      greeting={greeting}
      heading={heading}
      event={event}
      footer={footer}
    >
      <div className="ink" style={styles.name}>
        <bdi>{name?.value}</bdi>
      </div>
      <Was was={name?.was} center />
      <div style={{ padding: "12px 24px 0", textAlign: "center" }}>
        <span className="button" style={styles.answer}>
          {answer.value}
        </span>
      </div>
      <Was was={answer.was} center />
      <div style={{ padding: "24px 16px 0" }}>
        <Table style={{ tableLayout: "fixed" }}>
          {rest.map(({ label, value, was }) => (
            <tr key={label}>
              <td className="muted" style={halfLabel}>
                {label}
              </td>
              <td className="ink" style={styles.value}>
                {value}
                <Was was={was} />
              </td>
            </tr>
          ))}
        </Table>
      </div>
      <div className="muted" style={{ ...styles.small, paddingTop: "4px" }}>
        {received}
      </div>
      <div className="muted" style={{ ...styles.small, paddingTop: "24px", fontSize: "14px" }}>
        {totals.heading}
      </div>
      <div style={{ padding: "4px 16px 8px" }}>
        <Counts counts={totals.counts} />
      </div>
      {remark !== null && (
        <div className="ink" style={{ ...styles.small, paddingTop: "0", paddingBottom: "16px" }}>
          {remark}
        </div>
      )}
      {link && (
        <div style={{ padding: "8px 24px 32px", textAlign: "center" }}>
          <a href={link.href} className="button" style={styles.button}>
            {link.text}
          </a>
        </div>
      )}
    </LetterFrame>
  );
}

function Was({ was, center = false }: { was: string | null | undefined; center?: boolean }) {
  const styles = useLetterStyles();
  if (!was) return null;
  return (
    <div
      className="muted"
      style={center ? { ...styles.was, padding: "6px 24px 0", textAlign: "center" } : styles.was}
    >
      {was}
    </div>
  );
}
