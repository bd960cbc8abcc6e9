import { Link } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** That a list leaves out answers which are doubtful, on paper too. */
export function DoubtfulNote({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <p className="note">
      <Link to="/replies?answer=check#list">{t("dashboard-lists:doubtful", { count })}</Link>
    </p>
  );
}
