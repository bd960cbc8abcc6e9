import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AfterReplyProblem, ChangesState } from "#app/domain/reply/after-reply-fields.ts";

/**
 * Where a guest who comes may leave an address or bind a Telegram chat, to be told of a new hour or
 * place. Works without script.
 */
export function ChangesForm({
  changes: { mark, address, isOver, chat },
  problem,
}: {
  changes: ChangesState;
  problem?: AfterReplyProblem;
}) {
  const { t } = useTranslation();
  const isOfAddress = problem !== undefined && problem.intent !== "chat";
  return (
    <div className="changes" id="changes">
      {chat === "bound" && (
        <TakeBack mark={mark} intent="chat" button={t("form:changes.chat-remove")}>
          {t("form:changes.chat-given")}
          {problem?.intent === "chat" && (
            <span className="error" role="alert">
              {t(`form-messages:${problem.problem}`)}
            </span>
          )}
        </TakeBack>
      )}
      {address !== null && !isOfAddress && (
        <TakeBack mark={mark} intent="address" button={t("form:changes.remove")}>
          {t(isOver ? "form:changes.over" : "form:changes.given")} <bdi>{address}</bdi>
        </TakeBack>
      )}
      {(isOfAddress || (address === null && chat !== "bound")) && (
        <AddressForm mark={mark} {...(isOfAddress ? { problem } : {})} />
      )}
      {chat !== null && chat !== "bound" && (
        <a className="change" href={chat.href} target="_blank" rel="noopener">
          {t("form:changes.chat")}
        </a>
      )}
    </div>
  );
}

function AddressForm({ mark, problem }: { mark: string; problem?: AfterReplyProblem }) {
  const { t } = useTranslation();
  return (
    <form className="reply-form" method="post" action="#changes">
      <input type="hidden" name="intent" value="address" />
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

/** What is used to tell the guest, and a button that ends it. */
function TakeBack({
  mark,
  intent,
  button,
  children,
}: {
  mark: string;
  intent: "address" | "chat";
  button: string;
  children: ReactNode;
}) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="mark" value={mark} />
      {intent === "address" && <input type="hidden" name="email" value="" />}
      <p className="muted">{children}</p>
      <button type="submit" className="change">
        {button}
      </button>
    </form>
  );
}
