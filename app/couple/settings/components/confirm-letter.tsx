import {
  Button,
  drawLetter,
  linkLines,
  Paragraph,
  type LetterHead,
  type LetterLink,
} from "#app/designs/house/letter-frame.tsx";

/** The mail that asks for the confirmation of an address. */
export type ConfirmLetter = LetterHead & { paragraphs: string[]; link: LetterLink };

export function drawConfirm(letter: ConfirmLetter): { text: string; html: string } {
  const { paragraphs, link } = letter;
  return drawLetter(
    letter,
    [...paragraphs.map((paragraph) => [paragraph]), linkLines(link)],
    <>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Button link={link} padding="24px 24px 32px" />
    </>,
  );
}
