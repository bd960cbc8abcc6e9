import { Fragment, useContext, type CSSProperties, type ReactNode } from "react";
import { bcp47, hostLanguage } from "#app/i18n/languages.ts";
import {
  LetterLookContext,
  useLetterPalette,
  useLetterStyles,
} from "#app/designs/house/letter-look.ts";
import { darkLetterCss } from "#app/designs/house/letter-styles.ts";

/**
 * The layout of every mail: the picture and the initials of the invitation that it is about, or an
 * ornament, then heading, the event's line, the content, and the sender below the sheet.
 * @param preheader the text that mail clients show beside the subject.
 */
export function LetterFrame({
  language = bcp47(hostLanguage),
  preheader,
  greeting,
  heading,
  event,
  footer,
  children,
}: {
  /** BCP 47. */
  language?: string;
  preheader?: string;
  /** "Dear …"; null in a mail that greets nobody by name. */
  greeting?: string | null;
  heading: string;
  event: string;
  footer: string;
  children: ReactNode;
}) {
  const palette = useLetterPalette();
  const styles = useLetterStyles();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{heading}</title>
        <style>{darkLetterCss(palette)}</style>
      </head>
      <body className="ground" style={styles.ground}>
        {preheader && <div style={styles.hidden}>{preheader}</div>}
        <Table style={{ maxWidth: "600px", margin: "0 auto" }}>
          <tr>
            <td className="paper" style={styles.paper}>
              <Head />
              {greeting && (
                <div className="ink" style={styles.greeting}>
                  {greeting}
                </div>
              )}
              <h1 className="ink" style={styles.heading}>
                {heading}
              </h1>
              <div className="muted" style={styles.event}>
                {/* Names are not torn apart, and a dot ends a line and never begins one. */}
                {event.split(" · ").map((part, index, { length }) => (
                  <Fragment key={part}>
                    <span style={styles.whole}>
                      {part + (index < length - 1 ? "\u00A0·" : "")}
                    </span>{" "}
                  </Fragment>
                ))}
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

/** The picture and the initials of the letter's look; an ornament for a letter without one. */
function Head() {
  const look = useContext(LetterLookContext);
  const styles = useLetterStyles();
  if (!look || (look.initials.length === 0 && !look.picture))
    return (
      <div className="accent" style={styles.ornament} aria-hidden="true">
        ◆◇◆
      </div>
    );
  return (
    <>
      {look.picture && (
        <img src={look.picture.src} alt={look.picture.alt} width={600} style={styles.picture} />
      )}
      {look.initials.length > 0 && (
        <div className="accent" style={styles.initials} aria-hidden="true">
          {look.initials.join(" · ")}
        </div>
      )}
    </>
  );
}

/** Numbers side by side, each with its label below. */
export function Counts({ counts }: { counts: readonly { label: string; value: number }[] }) {
  const styles = useLetterStyles();
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

/** Without this role screen readers would announce every layout table. */
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
