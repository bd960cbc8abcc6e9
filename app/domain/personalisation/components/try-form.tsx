import { useTranslation } from "#app/i18n/use-translation.ts";
import { nameMaxLength, type Personalisation } from "#app/domain/personalisation/schema.ts";

/** The id of the form's first field, for links to the form. */
export const firstNameField = "try-names";

/**
 * The form "try with your names": filled in once, applied to every design, carried into the order.
 * Works without script.
 * @param back the address to redirect to after saving.
 * @param today the first day that may be chosen, `2027-06-12`.
 */
export function TryForm({
  personalisation,
  back,
  today,
}: {
  personalisation: Personalisation | null;
  back: string;
  today: string;
}) {
  const { t } = useTranslation();
  const name = { maxLength: nameMaxLength, autoComplete: "off" };
  return (
    <form className="try-form" method="post" action="/try">
      <input type="hidden" name="back" value={back} />
      <label>
        {t("personalisation:first")}
        <input id={firstNameField} name="first" defaultValue={personalisation?.first} {...name} />
      </label>
      <label>
        {t("personalisation:second")}
        <input name="second" defaultValue={personalisation?.second} {...name} />
      </label>
      <label>
        {t("personalisation:date")}
        <input type="date" name="date" min={today} defaultValue={personalisation?.date} />
      </label>
      <p className="try-ways">
        <button type="submit" className="button primary">
          {t("personalisation:show")}
        </button>
        {personalisation && (
          <button type="submit" className="quiet-link" name="reset" value="1" formNoValidate>
            {t("personalisation:reset")}
          </button>
        )}
      </p>
    </form>
  );
}
