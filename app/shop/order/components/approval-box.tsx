import type { ReactNode } from "react";
import { TranslatorContext, useTranslation } from "#app/i18n/use-translation.ts";
import { bcp47, languageNames } from "#app/i18n/languages.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import type { ApprovalFailure } from "#app/shop/order/approval/submit.server.ts";
import type { ApprovalView } from "#app/shop/order/approval/view.ts";
import { longest } from "#app/shop/order/limits.ts";
import { includedRounds } from "#app/shop/order/rounds/view.ts";
import { studio } from "#app/i18n/studio.ts";

/**
 * The box below a preview, in which its customer approves it or requests changes. In the studio's
 * look and the customer's language, to set it apart from the invitation.
 */
export function ApprovalBox({
  approval,
  failure,
}: {
  approval: ApprovalView;
  failure?: ApprovalFailure;
}) {
  return (
    <InLanguage of={approval}>
      <Box approval={approval} failure={failure} />
    </InLanguage>
  );
}

/** The strip above a preview: says that only the customer sees it, and links to the box. */
export function ApprovalStrip({ approval }: { approval: ApprovalView }) {
  return (
    <InLanguage of={approval}>
      <Strip approval={approval} />
    </InLanguage>
  );
}

/** Renders texts in the customer's language, whatever the preview's. */
function InLanguage({ of, children }: { of: ApprovalView; children: ReactNode }) {
  const { i18n } = useTranslation();
  if (!i18n.inLanguage) throw new Error("a preview is rendered on the server alone");
  return <TranslatorContext value={i18n.inLanguage(of.language)}>{children}</TranslatorContext>;
}

function Box({ approval, failure }: { approval: ApprovalView; failure?: ApprovalFailure }) {
  const { t } = useTranslation();
  const { language, phase, changeRequest, rounds, done, page, status } = approval;
  return (
    <section
      className="studio-panel approval pairing-didot-italic"
      id="approval"
      tabIndex={-1}
      lang={bcp47(language)}
      aria-labelledby="approval-heading"
      data-approval={phase}
    >
      <h2 className="display" id="approval-heading">
        {t(`order:approval.${phase}-heading`)}
      </h2>
      <p>{t(`order:approval.${phase}-text`)}</p>
      {phase === "ask" && changeRequest && (
        <>
          <p className="muted">{t("order:approval.checked")}</p>
          <blockquote>{changeRequest}</blockquote>
          {done && (
            <>
              <p className="muted">{t("order:rounds.done")}</p>
              <blockquote>{done}</blockquote>
            </>
          )}
        </>
      )}
      {phase !== "approved" && rounds > 0 && (
        <p className="muted">
          {t("order:rounds.heading", {
            round: Math.min(rounds, includedRounds),
            of: includedRounds,
          })}
        </p>
      )}
      {phase === "ask" && <Approve {...approval} />}
      {phase !== "work" && (
        <ChangeRequestForm
          page={page}
          failure={failure}
          known={phase === "change-requested" ? changeRequest : null}
        >
          {t(`order:approval.${leadIn[phase]}`)}
        </ChangeRequestForm>
      )}
      <p>
        <a className="quiet-link" href={status}>
          {t("order:mail.thanks-link")}
        </a>
      </p>
    </section>
  );
}

/** The button that approves the page, and of several languages which others are to be read. */
function Approve({ pages, page, revision }: Pick<ApprovalView, "pages" | "page" | "revision">) {
  const { t } = useTranslation();
  const currentPage = pages.find(({ isShown }) => isShown);
  return (
    <>
      {pages.length > 0 && (
        <ul className="approval-pages">
          {pages.map(({ language, href, isShown, isApproved }) => (
            <li key={language} data-approved={isApproved ? "" : undefined}>
              {isShown ? (
                <span lang={bcp47(language)}>{languageNames[language]}</span>
              ) : (
                <a href={`${href}#approval`} hrefLang={bcp47(language)} lang={bcp47(language)}>
                  {languageNames[language]}
                </a>
              )}
              <span className="muted">
                {t(isApproved ? "order:approval.page-approved" : "order:approval.page-open")}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!currentPage?.isApproved && (
        <form method="post" action={`${page}#approval`}>
          <input type="hidden" name="intent" value="approve" />
          <input type="hidden" name="revision" value={revision} />
          {currentPage && <input type="hidden" name="language" value={currentPage.language} />}
          <button type="submit" className="button primary approve">
            {currentPage
              ? t("order:approval.approve-page", { language: languageNames[currentPage.language] })
              : t("order:status.approve")}
          </button>
        </form>
      )}
    </>
  );
}

/** Keys of the text before the change request form. */
const leadIn = { ask: "or", approved: "late", "change-requested": "add" } as const;

function ChangeRequestForm({
  page,
  failure,
  known,
  children,
}: {
  page: string;
  failure?: ApprovalFailure;
  known: string | null;
  children: string;
}) {
  const { t } = useTranslation();
  const problem =
    failure && t(`order:messages.${failure.problem}`, { phone: formatPhone(studio.phone) });
  return (
    <form className="reply-form" method="post" action={`${page}#approval`} noValidate>
      <input type="hidden" name="intent" value="change-request" />
      <p>{children}</p>
      <div className="field">
        <label htmlFor="change-request">{t("order:status.change-request")}</label>
        <textarea
          id="change-request"
          name="changeRequest"
          rows={3}
          required
          // Longer than the limit, so that an overlong text is reported instead of cut off.
          maxLength={longest.lines * 2}
          defaultValue={failure?.changeRequest ?? known ?? ""}
          aria-invalid={failure ? true : undefined}
          aria-describedby="change-request-error"
        />
        <p className="error" id="change-request-error" role={failure && "alert"}>
          {problem}
        </p>
      </div>
      <button type="submit" className="button">
        {t("order:status.send-change-request")}
      </button>
    </form>
  );
}

function Strip({ approval: { language, phase } }: { approval: ApprovalView }) {
  const { t } = useTranslation();
  return (
    <aside className="studio-panel approval-strip pairing-didot-italic" lang={bcp47(language)}>
      <p>{t("order:approval.strip")}</p>
      <a href="#approval">{t(`order:approval.to-${phase}`)}</a>
    </aside>
  );
}
