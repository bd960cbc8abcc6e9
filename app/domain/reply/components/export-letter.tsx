import {
  Button,
  Counts,
  drawLetter,
  linkLines,
  Paragraph,
  valueLines,
  type LetterCount,
  type LetterHead,
  type LetterLink,
} from "#app/designs/house/letter-frame.tsx";
import { useLetterStyles } from "#app/designs/house/letter-look.ts";

/** The content of the mail with all replies. */
export type ExportLetter = LetterHead & {
  text: string;
  counts: LetterCount[];
  /** The date on which the replies are deleted; null when unknown. */
  deleted: string | null;
  /** To the dashboard, where all of it is one file; null without a link. */
  link: LetterLink | null;
};

export function drawExport(letter: ExportLetter): { text: string; html: string } {
  const { text, counts, deleted, link } = letter;
  const paragraphs = [
    [text],
    valueLines(counts),
    deleted === null ? [] : [deleted],
    linkLines(link),
  ];
  return drawLetter(letter, paragraphs, <Content {...letter} />);
}

function Content({ text, counts, deleted, link }: ExportLetter) {
  const styles = useLetterStyles();
  return (
    <>
      <Paragraph>{text}</Paragraph>
      <Counts counts={counts} />
      {deleted !== null && (
        <p className="muted" style={{ ...styles.small, margin: 0, paddingBottom: "24px" }}>
          {deleted}
        </p>
      )}
      <Button link={link} padding="0 24px 32px" />
    </>
  );
}
