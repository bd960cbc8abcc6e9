import { Fragment } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { triedNames } from "#app/shop/site/names.ts";
import { firstNameField } from "#app/domain/personalisation/components/try-form.tsx";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/**
 * A line below the bar, on pages that show designs: whose names stand in them now, and the way to
 * the form that changes them. Nothing while no names are tried.
 * @param page the address of the page with that form, if it is another one.
 */
export function NamesStrip({
  personalisation,
  page = "",
}: {
  personalisation: Personalisation | null;
  page?: string;
}) {
  const { t } = useTranslation();
  if (!personalisation) return null;
  return (
    <p className="names-strip">
      <b>
        {triedNames(personalisation, t).map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{" "}
          </Fragment>
        ))}
      </b>
      {/* A field of the form, because browsers then unfold the panel that it is in. */}
      <a href={`${page}#${firstNameField}`}>{t("site:try.change")}</a>
    </p>
  );
}
