import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LetterFrame, Table } from "#app/designs/house/letter-frame.tsx";
import {
  LetterLookContext,
  useLetterStyles,
  type LetterLook,
} from "#app/designs/house/letter-look.ts";

type Line = { label: string; value: string };

/** The content of a mail about an order; texts are formatted and unescaped. */
export type OrderLetter = {
  /** Null where the invitation is unknown. */
  look: LetterLook | null;
  /** BCP 47. */
  language: string;
  heading: string;
  event: string;
  /** The names that are celebrated. */
  names: string | null;
  /** A picture of 1200 × 630, by its absolute address. */
  picture: { src: string; alt: string } | null;
  paragraphs: string[];
  /** What the customer does next, in this order. */
  steps?: { heading: string; items: readonly string[] };
  lines: Line[];
  /** What it costs, with the sum after its parts. */
  prices?: Line[];
  link: { href: string; text: string };
  /** A second, less prominent link. */
  more?: { href: string; text: string };
  footer: string;
};

/** The letter as plain text. */
export function orderText({
  heading,
  event,
  names,
  paragraphs,
  steps,
  lines,
  prices = [],
  link,
  more,
  footer,
}: OrderLetter): string {
  const parts = [
    [heading, event, names].filter(Boolean).join("\n"),
    ...paragraphs,
    ...(steps
      ? [[steps.heading, ...steps.items.map((text, at) => `${at + 1}. ${text}`)].join("\n")]
      : []),
    ...[lines, prices]
      .filter((table) => table.length > 0)
      .map((table) => table.map(({ label, value }) => `${label} – ${value}`).join("\n")),
    ...[link, more].flatMap((way) => (way ? [`${way.text}\n${way.href}`] : [])),
    `--\n${footer}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The letter as HTML. React escapes all texts. */
export function orderHtml(letter: OrderLetter): string {
  const drawn = (
    <LetterLookContext value={letter.look}>
      <OrderDocument {...letter} />
    </LetterLookContext>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(drawn)}`;
}

function OrderDocument({
  language,
  heading,
  event,
  names,
  picture,
  paragraphs,
  steps,
  lines,
  prices,
  link,
  more,
  footer,
}: OrderLetter) {
  const padding = (top: number, bottom: number): CSSProperties => ({
    padding: `${top}px 24px ${bottom}px`,
    textAlign: "center",
  });
  const styles = useLetterStyles();
  return (
    <LetterFrame language={language} heading={heading} event={event} footer={footer}>
      {names && (
        <div className="ink" style={styles.name}>
          {names}
        </div>
      )}
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
        <p key={text} className="ink" style={styles.paragraph}>
          {text}
        </p>
      ))}
      {steps && (
        <>
          <p className="ink" style={styles.paragraph}>
            {steps.heading}
          </p>
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
      <div style={padding(24, more ? 12 : 32)}>
        <a href={link.href} className="button" style={styles.button}>
          {link.text}
        </a>
      </div>
      {more && (
        <div style={padding(4, 28)}>
          <a href={more.href} className="ink" style={styles.quiet}>
            {more.text}
          </a>
        </div>
      )}
    </LetterFrame>
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
