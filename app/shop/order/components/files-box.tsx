import type { DeliverableKind } from "#app/shop/order/deliverables/kinds.ts";
import { bcp47, languageNames, type Language } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The files of one language, each with its size in megabytes. */
export type DeliveredFiles = {
  language: Language;
  files: { kind: DeliverableKind; href: string; name: string; megabytes: string }[];
};

/** The files that were made of an order's card or animation, to be saved. */
export function FilesBox({ delivered }: { delivered: readonly DeliveredFiles[] }) {
  const { t } = useTranslation();
  if (delivered.length === 0) return null;
  return (
    <section className="order-files" id="files" aria-labelledby="files-heading">
      <h2 className="display" id="files-heading">
        {t("order:files.heading")}
      </h2>
      {delivered.map(({ language, files }) => (
        <div key={language}>
          {delivered.length > 1 && <h3 lang={bcp47(language)}>{languageNames[language]}</h3>}
          <ul>
            {files.map(({ kind, href, name, megabytes }) => (
              <li key={kind}>
                <a className="quiet-link" href={href} download={name}>
                  {t(`order:files.kinds.${kind}`)}
                </a>{" "}
                <small className="muted">{t("order:files.size", { size: megabytes })}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
