import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import { useHydrated } from "#app/components/use-hydrated.ts";
import type { ArchivePlan } from "#app/couple/archive/format.ts";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import "./archive-page.css";

type Progress =
  | { state: "idle" | "failed" }
  | { state: "working"; done: number; all: number }
  | { state: "ready"; href: string; lacksPdf: boolean; missing: number };

export type ArchiveView = {
  frame: Frame;
  plan: ArchivePlan;
  /** The day until which the answers are kept, as text; null where it is not known. */
  until: string | null;
};

/**
 * Everything that a couple keeps, in one file: made in their browser, piece by piece. Without script
 * the pieces are links.
 */
export function ArchivePage({ frame, plan, until }: ArchiveView) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const isHydrated = useHydrated();
  const file = `${plan.name}.zip`;
  // Only script makes the PDF; a browser can print one of the page.
  const lacksPdf = isHydrated ? progress.state === "ready" && progress.lacksPdf : true;

  async function build() {
    setProgress({ state: "working", done: 0, all: 1 });
    try {
      const { buildArchive } = await import("#app/couple/archive/format.ts");
      const tell = (done: number, all: number) => setProgress({ state: "working", done, all });
      const archive = await buildArchive(plan, tell);
      setProgress({
        state: "ready",
        href: URL.createObjectURL(archive.file),
        lacksPdf: archive.lacksPdf,
        missing: archive.missing,
      });
    } catch (error) {
      console.warn("no archive", error);
      setProgress({ state: "failed" });
    }
  }

  return (
    <DashboardFrame frame={frame} current="lists" title={t("dashboard-lists:list.archive.name")}>
      <p>{t("dashboard-lists:archive.what")}</p>
      {until && <p className="note">{t("dashboard-lists:archive.until", { date: until })}</p>}
      {isHydrated && (
        <div className="archive-make" role="status">
          {progress.state === "working" ? (
            <p>
              <progress value={progress.done} max={progress.all} />
              {t("dashboard-lists:archive.working", { done: progress.done, all: progress.all })}
            </p>
          ) : progress.state === "ready" ? (
            <a className="button" href={progress.href} download={file}>
              {t("dashboard-lists:archive.save", { file })}
            </a>
          ) : (
            <button type="button" className="button" onClick={() => void build()}>
              {t("dashboard-lists:archive.make")}
            </button>
          )}
          {progress.state === "ready" && progress.missing > 0 && (
            <p className="note">
              {t("dashboard-lists:archive.missing", { number: progress.missing })}
            </p>
          )}
          {progress.state === "failed" && (
            <p className="note failed">{t("dashboard-lists:archive.failed")}</p>
          )}
        </div>
      )}
      <h2>{t("dashboard-lists:archive.parts")}</h2>
      <ul className="archive-parts">
        {plan.pages.map(({ document, file: name }) => (
          <li key={name}>
            <a href={document} target="_blank" rel="noreferrer">
              {t("dashboard-lists:archive.page")} · {name}
            </a>
          </li>
        ))}
        {plan.files.map(({ name, address }) =>
          address === undefined ? null : (
            <li key={name}>
              <a href={address} download>
                {name}
              </a>
            </li>
          ),
        )}
      </ul>
      {lacksPdf && <p className="muted">{t("dashboard-lists:archive.pdf")}</p>}
    </DashboardFrame>
  );
}
