import { useTranslation } from "#app/i18n/use-translation.ts";

const steps = ["choose", "tell", "approve", "share"] as const;

/** The steps from choosing a design to the guests' replies. */
export function HomeSteps() {
  const { t } = useTranslation();
  return (
    <section className="band">
      <h2 className="display">{t("site:home.steps.heading")}</h2>
      <ol className="home-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <span className="display home-figure" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="display">{t(`site:home.steps.${step}.title`)}</h3>
            <p className="muted">{t(`site:home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Features of invitations; only those that exist may be promised. */
const features = [
  "guests.countdown",
  "guests.details",
  "guests.timing",
  "guests.maps",
  "guests.dress",
  "guests.languages",
  "hosts.reply",
  "hosts.page",
  "hosts.list",
  "hosts.password",
  "hosts.contact",
  "style.slider",
  "style.music",
  "style.video",
  "style.animations",
  "style.custom",
] as const;

export function HomeFeatures() {
  const { t } = useTranslation();
  return (
    <section className="band tinted">
      <h2 className="display">{t("site:home.features.heading")}</h2>
      <div className="home-features">
        {(["guests", "hosts", "style"] as const).map((group) => (
          <div key={group}>
            <h3 className="display">{t(`site:home.features.${group}.heading`)}</h3>
            <dl>
              {features
                .filter((feature) => feature.startsWith(group))
                .map((feature) => (
                  <div key={feature}>
                    <dt>{t(`site:home.features.${feature}.title`)}</dt>
                    <dd className="muted">{t(`site:home.features.${feature}.text`)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The studio's promises. */
export function HomePromises() {
  const { t } = useTranslation();
  return (
    <section className="band home-promises">
      <h2 className="display">{t("site:home.promises.heading")}</h2>
      <dl>
        {(["ready", "valid", "once"] as const).map((promise) => (
          <div key={promise}>
            <dt className="display">{t(`site:home.promises.${promise}.figure`)}</dt>
            <dd>{t(`site:home.promises.${promise}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("site:prices.vary")}</p>
    </section>
  );
}
