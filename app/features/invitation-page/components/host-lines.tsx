import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FrontView } from "#app/features/invitation-page/view.ts";

/** The hosts' age and parents, below their names in a hero; nothing where neither is given. */
export function HostLines({ view: { age, parents } }: { view: FrontView }) {
  const { t } = useTranslation();
  if (age === null && parents === null) return null;
  return (
    <p className="host-lines">
      {age !== null && <span className="display">{t("kinds:age", { count: age })}</span>}
      {parents !== null && <span>{t("kinds:parents", { names: parents })}</span>}
    </p>
  );
}
