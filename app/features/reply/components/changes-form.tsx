import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AfterReplyProblem, ChangesState } from "#app/features/reply/after-reply.ts";

/**
 * Where a guest who comes may leave an address, to be told of a new hour or place. Works without
 * script.
 */
export function ChangesForm({
  changes: { mark, address },
  problem,
}: {
  changes: ChangesState;
  problem?: AfterReplyProblem;
}) {
  const { t } = useTranslation();
  const hidden = (
    <>
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="mark" value={mark} />
    </>
  );
  if (address !== null && !problem)
    return (
      <form className="changes" method="post" id="changes">
        {hidden}
        <input type="hidden" name="email" value="" />
        <p className="muted">
          {t("form:changes.given")} <bdi>{address}</bdi>
        </p>
        <button type="submit" className="change">
          {t("form:changes.remove")}
        </button>
      </form>
    );
  return (
    <form className="changes reply-form" method="post" action="#changes" id="changes">
      {hidden}
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
