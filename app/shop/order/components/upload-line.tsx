import { materialTerms } from "#app/shop/order/material/terms.ts";
import type { Upload } from "#app/shop/order/material/uploads.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** A file on its way, or why it was not taken. */
export function UploadLine({ upload, dismiss }: { upload: Upload; dismiss: () => void }) {
  const { t } = useTranslation();
  const { name, size, sent, state, problem, picture } = upload;
  const percent = size === 0 ? 0 : Math.floor((100 * sent) / size);
  const saying =
    state === "refused"
      ? t("order:material.not-sent", {
          reason: t(`order:material.problems.${problem ?? "try-again"}`, materialTerms),
        })
      : state === "offline"
        ? t("order:material.offline")
        : state === "waiting"
          ? t("order:material.waiting")
          : t("order:material.sending", { percent });
  return (
    <li data-upload={state}>
      {picture ? <img src={picture} alt="" /> : <span className="material-blank" />}
      <div>
        <p className="material-name">{name}</p>
        {state !== "refused" && <progress value={sent} max={size} aria-label={name} />}
        <p className={state === "refused" ? "error" : "muted"} role={problem ? "alert" : undefined}>
          {saying}
        </p>
      </div>
      <button
        type="button"
        className="material-sign"
        aria-label={`${t("order:material.dismiss")}: ${name}`}
        onClick={dismiss}
      >
        ×
      </button>
    </li>
  );
}
