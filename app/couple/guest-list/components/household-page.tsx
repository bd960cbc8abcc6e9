import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link, useIsDemo } from "#app/couple/components/dashboard-place.tsx";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import { When } from "#app/couple/components/when.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import { HouseholdForm } from "#app/couple/guest-list/components/household-form.tsx";
import { LinkPanel } from "#app/couple/guest-list/components/link-panel.tsx";
import { useShownFromTop } from "#app/couple/guest-list/components/use-shown-from-top.ts";
import type { UsualValues } from "#app/couple/guest-list/household/rules.ts";
import type { HouseholdValues } from "#app/couple/guest-list/household/fields.ts";
import type { HouseholdChoices, HouseholdView } from "#app/couple/guest-list/household/view.ts";
import type {
  SaveAnswer,
  Undoable,
  UnsavedAnswer,
} from "#app/couple/guest-list/household/types.ts";
import type { Difference } from "#app/couple/guest-list/household/submit.server.ts";
import "./guest-list.css";
import "./guest-form.css";

/** Actions taken on a household before its page is shown. */
export const householdDone = [
  "saved",
  "undone",
  "not-undone",
  "restored",
  "renewed",
  "revoked",
] as const;
export type HouseholdDone = (typeof householdDone)[number];

/** A household's page: what it is, its link with messages to send, its form, and its end. */
export function HouseholdPage({
  view,
  done,
  answer,
}: {
  view: HouseholdView;
  done: HouseholdDone | null;
  answer?: SaveAnswer;
}) {
  const { t } = useTranslation();
  const isDemo = useIsDemo();
  const { frame, id, name, state, sentAt, visits, reply } = view;
  const undo = answer && "undo" in answer ? answer.undo : undefined;
  const unsaved = answer && !("undo" in answer) ? answer : undefined;
  const failure = unsaved && "values" in unsaved ? unsaved : undefined;
  const isStale = failure?.problem === "stale";
  const { values, usual, version } = failure ?? view;
  return (
    <DashboardFrame frame={frame} current="guests" title={name}>
      <BackToList />
      {done && !answer && (
        <p className="note" role="status">
          {t(`dashboard-guests:done.${done}`)}
          {done === "saved" && !frame.isReadOnly && (
            <>
              {" "}
              <Link to="/replies/guests/new">{t("dashboard-guests:done.next")}</Link>
            </>
          )}
        </p>
      )}
      <p className="guest-state">
        {visits.length > 0 ? visits.join(" · ") : t(`dashboard-guests:state.${state}`)} ·{" "}
        {sentAt !== null && !reply && (
          <>
            {t("dashboard-sending:state.sent")}{" "}
            <When instant={sentAt} timeZone={frame.about.timeZone} /> ·{" "}
          </>
        )}
        {reply ? (
          <Link to={`/replies/answers/${reply}`}>{t("dashboard-guests:has-replied")}</Link>
        ) : (
          t("dashboard-guests:not-replied")
        )}
      </p>
      {undo && <Saved id={id} undo={undo} />}
      {isStale && <Differences differences={failure.differences} />}
      {isDemo && <LinkPanel id={id} state={state} link={view.link} sentAt={sentAt} />}
      {frame.isReadOnly || isDemo ? (
        <Facts facts={view.facts} />
      ) : (
        <div className="guest-columns">
          {!isStale && <LinkPanel id={id} state={state} link={view.link} sentAt={sentAt} />}
          <section className="guest-panel">
            <h2>{t("dashboard-guests:form.heading")}</h2>
            {/* Other values are another form: what is stored now replaces what was typed. */}
            <HouseholdForm
              key={isStale ? `stale ${version}` : view.version}
              values={values}
              usual={usual}
              made={{ version }}
              choices={view.choices}
              answer={unsaved}
            />
          </section>
          <RemoveHousehold id={id} reply={reply} />
        </div>
      )}
    </DashboardFrame>
  );
}

/** The page of a household that is to be added. */
export function NewHouseholdPage({
  frame,
  id,
  values,
  usual,
  choices,
  isNext,
  answer,
}: {
  frame: Frame;
  /** The id that it gets. */
  id: string;
  values: HouseholdValues;
  usual: UsualValues;
  choices: HouseholdChoices;
  /** Another household was saved just before. */
  isNext: boolean;
  answer?: UnsavedAnswer;
}) {
  const { t } = useTranslation();
  const failure = answer && "values" in answer ? answer : undefined;
  return (
    <DashboardFrame frame={frame} current="guests" title={t("dashboard-guests:form.new")}>
      <BackToList />
      {isNext && !answer && (
        <p className="note" role="status">
          {t("dashboard-guests:done.saved")}
        </p>
      )}
      <section className="guest-panel">
        <HouseholdForm
          // A form for the next household begins empty.
          key={id}
          values={failure?.values ?? values}
          usual={failure?.usual ?? usual}
          made={{ id: failure?.id ?? id }}
          choices={choices}
          answer={answer}
        >
          <button type="submit" className="button plain" name="intent" value="save-next">
            {t("dashboard-guests:form.save-next")}
          </button>
        </HouseholdForm>
      </section>
    </DashboardFrame>
  );
}

function BackToList() {
  const { t } = useTranslation();
  return (
    <p className="guest-back">
      <Link to="/replies/guests">← {t("dashboard-guests:back")}</Link>
    </p>
  );
}

/** A change was saved, and can be undone while the page is open. */
function Saved({ id, undo }: { id: string; undo: Undoable }) {
  const { t } = useTranslation();
  useShownFromTop();
  return (
    <Form method="post" action={`/replies/guests/${id}`} className="note guest-undo">
      <p role="status">{t("dashboard-guests:done.saved")}</p>
      <input type="hidden" name="version" value={undo.version} />
      <input type="hidden" name="removed" value={undo.removed} />
      <input type="hidden" name="signature" value={undo.signature} />
      <button type="submit" name="intent" value="undo">
        {t("dashboard-guests:list.undo")}
      </button>{" "}
      <Link to="/replies/guests/new">{t("dashboard-guests:done.next")}</Link>
    </Form>
  );
}

/** Values that somebody else has saved meanwhile, beside those that were typed here. */
function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation();
  useShownFromTop();
  return (
    <section className="note guest-stale" role="alert">
      <h2>{t("dashboard-guests:stale.heading")}</h2>
      <p>{t("dashboard-guests:stale.text")}</p>
      <dl>
        {differences.map(({ field, typed, stored }) => (
          <div key={field}>
            <dt>{t(`dashboard-guests:fields.${field}`)}</dt>
            <dd>
              {t("dashboard-guests:stale.typed")} <bdi>{typed}</bdi>
            </dd>
            <dd>
              {t("dashboard-guests:stale.stored")} <bdi>{stored}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Facts({ facts }: Pick<HouseholdView, "facts">) {
  const { t } = useTranslation();
  return (
    <dl className="guest-panel guest-facts">
      {facts.map(({ field, text }) => (
        <div key={field}>
          <dt>{t(`dashboard-guests:fields.${field}`)}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function RemoveHousehold({ id, reply }: Pick<HouseholdView, "id" | "reply">) {
  const { t } = useTranslation();
  return (
    <details className="guest-panel">
      <summary>{t("dashboard-guests:remove.heading")}</summary>
      <Form method="post" action="/replies/guests">
        <p>{t(reply ? "dashboard-guests:remove.text-replied" : "dashboard-guests:remove.text")}</p>
        <input type="hidden" name="household" value={id} />
        <button type="submit" className="button" name="intent" value="remove">
          {t("dashboard-guests:remove.confirm")}
        </button>
      </Form>
    </details>
  );
}
