import { renderToStaticMarkup } from "react-dom/server";
import { Counts, LetterFrame, Table } from "#app/designs/house/letter-frame.tsx";
import {
  LetterLookContext,
  useLetterStyles,
  type LetterLook,
} from "#app/designs/house/letter-look.ts";

/** The content of a report of answers; texts are formatted and unescaped. */
export type ReportLetter = {
  /** Null where the invitation is unknown. */
  look: LetterLook | null;
  /** The text that mail clients show beside the subject. */
  preheader: string;
  /** To the couple; null for other hosts. */
  greeting: string | null;
  heading: string;
  event: string;
  /** Who answered: name and answer. `note` marks a changed answer. */
  lines: { label: string; value: string; note: string | null }[];
  /** How many more there are; null when all are listed. */
  more: string | null;
  totals: { heading: string; counts: { label: string; value: number }[] };
  /** A sentence below the numbers. */
  remark: string | null;
  link: { href: string; text: string } | null;
  footer: string;
};

/** The letter as plain text. */
export function reportText(letter: ReportLetter): string {
  const { lines, more, totals, remark, link } = letter;
  const paragraphs = [
    letter.greeting === null ? [] : [letter.greeting],
    [letter.heading, letter.event],
    [
      ...lines.map(({ label, value, note }) => `${label} – ${value}${note ? ` (${note})` : ""}`),
      ...(more === null ? [] : [more]),
    ],
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
export function reportHtml(letter: ReportLetter): string {
  const drawn = (
    <LetterLookContext value={letter.look}>
      <ReportDocument {...letter} />
    </LetterLookContext>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(drawn)}`;
}

function ReportDocument({
  preheader,
  greeting,
  heading,
  event,
  lines,
  more,
  totals,
  remark,
  link,
  footer,
}: ReportLetter) {
  const styles = useLetterStyles();
  return (
    <LetterFrame
      preheader={preheader}
      greeting={greeting}
      heading={heading}
      event={event}
      footer={footer}
    >
      {lines.length > 0 && (
        <div style={{ padding: "24px 16px 0" }}>
          <Table style={{ tableLayout: "fixed" }}>
            {lines.map(({ label, value, note }, index) => (
              <tr key={index}>
                <td
                  className="ink"
                  style={{ ...styles.value, width: "62%", textAlign: "left", paddingRight: "8px" }}
                >
                  <bdi>{label}</bdi>
                </td>
                <td className="ink" style={styles.value}>
                  {value}
                  {note && (
                    <div className="muted" style={styles.was}>
                      {note}
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
      {more !== null && (
        <div className="muted" style={styles.small}>
          {more}
        </div>
      )}
      <div className="muted" style={{ ...styles.small, paddingTop: "24px", fontSize: "14px" }}>
        {totals.heading}
      </div>
      <div style={{ padding: "4px 16px 8px" }}>
        <Counts counts={totals.counts} />
      </div>
      {remark !== null && (
        <div className="muted" style={{ ...styles.small, paddingTop: "0", paddingBottom: "16px" }}>
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
