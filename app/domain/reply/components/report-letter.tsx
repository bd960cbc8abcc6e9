import {
  Button,
  drawLetter,
  linkLines,
  Table,
  Totals,
  valueLines,
  type LetterHead,
  type LetterLink,
  type LetterTotals,
} from "#app/designs/house/letter-frame.tsx";
import { useLetterStyles } from "#app/designs/house/letter-look.ts";

/** The content of a report of answers. */
export type ReportLetter = LetterHead & {
  /** Guests who answered: name and answer. `note` marks a changed answer. */
  lines: { label: string; value: string; note: string | null }[];
  /** How many more there are; null when all are listed. */
  more: string | null;
  totals: LetterTotals;
  /** A sentence below the numbers. */
  remark: string | null;
  link: LetterLink | null;
};

export function drawReport(letter: ReportLetter): { text: string; html: string } {
  const { lines, more, totals, remark, link } = letter;
  const paragraphs = [
    [...valueLines(lines), ...(more === null ? [] : [more])],
    [totals.heading, ...valueLines(totals.counts)],
    remark === null ? [] : [remark],
    linkLines(link),
  ];
  return drawLetter(letter, paragraphs, <Content {...letter} />);
}

function Content({ lines, more, totals, remark, link }: ReportLetter) {
  const styles = useLetterStyles();
  return (
    <>
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
      <Totals totals={totals} remark={remark} tone="muted" />
      <Button link={link} />
    </>
  );
}
