import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ReplyView } from "#app/guest/sections/reply/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/**
 * The frame of the reply section around its form. The section's own heading and text are shown only
 * while a reply is asked for.
 */
export function Section({
  section,
  reply,
  form,
  ornament: { Emblem, Corner },
}: SectionProps<ReplyView>) {
  const { t } = useTranslation();
  if (!reply) return null;
  const asks =
    (reply.state === "open" && !reply.justSent && !reply.unread) || reply.state === "chat";
  const heading = asks
    ? (section.heading ?? t("invitation:reply.heading"))
    : reply.state === "tried"
      ? t(`form:tried.${reply.trying}`)
      : t(reply.state === "closed" ? "form:closed-title" : "form:thanks");
  return (
    <section id="reply" className="reply paper" data-wide="">
      <Emblem />
      {["a", "b", "c", "d"].map((corner) => (
        <Corner key={corner} />
      ))}
      <h2 className="display">{heading}</h2>
      {asks && section.text && <p className="lines">{section.text}</p>}
      {form}
    </section>
  );
}
