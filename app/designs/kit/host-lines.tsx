import { useWords } from "#app/designs/kit/words.ts";
import type { CoverView } from "#app/designs/contract.ts";

/** The hosts' age and parents, below their names in a hero; nothing where neither is given. */
export function HostLines({
  view: { age, parents },
}: {
  view: Pick<CoverView, "age" | "parents">;
}) {
  const { t } = useWords();
  if (age === null && parents === null) return null;
  return (
    <p className="host-lines">
      {age !== null && <span className="display">{t("kinds:age", { count: age })}</span>}
      {parents !== null && <span>{t("kinds:parents", { names: parents })}</span>}
    </p>
  );
}
