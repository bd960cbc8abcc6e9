import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FollowView } from "#app/guest/sections/follow/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

const networks = ["instagram", "facebook", "telegram", "youtube", "tiktok"] as const;

export function Section({ section }: SectionProps<FollowView>) {
  const { t } = useTranslation();
  return (
    <section className="follow">
      <h2 className="display">{t("invitation:follow.heading")}</h2>
      <ul>
        {section.links.map(({ network, url }) => {
          const knownNetwork = networks.find((name) => name === network);
          return (
            <li key={url}>
              <a className="quiet-link" href={url} target="_blank" rel="noopener">
                {knownNetwork ? t(`invitation:follow.${knownNetwork}`) : network}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
