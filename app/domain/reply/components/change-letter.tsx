import {
  Button,
  drawLetter,
  linkLines,
  Paragraph,
  type LetterHead,
  type LetterLink,
} from "#app/designs/house/letter-frame.tsx";
import { useLetterStyles } from "#app/designs/house/letter-look.ts";

type Choice = LetterLink & { why: string };

/** The mail that tells a guest of a change. */
export type ChangeLetter = LetterHead & {
  /** Changes, a line each. */
  lines: string[];
  /** When and where it is now; null for an event that is called off. */
  now: string | null;
  link: LetterLink;
  /** How to have the next one too; null where that is settled. */
  keep: Choice | null;
  /** Why this mail comes, and how to have no other. */
  stop: Choice;
};

export function drawChange(letter: ChangeLetter): { text: string; html: string } {
  const { lines, now, link, keep, stop } = letter;
  const paragraphs = [
    lines,
    now === null ? [] : [now],
    linkLines(link),
    keep === null ? [] : [keep.why, ...linkLines(keep)],
  ];
  const closing = [stop.why, `${stop.text} ${stop.href}`];
  return drawLetter(letter, paragraphs, <Content {...letter} />, closing);
}

function Content({ lines, now, link, keep, stop }: ChangeLetter) {
  return (
    <>
      {lines.map((line) => (
        <Paragraph key={line}>
          <b>{line}</b>
        </Paragraph>
      ))}
      {now !== null && <Paragraph>{now}</Paragraph>}
      <Button link={link} padding="24px 24px 8px" />
      {keep && (
        <Paragraph style={{ padding: "16px 24px 0" }}>
          <Way to={keep} />
        </Paragraph>
      )}
      <Paragraph style={{ padding: "16px 24px 32px", fontSize: "14px" }}>
        <Way to={stop} />
      </Paragraph>
    </>
  );
}

function Way({ to: { why, href, text } }: { to: Choice }) {
  const styles = useLetterStyles();
  return (
    <>
      {why}{" "}
      <a href={href} className="accent" style={styles.link}>
        {text}
      </a>
    </>
  );
}
