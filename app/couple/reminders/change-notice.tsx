import { Form } from "#app/couple/components/dashboard-place.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { NotifiedGuests } from "#app/domain/reply/change-notice.server.ts";

/** What has changed, and a button that tells it to the guests who gave an address or a chat for that. */
export function ChangeNotice({
  title,
  text,
  guests: { reachable, notified },
}: {
  /** What became of the day; null where hours and places alone have changed. */
  title: string | null;
  text: string;
  guests: NotifiedGuests;
}) {
  const { t } = useTranslation();
  const left = reachable - notified;
  return (
    <section className="change-notice">
      {title && <h2>{title}</h2>}
      <p className="message">{text}</p>
      {notified > 0 && <p role="status">{t("dashboard:changes.notified", { count: notified })}</p>}
      {left > 0 && (
        <Form method="post" action="/replies/reminders?about=change">
          <p>{t("dashboard:changes.addresses", { count: left })}</p>
          <button type="submit" name="mark" value="mail">
            {t("dashboard:changes.mail")}
          </button>
        </Form>
      )}
    </section>
  );
}
