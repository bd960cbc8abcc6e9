import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/features/catalogue/components/live-frame.tsx";
import { registry } from "#app/design/drawing-parts.ts";

/** A phone below a painted arch with a whole invitation in it, scaled down, that can be opened. */
export function HomePhone({ language }: { language: "am" | "en" }) {
  const { t } = useTranslation();
  const { Shapes, Arch, Column, Base, Seal } = registry.ornament.pomegranate;
  return (
    <div className="home-niche">
      <Shapes />
      <Arch />
      <div className="home-room">
        {/* In the arch's own units, so that columns and head meet at any width. */}
        <svg
          className="home-columns"
          viewBox="0 0 360 4000"
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <g transform="translate(22)">
            <Column />
          </g>
          <g transform="translate(338)scale(-1 1)">
            <Column />
          </g>
        </svg>
        <div className="phone">
          {/* Shown until the invitation has loaded. */}
          <Seal />
          <LiveFrame
            src={language === "en" ? "/templates/1002/en" : "/templates/1002"}
            title={t("site:home.phone.title")}
          />
        </div>
      </div>
      <Base />
      <p className="muted">{t("site:home.phone.hint")}</p>
    </div>
  );
}
