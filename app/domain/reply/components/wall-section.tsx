import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import {
  longestWish,
  type AfterReplyProblem,
  type Wall,
} from "#app/domain/reply/after-reply/fields.ts";

/**
 * After the day: the wishes of guests who came, and a form for those of this browser. What they
 * wrote is text and nothing else.
 */
export function WallSection({
  wall: { wishes, own: ownWishes },
  problem,
  ornament: { Emblem },
}: {
  wall: Wall;
  problem?: AfterReplyProblem;
  ornament: OrnamentPart;
}) {
  const { t } = useTranslation();
  if (wishes.length === 0 && ownWishes.length === 0) return null;
  return (
    <section id="wishes" className="wall-of-wishes">
      <Emblem />
      <h2 className="display">{t("form:wall.heading")}</h2>
      {ownWishes.map((wish) => (
        <WishForm
          key={wish.mark}
          wish={wish}
          problem={ownWishes.length === 1 ? problem : undefined}
          isFirst={wish.text === ""}
        />
      ))}
      {wishes.length > 0 && (
        <ul>
          {wishes.map(({ id, name, text, lang }) => (
            <li key={id}>
              <figure>
                <blockquote className="lines" dir="auto" lang={lang}>
                  {text}
                </blockquote>
                <figcaption className="muted">
                  <bdi>{name}</bdi>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WishForm({
  wish: { to, mark, name, text, isHidden },
  problem,
  isFirst,
}: {
  wish: Wall["own"][number];
  problem?: AfterReplyProblem;
  isFirst: boolean;
}) {
  const { t } = useTranslation();
  const id = `wish-${mark}`;
  const form = (
    <form className="reply-form" method="post" action={`${to}#wishes`}>
      <input type="hidden" name="mark" value={mark} />
      <div className="field">
        <label htmlFor={id}>
          <bdi>{name}</bdi>
        </label>
        <textarea
          id={id}
          name="wish"
          rows={4}
          maxLength={longestWish}
          required={isFirst}
          dir="auto"
          defaultValue={problem?.typed ?? text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
        />
        <p className="hint" id={`${id}-hint`}>
          {t("form:wall.hint")}
        </p>
        <p className="error" id={`${id}-problem`} role="alert">
          {problem && t(`form-messages:${problem.problem}`, { max: longestWish })}
        </p>
      </div>
      <button type="submit" className="send">
        {t(isFirst ? "form:wall.send" : "form:wall.save")}
      </button>
    </form>
  );
  if (isFirst) return form;
  return (
    <details open={problem !== undefined}>
      <summary>
        {t("form:wall.change")} · <bdi>{name}</bdi>
      </summary>
      {isHidden && <p className="muted">{t("form:wall.hidden")}</p>}
      {form}
    </details>
  );
}
