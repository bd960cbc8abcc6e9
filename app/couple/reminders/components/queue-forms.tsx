import { Form } from "#app/couple/components/dashboard-place.tsx";
import type { WordsView } from "#app/couple/reminders/view.ts";
import { longestWords } from "#app/domain/guests/words/kinds.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The words of the card's message, which hosts may replace for all households of its language. */
export function WordsForm({ words, here }: { words: WordsView; here: string }) {
  const { t } = useTranslation();
  const { kind, language, languageName, lang, text, isOwn } = words;
  return (
    <details className="words">
      <summary>{t("dashboard-sending:words.change")}</summary>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="was" value={text} />
        <label htmlFor="own-words">{t(`dashboard-sending:words.${kind}`)}</label>
        <textarea
          id="own-words"
          // A saved message, or another one, replaces the field's text.
          key={`${kind} ${language} ${text}`}
          name="text"
          rows={4}
          lang={lang}
          dir="auto"
          maxLength={longestWords}
          defaultValue={text}
          aria-describedby="own-words-hint"
        />
        <p className="hint" id="own-words-hint">
          {t("dashboard-sending:words.hint", { language: languageName })}
        </p>
        <p className="word-ways">
          <button type="submit" name="mark" value="words">
            {t("dashboard-sending:words.save")}
          </button>
          {isOwn && (
            <button type="submit" name="mark" value="usual">
              {t("dashboard-sending:words.usual")}
            </button>
          )}
        </p>
      </Form>
    </details>
  );
}

/** Marks all invitations of the filter's sender, for those that went out in another way. */
export function MarkAll({ count, here }: { count: number; here: string }) {
  const { t } = useTranslation();
  return (
    <details className="mark-all">
      <summary>{t("dashboard-sending:all.heading")}</summary>
      <Form method="post" action={here}>
        <p>{t("dashboard-sending:all.text", { count })}</p>
        <button type="submit" name="mark" value="all">
          {t("dashboard-sending:all.mark")}
        </button>
      </Form>
    </details>
  );
}
