import { isLong, Names } from "#app/designs/kit/names.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClosingView } from "#app/guest/sections/closing/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** The last words over the hosts' names. */
export function Section({
  section: { text },
  view,
  ornament: { Branch, Seal },
}: SectionProps<ClosingView>) {
  const { t } = useTranslation();
  return (
    <section className="closing" data-wide="">
      <Branch />
      {text && (
        <p className="display closing-text" data-long={isLong(text) || undefined}>
          {text}
        </p>
      )}
      <Names names={view.names} and={t("words:and")} />
      <Seal />
    </section>
  );
}
