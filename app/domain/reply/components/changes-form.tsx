import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AfterReplyProblem, ChangesState } from "#app/domain/reply/after-reply/fields.ts";

/**
 * A form by which a guest who comes may leave an address or bind a Telegram chat, to be told of a
 * new hour or place. Works without script.
 */
export function ChangesForm({
  changes: { to, mark, address, isOver, chat },
  problem,
}: {
  changes: ChangesState;
  problem?: AfterReplyProblem;
}) {
  const { t } = useTranslation();
  const isOfAddress = problem !== undefined && problem.form !== "chat";
  return (
    <div className="changes" id="changes">
      {chat === "bound" && (
        <TakeBack to={to.chat} mark={mark} button={t("form:changes.chat-remove")}>
          {t("form:changes.chat-given")}
          {problem?.form === "chat" && (
            <span className="error" role="alert">
              {t(`form-messages:${problem.problem}`)}
            </span>
          )}
        </TakeBack>
      )}
      {address !== null && !isOfAddress && (
        <TakeBack to={to.address} mark={mark} button={t("form:changes.remove")}>
          {t(isOver ? "form:changes.over" : "form:changes.given")} <bdi>{address}</bdi>
        </TakeBack>
      )}
      {(isOfAddress || (address === null && chat !== "bound")) && (
        <AddressForm to={to.address} mark={mark} {...(isOfAddress ? { problem } : {})} />
      )}
      {chat !== null && chat !== "bound" && (
        <a className="change" href={chat.href} target="_blank" rel="noopener">
          {t("form:changes.chat")}
        </a>
      )}
    </div>
  );
}

function AddressForm({
  to,
  mark,
  problem,
}: {
  to: string;
  mark: string;
  problem?: AfterReplyProblem;
}) {
  const { t } = useTranslation();
  return (
    <form className="reply-form" method="post" action={`${to}#changes`}>
      <input type="hidden" name="mark" value={mark} />
      <div className="field">
        <label htmlFor="changes-email">{t("form:changes.label")}</label>
        <input
          id="changes-email"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={problem?.typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby="changes-problem"
        />
        <p className="error" id="changes-problem" role="alert">
          {problem && t(`form-messages:${problem.problem}`)}
        </p>
      </div>
      <button type="submit" className="button">
        {t("form:changes.send")}
      </button>
    </form>
  );
}

/** The way in which the guest is told, and a button that ends it. */
function TakeBack({
  to,
  mark,
  button,
  children,
}: {
  to: string;
  mark: string;
  button: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={to}>
      <input type="hidden" name="mark" value={mark} />
      <p className="muted">{children}</p>
      <button type="submit" className="change">
        {button}
      </button>
    </form>
  );
}
