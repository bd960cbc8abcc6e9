import { useState } from "react";
import { useHydrated } from "#app/components/use-hydrated.ts";
import type { Piece } from "#app/couple/prints/face.ts";
import type { Format } from "#app/couple/prints/format.ts";
import type { PrintLook } from "#app/couple/prints/types.ts";

type Progress = { state: "idle" | "working" | "failed" } | { state: "ready"; href: string };

/** How far the PDF of some pieces has come. */
type Work = { of: readonly Piece[]; progress: Progress };

/** Words of the button, in the page's language. */
export type SaveWords = { make: string; working: string; save: string; failed: string };

/**
 * The print as a PDF file, made in the browser: phones print pages with margins of their own, and
 * print shops take files. Without script the browser's own menu saves one.
 */
export function SavePdf({
  print,
  file,
  words,
}: {
  print: { title: string; pieces: readonly Piece[]; format: Format; look: PrintLook };
  file: string;
  words: SaveWords;
}) {
  const { pieces } = print;
  const [work, setWork] = useState<Work | null>(null);
  const isHydrated = useHydrated();
  // Another choice, or a name that was spelled anew, is another file.
  const progress: Progress = work?.of === pieces ? work.progress : { state: "idle" };
  if (!isHydrated) return null;

  async function make() {
    const tell = (next: Progress) => setWork({ of: pieces, progress: next });
    tell({ state: "working" });
    try {
      tell({ state: "ready", href: URL.createObjectURL(await pdfOf(print)) });
    } catch (error) {
      console.warn("no pdf", error);
      tell({ state: "failed" });
    }
  }

  return (
    <span className="save-pdf" role="status">
      {progress.state === "ready" ? (
        <a className="button" href={progress.href} download={file}>
          {words.save}
        </a>
      ) : (
        <button
          type="button"
          className="button"
          disabled={progress.state === "working"}
          onClick={() => void make()}
        >
          {progress.state === "working" ? words.working : words.make}
        </button>
      )}
      {progress.state === "failed" && <span className="note failed">{words.failed}</span>}
    </span>
  );
}

async function pdfOf(print: Parameters<typeof SavePdf>[0]["print"]): Promise<Blob> {
  // Keeps the library out of the Worker's build.
  if (import.meta.env.SSR) throw new Error("a PDF is made in the browser");
  const [{ sheetsPdf }, { drawnPng }] = await Promise.all([
    import("#app/couple/prints/pdf.ts"),
    import("#app/couple/archive/png.ts"),
  ]);
  const readFont = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const bytes = await sheetsPdf(print, { readFont, drawPng: drawnPng });
  return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
}
