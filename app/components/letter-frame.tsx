import type { CSSProperties, ReactNode } from "react";
import { dark, styles } from "#app/components/letter-styles.ts";

/**
 * The sheet that every mail is written on: ornament, heading, the event's line, then
 * what the mail has to say, and below the sheet who sends it.
 * @param preheader what a mail program shows beside the subject.
 */
export function LetterFrame({
  language = "hy",
  preheader,
  heading,
  event,
  footer,
  children,
}: {
  language?: "hy" | "en";
  preheader?: string;
  heading: string;
  event: string;
  footer: string;
  children: ReactNode;
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{heading}</title>
        <style>{dark}</style>
      </head>
      <body className="ground" style={styles.ground}>
        {preheader && <div style={styles.hidden}>{preheader}</div>}
        <Table style={{ maxWidth: "600px", margin: "0 auto" }}>
          <tr>
            <td className="paper" style={styles.paper}>
              <div style={styles.ornament} aria-hidden="true">
                ◆◇◆
              </div>
              <h1 className="ink" style={styles.heading}>
                {heading}
              </h1>
              <div className="muted" style={styles.event}>
                {/* A line ends with the dot between two parts and never begins with it. */}
                {event.replaceAll(" · ", "\u00A0· ")}
              </div>
              {children}
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

/** Figures side by side, each with its label below. */
export function Counts({ counts }: { counts: readonly { label: string; value: number }[] }) {
  return (
    <Table style={{ tableLayout: "fixed" }}>
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
    </Table>
  );
}

/** Without the role a screen reader would announce each table that only lays things out. */
export function Table({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
