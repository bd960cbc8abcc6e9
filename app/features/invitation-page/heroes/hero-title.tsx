import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Kicker } from "#app/design/kicker.tsx";
import { HostLines } from "#app/features/invitation-page/components/host-lines.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import type { FrontView } from "#app/features/invitation-page/view.ts";

/**
 * What a cover says about its hosts: the title, the names, their age and parents.
 * @param kicker the title as a cover sets it, where that is not as a kicker.
 */
export function HeroTitle({ view, kicker }: { view: FrontView; kicker?: ReactNode }) {
  const { t } = useTranslation();
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
