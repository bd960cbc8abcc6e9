import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/components/copy-button.tsx";
import type {
  FamilyView,
  GuideSectionView,
  HashtagView,
  LiveView,
  QuestionsView,
  TravelView,
} from "#app/guest/view-guide.ts";

/** The sections that help a guest to come, and say who else invites. */
export function GuideSection({ section }: { section: GuideSectionView }) {
  switch (section.type) {
    case "family":
      return <FamilySection section={section} />;
    case "travel":
      return <TravelSection section={section} />;
    case "questions":
      return <QuestionsSection section={section} />;
    case "hashtag":
      return <HashtagSection section={section} />;
    case "live":
      return <LiveSection section={section} />;
  }
}

function FamilySection({ section: { heading, groups } }: { section: FamilyView }) {
  return (
    <section className="family">
      {heading && <h2 className="display">{heading}</h2>}
      <ul>
        {groups.map(({ title, names }) => (
          <li key={title}>
            <h3 className="muted">{title}</h3>
            {names.map((name) => (
              <p key={name} className="display">
                {name}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How to come from afar and where to stay. */
function TravelSection({ section: { heading, text, places } }: { section: TravelView }) {
  const { t } = useTranslation();
  return (
    <section className="travel">
      <h2 className="display">{heading ?? t("invitation:travel.heading")}</h2>
      {text && <p className="lines">{text}</p>}
      {places.length > 0 && (
        <ul>
          {places.map(({ name, note, price, url }) => (
            <li key={name}>
              <h3 className="display">{name}</h3>
              {note && <p className="lines">{note}</p>}
              {price && <p className="muted">{price}</p>}
              {url && (
                <p>
                  <a className="quiet-link" href={url} target="_blank" rel="noopener">
                    {t("invitation:travel.open")}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Questions are sentences, hence in the text's letters: a hand's are too fine for them.
 * All answers lie open: a guest who looks for one reads the page, also on paper.
 */
function QuestionsSection({ section: { heading, items } }: { section: QuestionsView }) {
  const { t } = useTranslation();
  return (
    <section className="questions">
      <h2 className="display">{heading ?? t("invitation:questions.heading")}</h2>
      <dl>
        {items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className="lines">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HashtagSection({ section: { tag, text } }: { section: HashtagView }) {
  const { t } = useTranslation();
  return (
    <section className="hashtag">
      {text && <p className="lines">{text}</p>}
      <p className="display">{tag}</p>
      <CopyButton text={tag} label={t("invitation:bank.copy")} done={t("invitation:bank.copied")} />
    </section>
  );
}

function LiveSection({ section: { text, url } }: { section: LiveView }) {
  const { t } = useTranslation();
  return (
    <section className="live">
      <h2 className="display">{t("invitation:live.heading")}</h2>
      {text && <p className="lines">{text}</p>}
      {url === null ? (
        <p className="muted">{t("invitation:live.later")}</p>
      ) : (
        <p className="actions">
          <a className="button primary" href={url} target="_blank" rel="noopener">
            {t("invitation:live.watch")}
          </a>
        </p>
      )}
    </section>
  );
}
