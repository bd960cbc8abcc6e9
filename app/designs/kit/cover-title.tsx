import type { ReactNode } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import { Kicker } from "#app/designs/kit/kicker.tsx";
import { HostLines } from "#app/designs/kit/host-lines.tsx";
import { Names } from "#app/designs/kit/names.tsx";
import type { CoverView } from "#app/designs/contract.ts";

/**
 * A cover's text about its hosts: the title, the names, their age and parents.
 * @param kicker the title as a cover sets it, where that is not as a kicker.
 */
export function CoverTitle({ view, kicker }: { view: CoverView; kicker?: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      {kicker ?? <Kicker text={view.title} language={view.language} />}
      <h1>
        <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
      </h1>
      <HostLines view={view} />
    </>
  );
}
