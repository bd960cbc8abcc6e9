import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Shortcut } from "#app/guest/shortcuts/links.ts";

/**
 * A bar at the foot of a phone's screen. In the page it precedes the form and is sticky, so it is
 * visible from the end of the cover until the form is reached.
 * @param besideMusic whether the music switch is at its end.
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

/** Below a cover's date: the reply deadline and a link to the form. */
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
