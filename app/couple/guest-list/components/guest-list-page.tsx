import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link, useIsDemo } from "#app/couple/components/dashboard-place.tsx";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import { HouseholdList } from "#app/couple/guest-list/components/household-list.tsx";
import { useShownFromTop } from "#app/couple/guest-list/components/use-shown-from-top.ts";
import { sendersPage } from "#app/couple/frame/pages.ts";
import type { GuestListView } from "#app/couple/guest-list/view.ts";
import type { Removed } from "#app/couple/guest-list/household/token.server.ts";
import "./guest-list.css";

/** The action that was taken before the list is shown. */
export type ListNotice =
  | { done: "imported"; added: number; changed: number }
  | { done: "gone" | "not-restored" };

type RemovedHousehold = Removed & { name: string };

/**
 * The list of households and the ways to add some.
 * @param removed the household that has just been removed; the message stays until the host leaves
 * the page or removes another.
 */
export function GuestListPage({
  view,
  notice,
  removed,
}: {
  view: GuestListView;
  notice: ListNotice | null;
  removed?: RemovedHousehold;
}) {
  const { t } = useTranslation();
  const [removal, setRemoval] = useState(removed);
  // A search is a navigation, after which the action's data are gone.
  if (removed && removed.signature !== removal?.signature) setRemoval(removed);
  const { frame, households, totals } = view;
  return (
    <DashboardFrame frame={frame} current="guests" title={t("dashboard:pages.guests")}>
      {removal && <Undo key={removal.signature} {...removal} />}
      {notice && (
        <p className="note" role="status">
          {notice.done === "imported"
            ? [
                t("dashboard-guests:list.added", { count: notice.added }),
                ...(notice.changed > 0
                  ? [t("dashboard-guests:list.changed", { count: notice.changed })]
                  : []),
              ].join(" ")
            : t(`dashboard-guests:list.${notice.done}`)}
        </p>
      )}
      {households.length > 0 ? (
        <>
          <p className="guest-totals">
            {[
              t("dashboard-guests:list.households", { count: households.length }),
              t("dashboard-guests:seats", { count: totals.seats }),
              ...(totals.replied > 0
                ? [t("dashboard-guests:list.replied", { count: totals.replied })]
                : []),
              ...(totals.unopened > 0
                ? [t("dashboard-guests:list.unopened", { count: totals.unopened })]
                : []),
            ].join(" · ")}
          </p>
          {!frame.isReadOnly && <WaysToAdd unsent={totals.unsent} />}
          <HouseholdList households={households} query={view.query} />
        </>
      ) : (
        <section className="empty">
          <h2>{t("dashboard-guests:list.empty-title")}</h2>
          <p>{t("dashboard-guests:list.empty-text")}</p>
          {!frame.isReadOnly && <WaysToAdd unsent={0} />}
        </section>
      )}
    </DashboardFrame>
  );
}

/** @param unsent households without an invitation. */
function WaysToAdd({ unsent }: { unsent: number }) {
  const { t } = useTranslation();
  const isDemo = useIsDemo();
  return (
    <p className="guest-ways">
      {!isDemo && (
        <>
          <Link className="button" to="/replies/guests/new">
            {t("dashboard-guests:list.add")}
          </Link>
          <Link className="button plain" to="/replies/guests/import">
            {t("dashboard-guests:list.import")}
          </Link>
        </>
      )}
      {unsent > 0 && (
        <Link className="button plain" to={sendersPage}>
          {t("dashboard-guests:list.send")}
          <span className="count">{unsent}</span>
        </Link>
      )}
    </p>
  );
}

function Undo({ name, removed, signature }: RemovedHousehold) {
  const { t } = useTranslation();
  useShownFromTop();
  return (
    <Form className="note guest-undo" method="post" action="/replies/guests" role="status">
      <p>
        {t("dashboard-guests:list.removed")} <bdi>{name}</bdi>
      </p>
      <input type="hidden" name="removed" value={removed} />
      <input type="hidden" name="signature" value={signature} />
      <button type="submit" className="button plain" name="intent" value="restore">
        {t("dashboard-guests:list.undo")}
      </button>
    </Form>
  );
}
