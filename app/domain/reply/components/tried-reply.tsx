import { useTranslation } from "#app/i18n/use-translation.ts";
import { bcp47, defaultLanguage, hostLanguage, orderLanguageOf } from "#app/i18n/languages.ts";
import type { TriedReply as Tried } from "#app/domain/reply/state.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { senderName } from "#app/i18n/studio-texts.ts";

/** The result of a demo's form: the letter that the hosts would get, as a mail client shows it. */
export function TriedReply({ trying, letter, byTelegram, design }: Tried) {
  const { t, i18n } = useTranslation();
  return (
    <div className="reply-tried" role="status" tabIndex={-1} data-reply-sent>
      <p>{t(`form:tried.${trying}-kept`)}</p>
      <p>{t(byTelegram ? `form:tried.${trying}-telegram` : `form:tried.${trying}-mail`)}</p>
      <figure className="letter-window">
        <figcaption>
          <b lang={bcp47(defaultLanguage)}>{senderName}</b>
          <span lang={bcp47(hostLanguage)}>{letter.subject}</span>
        </figcaption>
        {/* A sandbox without permissions: no scripts, no navigation. */}
        <iframe
          sandbox=""
          srcDoc={letter.html}
          height={letter.height}
          title={t("form:tried.letter")}
        />
      </figure>
      {trying === "demo" && (
        <a
          className="button primary"
          href={sayLanguage(`/order?template=${design}`, orderLanguageOf(i18n.language))}
        >
          {t("personalisation:order")}
        </a>
      )}
      <a className="change" href="?#reply">
        {t("form:tried.again")}
      </a>
    </div>
  );
}
