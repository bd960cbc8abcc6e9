import {
  Button,
  drawLetter,
  linkLines,
  Paragraph,
  Table,
  valueLines,
  type LetterHead,
  type LetterLink,
} from "#app/designs/house/letter-frame.tsx";
import { useLetterStyles } from "#app/designs/house/letter-look.ts";

type Line = { label: string; value: string };

/** The content of a mail about an order. */
export type OrderLetter = LetterHead & {
  /** A picture of 1200 × 630, by its absolute address. */
  picture: { src: string; alt: string } | null;
  paragraphs: string[];
  /** The customer's next steps, in this order. */
  steps?: { heading: string; items: readonly string[] };
  lines: Line[];
  /** Prices, with the sum after its parts. */
  prices?: Line[];
  link: LetterLink;
  /** A second, less prominent link. */
  more?: LetterLink;
};

export function drawOrder(letter: OrderLetter): { text: string; html: string } {
  const { paragraphs, steps, lines, prices = [], link, more } = letter;
  const written = [
    ...paragraphs.map((paragraph) => [paragraph]),
    steps ? [steps.heading, ...steps.items.map((text, index) => `${index + 1}. ${text}`)] : [],
    valueLines(lines),
    valueLines(prices),
    linkLines(link),
    linkLines(more),
  ];
  return drawLetter(letter, written, <Content {...letter} />);
}

function Content({ picture, paragraphs, steps, lines, prices, link, more }: OrderLetter) {
  const styles = useLetterStyles();
  return (
    <>
      {picture && (
        <div style={{ padding: "24px 24px 0" }}>
          <img
            src={picture.src}
            alt={picture.alt}
            width={552}
            style={{ display: "block", width: "100%", height: "auto", borderRadius: "8px" }}
          />
        </div>
      )}
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {steps && (
        <>
          <Paragraph>{steps.heading}</Paragraph>
          <ol
            className="ink"
            style={{ ...styles.paragraph, paddingLeft: "48px", textAlign: "left" }}
          >
            {steps.items.map((text) => (
              <li key={text} style={{ paddingBottom: "4px" }}>
                {text}
              </li>
            ))}
          </ol>
        </>
      )}
      <Lines of={lines} />
      {prices && <Lines of={prices} />}
      <Button link={link} padding={`24px 24px ${more ? 12 : 32}px`} />
      {more && (
        <div style={{ padding: "4px 24px 28px", textAlign: "center" }}>
          <a href={more.href} className="ink" style={styles.quiet}>
            {more.text}
          </a>
        </div>
      )}
    </>
  );
}

function Lines({ of }: { of: readonly Line[] }) {
  const styles = useLetterStyles();
  if (of.length === 0) return null;
  return (
    <div style={{ padding: "24px 24px 0" }}>
      <Table>
        {of.map(({ label, value }) => (
          <tr key={label}>
            <td className="muted" style={styles.label}>
              {label}
            </td>
            <td className="ink" style={styles.value}>
              {value}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
