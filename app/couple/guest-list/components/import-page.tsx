import { useState, type FormEvent } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link, useNavigation } from "react-router";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import { ImportPreviewForm } from "#app/couple/guest-list/components/import-preview.tsx";
import type { ImportAnswer } from "#app/couple/guest-list/import/submit.server.ts";
import { sheetLimits } from "#app/domain/guests/import/sheet.ts";
import "./guest-list.css";
import "./guest-form.css";
import "./import-page.css";

/** The answer to a table, or that it did not arrive. */
export type ShownImport = ImportAnswer | { lost: "offline" | "try-again" };

/** Many households from a table: pasted, or in a file. Shows what it would change first. */
export function ImportPage({ frame, answer }: { frame: Frame; answer?: ShownImport }) {
  const { t } = useTranslation();
  const isPreview = answer !== undefined && "preview" in answer;
  return (
    <DashboardFrame
      frame={frame}
      current="guests"
      title={t(isPreview ? "dashboard-guests:preview.title" : "dashboard-guests:import.title")}
    >
      <p className="guest-back">
        {isPreview ? (
          <a href="/replies/guests/import">← {t("dashboard-guests:preview.other")}</a>
        ) : (
          <Link to="/replies/guests">← {t("dashboard-guests:back")}</Link>
        )}
      </p>
      {isPreview ? (
        // Selects begin anew with what was read, also where the households are the same.
        <ImportPreviewForm key={answer.fingerprint + answer.preview.reading.shown} {...answer} />
      ) : (
        <TableForm answer={answer} />
      )}
    </DashboardFrame>
  );
}

function TableForm({ answer }: { answer?: Exclude<ShownImport, { preview: unknown }> }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const [isTooLarge, setTooLarge] = useState(false);
  const problem = answer && ("lost" in answer ? answer.lost : answer.problem);
  const notice = isTooLarge ? "too-large" : problem;
  // Before the file is sent: 20 MB take a while on a phone.
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get("file");
    const isLarge = file instanceof File && file.size > sheetLimits.bytes;
    setTooLarge(isLarge);
    if (isLarge) event.preventDefault();
  };
  return (
    <Form
      className="guest-panel guest-form"
      method="post"
      encType="multipart/form-data"
      onSubmit={refuse}
      onChange={() => setTooLarge(false)}
    >
      <p>{t("dashboard-guests:import.lead")}</p>
      <div className="field">
        <label htmlFor="import-text">{t("dashboard-guests:import.text")}</label>
        <p className="hint">{t("dashboard-guests:import.text-hint")}</p>
        <textarea
          id="import-text"
          name="text"
          rows={8}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          defaultValue={answer && "text" in answer ? answer.text : ""}
        />
      </div>
      <div className="field">
        <label htmlFor="import-file">{t("dashboard-guests:import.file")}</label>
        <p className="hint">{t("dashboard-guests:import.file-hint")}</p>
        <input
          id="import-file"
          name="file"
          type="file"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,.xls,.xml,.htm,.html,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        />
      </div>
      <p className="form-error" role="alert" data-form-error>
        {!isSending && notice && t(`dashboard-guests:import.problem.${notice}`)}
      </p>
      <p className="guest-ways">
        <button type="submit" className="button" disabled={isSending}>
          {t("dashboard-guests:import.show")}
        </button>
      </p>
    </Form>
  );
}
