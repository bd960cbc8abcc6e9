import { useTranslation } from "#app/i18n/use-translation.ts";
import { Kicker } from "#app/design/kicker.tsx";
import { HostLines } from "#app/features/invitation-page/components/host-lines.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import type { FrontView } from "#app/features/invitation-page/view.ts";

/** What a cover says about its hosts: the title as a kicker, the names, their age and parents. */
export function HeroTitle({ view }: { view: FrontView }) {
  const { t } = useTranslation();
  return (
    <>
      <Kicker text={view.title} language={view.language} />
      <h1>
        <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
      </h1>
      <HostLines view={view} />
    </>
  );
}
