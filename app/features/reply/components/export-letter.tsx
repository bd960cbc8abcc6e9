import { renderToStaticMarkup } from "react-dom/server";
import { dark, styles } from "#app/features/reply/components/letter-styles.ts";

/** What the mail with all replies says; each text finished and unescaped. */
export type ExportLetter = {
  heading: string;
  event: string;
  text: string;
  counts: { label: string; value: number }[];
  /** When the replies are deleted; null where that is not known. */
  deleted: string | null;
  footer: string;
};

/** The letter for programs that show no HTML. */
export function exportText({
  heading,
  event,
  text,
  counts,
  deleted,
  footer,
}: ExportLetter): string {
  const paragraphs = [
    `${heading}\n${event}`,
    text,
    counts.map(({ label, value }) => `${label} – ${value}`).join("\n"),
    ...(deleted === null ? [] : [deleted]),
    `--\n${footer}`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/** The letter as HTML: React escapes whatever a person typed. */
export function exportHtml(letter: ExportLetter): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<ExportDocument {...letter} />)}`;
}

function ExportDocument({ heading, event, text, counts, deleted, footer }: ExportLetter) {
  return (
    <html lang="hy">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
        <style>{dark}</style>
      </head>
      <body className="ground" style={styles.ground}>
        <div className="paper" style={{ ...styles.paper, maxWidth: "600px", margin: "0 auto" }}>
          <div style={styles.ornament} aria-hidden="true">
            ◆◇◆
          </div>
          <h1 className="ink" style={styles.heading}>
            {heading}
          </h1>
          <div className="muted" style={styles.event}>
            {event}
          </div>
          <p className="ink" style={{ padding: "16px 24px 0", margin: 0 }}>
            {text}
          </p>
          <table role="presentation" width="100%" style={{ tableLayout: "fixed" }}>
            <tbody>
              <tr>
                {counts.map(({ label, value }) => (
                  <td key={label} className="muted" style={styles.count}>
                    <div className="ink" style={styles.figure}>
                      {value}
                    </div>
                    {label}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          {deleted !== null && (
            <p className="muted" style={{ ...styles.small, margin: 0 }}>
              {deleted}
            </p>
          )}
        </div>
        <p className="small" style={styles.small}>
          {footer}
        </p>
      </body>
    </html>
  );
}
