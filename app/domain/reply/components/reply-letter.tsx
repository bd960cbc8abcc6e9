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

/** The content of a mail about a reply. */
export type Letter = LetterHead & {
  answer: LetterLine;
  lines: LetterLine[];
  received: string;
  totals: LetterTotals;
  /** A sentence below the numbers. */
  remark: string | null;
  link: LetterLink | null;
};

/** `was` is the former value. */
export type LetterLine = { label: string; value: string; was: string | null };

export function drawReply(letter: Letter): { text: string; html: string } {
  const { lines, answer, received, totals, remark, link } = letter;
  const paragraphs = [
    [...lines.slice(0, 1), answer, ...lines.slice(1)].flatMap(({ was, ...line }) =>
      valueLines([{ ...line, note: was }]),
    ),
    [received],
    [totals.heading, ...valueLines(totals.counts)],
    remark === null ? [] : [remark],
    linkLines(link),
  ];
  return drawLetter(letter, paragraphs, <Content {...letter} />);
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

function Content({ answer, lines, received, totals, remark, link }: Letter) {
  const [name, ...rest] = lines;
  const styles = useLetterStyles();
  // Half of the width, so that the longest word of either column fits on a narrow phone.
  const halfLabel = { ...styles.label, width: "50%", fontSize: "13px" };
  return (
    <>
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
      <Totals totals={totals} remark={remark} tone="ink" />
      <Button link={link} />
    </>
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
