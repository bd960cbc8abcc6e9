import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import { KeepsakeParts } from "#app/couple/lists/components/keepsake-parts.tsx";
import { PrintedPage } from "#app/couple/lists/components/printed-page.tsx";
import { PrintSheet } from "#app/couple/prints/components/print-sheet.tsx";
import { SavePdf } from "#app/couple/prints/components/save-pdf.tsx";
import { formats, pagesOf } from "#app/couple/prints/format.ts";
import type { PrintView } from "#app/couple/prints/view.ts";
import "#app/couple/lists/components/keepsake-parts.css";
import "./prints.css";

/**
 * A print of the event as it comes out of the printer, sheet by sheet, and as a PDF to take away.
 * @param children a form, such as the menu's.
 */
export function PrintsPage({
  frame,
  view,
  children,
}: {
  frame: Frame;
  view: PrintView;
  children?: ReactNode;
}) {
  const { title, count, how, notes, choices, pieces, look, words } = view;
  const format = formats[view.format];
  const event = frame.about.names.join(" – ");
  return (
    <PrintedPage frame={frame} title={title} sheet={view.format === "c6" ? "c6" : "whole"}>
      <div className="on-screen prints-words">
        {choices.map(({ label, options }) => (
          <nav key={label} className="pills" aria-label={label}>
            {options.map(({ label: name, href, lang, isShown }) => (
              <Link key={href} to={href} lang={lang} aria-current={isShown ? "page" : undefined}>
                {name}
              </Link>
            ))}
          </nav>
        ))}
        {children}
        {count !== null && (
          <>
            <p className="prints-count">{count}</p>
            <p className="prints-how">{how}</p>
            <SavePdf
              print={{ title: `${event}. ${title}`, pieces, format, look }}
              file={view.file}
              words={words.pdf}
            />
          </>
        )}
        {notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
      {pieces.length > 0 && (
        <div className="keepsake prints" data-format={view.format}>
          <KeepsakeParts look={look} />
          {pagesOf(pieces, format).map((placed, index) => (
            <PrintSheet
              key={placed[0]?.piece.id}
              placed={placed}
              format={format}
              label={`${words.sheet} ${index + 1}`}
            />
          ))}
        </div>
      )}
    </PrintedPage>
  );
}
