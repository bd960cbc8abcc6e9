import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dark, styles } from "#app/features/reply/components/letter-styles.ts";

/** What a mail about a reply says; each text finished and unescaped. */
export type Letter = {
  /** What a mail program shows beside the subject. */
  preheader: string;
  heading: string;
  event: string;
  answer: LetterLine;
  lines: LetterLine[];
  received: string;
  totals: { heading: string; counts: { label: string; value: number }[] };
  link: { href: string; text: string } | null;
  footer: string;
};

/** `was` names what the guest had said before. */
export type LetterLine = { label: string; value: string; was: string | null };

/** The letter for programs that show no HTML. */
export function letterText(letter: Letter): string {
  const line = ({ label, value, was }: LetterLine) =>
    `${label} – ${value}${was ? ` (${was})` : ""}`;
  const { lines, answer, totals, link } = letter;
  const paragraphs = [
    [letter.heading, letter.event],
    [...lines.slice(0, 1), answer, ...lines.slice(1)].map(line),
    [letter.received],
    [totals.heading, ...totals.counts.map(({ label, value }) => `${label} – ${value}`)],
    link ? [link.text, link.href] : [],
    ["--", letter.footer],
  ];
  return `${paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n")}\n`;
}

/** The letter as HTML: React escapes whatever a guest typed. */
export function letterHtml(letter: Letter): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<LetterDocument {...letter} />)}`;
}

function LetterDocument({
  preheader,
  heading,
  event,
  answer,
  lines,
  received,
  totals,
  link,
  footer,
}: Letter) {
  const [name, ...rest] = lines;
  return (
    <html lang="hy">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{heading}</title>
        <style>{dark}</style>
      </head>
      <body className="ground" style={styles.ground}>
        <div style={styles.hidden}>{preheader}</div>
        <Table width="100%" style={{ maxWidth: "600px", margin: "0 auto" }}>
          <tr>
            <td className="paper" style={styles.paper}>
              <div style={styles.ornament} aria-hidden="true">
                ◆◇◆
              </div>
              <h1 className="ink" style={styles.heading}>
                {heading}
              </h1>
              <div className="muted" style={styles.event}>
                {event}
              </div>
              <div className="ink" style={styles.name}>
                <bdi>{name?.value}</bdi>
              </div>
              <Was was={name?.was} center />
              <div style={{ padding: "12px 24px 0", textAlign: "center" }}>
                <span style={styles.answer}>{answer.value}</span>
              </div>
              <Was was={answer.was} center />
              <div style={{ padding: "24px 24px 0" }}>
                <Table width="100%">
                  {rest.map(({ label, value, was }) => (
                    <tr key={label}>
                      <td className="muted" style={styles.label}>
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
              <div
                className="muted"
                style={{ ...styles.small, paddingTop: "24px", fontSize: "14px" }}
              >
                {totals.heading}
              </div>
              <div style={{ padding: "4px 16px 8px" }}>
                <Table width="100%" style={{ tableLayout: "fixed" }}>
                  <tr>
                    {totals.counts.map(({ label, value }) => (
                      <td key={label} className="muted" style={styles.count}>
                        <div className="ink" style={styles.figure}>
                          {value}
                        </div>
                        {label}
                      </td>
                    ))}
                  </tr>
                </Table>
              </div>
              {link && (
                <div style={{ padding: "8px 24px 32px", textAlign: "center" }}>
                  <a href={link.href} style={styles.button}>
                    {link.text}
                  </a>
                </div>
              )}
            </td>
          </tr>
          <tr>
            <td className="small" style={styles.small}>
              {footer}
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** Without the role a screen reader would announce each table that only lays things out. */
function Table({
  width,
  style,
  children,
}: {
  width: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

function Was({ was, center = false }: { was: string | null | undefined; center?: boolean }) {
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
