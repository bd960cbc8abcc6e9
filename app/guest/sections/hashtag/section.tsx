import { CopyButton } from "#app/components/copy-button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { HashtagView } from "#app/guest/sections/hashtag/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

export function Section({ section: { tag, text } }: SectionProps<HashtagView>) {
  const { t } = useTranslation();
  return (
    <section className="hashtag">
      {text && <p className="lines">{text}</p>}
      <p className="display">{tag}</p>
      <CopyButton text={tag} label={t("invitation:bank.copy")} done={t("invitation:bank.copied")} />
    </section>
  );
}
