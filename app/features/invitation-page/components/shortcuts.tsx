import { useTranslation } from "react-i18next";
import type { Shortcut } from "#app/features/invitation-page/shortcuts.ts";

/**
 * A bar at the foot of a phone's screen, from the end of the cover to the form: it stands in the page
 * right above the form and sticks to the screen's edge until the guest comes there.
 * @param besideMusic whether the switch of the music stands at its end.
 */
export function Shortcuts({
  shortcuts,
  besideMusic,
}: {
  shortcuts: readonly Shortcut[];
  besideMusic: boolean;
}) {
  const { t } = useTranslation();
  if (shortcuts.length === 0) return null;
  return (
    <nav
      className="shortcuts"
      aria-label={t("invitation:shortcuts.label")}
      data-beside-music={besideMusic ? "" : undefined}
    >
      {shortcuts.map(({ to, label }) => (
        <a key={to} href={`#${to}`}>
          {t(`invitation:shortcuts.${label}`)}
        </a>
      ))}
    </nav>
  );
}

/** Under a cover's date: by when an answer is asked for, and the way to the form. */
export function ReplyLink({ deadline }: { deadline: string | null }) {
  const { t } = useTranslation();
  return (
    <a className="reply-link" href="#reply">
      {deadline === null
        ? t("invitation:reply.please")
        : t("invitation:reply.by", { date: deadline })}
    </a>
  );
}
