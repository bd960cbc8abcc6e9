import { Fragment, useContext, type CSSProperties, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { bcp47, hostLanguage } from "#app/i18n/languages.ts";
import {
  LetterLookContext,
  useLetterPalette,
  useLetterStyles,
  type LetterLook,
} from "#app/designs/house/letter-look.ts";
import { darkLetterCss } from "#app/designs/house/letter-styles.ts";

/** What every letter has; texts are formatted and unescaped. */
export type LetterHead = {
  /** Null where the invitation is unknown. */
  look: LetterLook | null;
  /** BCP 47; absent in a mail to hosts, which is in theirs. */
  language?: string;
  /** The text that mail clients show beside the subject. */
  preheader?: string;
  /** "Dear …"; null in a mail that greets nobody by name. */
  greeting?: string | null;
  heading: string;
  event: string;
  /** The names that are celebrated, where the letter has them large. */
  names?: string | null;
  footer: string;
};

/** A link, or the way that a button leads. */
export type LetterLink = { href: string; text: string };

export type LetterCount = { label: string; value: number };

export type LetterTotals = { heading: string; counts: LetterCount[] };

/**
 * Draws a letter. React escapes all texts of the HTML.
 * @param paragraphs of the plain text between head and footer, each of lines; empty ones are left out.
 * @param content the same as HTML.
 * @param closing lines of the plain text above the footer.
 */
export function drawLetter(
  letter: LetterHead,
  paragraphs: readonly (readonly string[])[],
  content: ReactNode,
  closing: readonly string[] = [],
): { text: string; html: string } {
  const { greeting, heading, event, names, footer } = letter;
  const blocks = [
    greeting ? [greeting] : [],
    [heading, event, names].filter(Boolean),
    ...paragraphs,
    ["--", ...closing, footer],
  ];
  const drawn = (
    <LetterLookContext value={letter.look}>
      <LetterFrame {...letter}>{content}</LetterFrame>
    </LetterLookContext>
  );
  return {
    text: `${blocks
      .filter((paragraph) => paragraph.length > 0)
      .map((paragraph) => paragraph.join("\n"))
      .join("\n\n")}\n`,
    html: `<!DOCTYPE html>${renderToStaticMarkup(drawn)}`,
  };
}

/** A link as lines of a plain text. */
export function linkLines(link: LetterLink | null | undefined): string[] {
  return link ? [link.text, link.href] : [];
}

/** Labels and values as lines of a plain text. */
export function valueLines(
  values: readonly { label: string; value: string | number; note?: string | null }[],
): string[] {
  return values.map(({ label, value, note }) => `${label} – ${value}${note ? ` (${note})` : ""}`);
}

/**
 * The layout of every mail: the picture and the initials of the invitation that it is about, or an
 * ornament, then heading, the event's line, the content, and the sender below the sheet.
 */
function LetterFrame({
  language = bcp47(hostLanguage),
  preheader,
  greeting,
  heading,
  event,
  names,
  footer,
  children,
}: LetterHead & { children: ReactNode }) {
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
              {names && (
                <div className="ink" style={styles.name}>
                  {names}
                </div>
              )}
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

export function Paragraph({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  const styles = useLetterStyles();
  return (
    <p className="ink" style={{ ...styles.paragraph, ...style }}>
      {children}
    </p>
  );
}

/** The button that a letter leads on with. */
export function Button({
  link,
  padding = "8px 24px 32px",
}: {
  link: LetterLink | null;
  padding?: string;
}) {
  const styles = useLetterStyles();
  if (!link) return null;
  return (
    <div style={{ padding, textAlign: "center" }}>
      <a href={link.href} className="button" style={styles.button}>
        {link.text}
      </a>
    </div>
  );
}

/** The numbers of an invitation under their heading, and a sentence below. */
export function Totals({
  totals: { heading, counts },
  remark,
  tone,
}: {
  totals: LetterTotals;
  remark: string | null;
  tone: "ink" | "muted";
}) {
  const styles = useLetterStyles();
  return (
    <>
      <div className="muted" style={{ ...styles.small, paddingTop: "24px", fontSize: "14px" }}>
        {heading}
      </div>
      <div style={{ padding: "4px 16px 8px" }}>
        <Counts counts={counts} />
      </div>
      {remark !== null && (
        <div className={tone} style={{ ...styles.small, paddingTop: "0", paddingBottom: "16px" }}>
          {remark}
        </div>
      )}
    </>
  );
}

/** Numbers side by side, each with its label below. */
export function Counts({ counts }: { counts: readonly LetterCount[] }) {
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
