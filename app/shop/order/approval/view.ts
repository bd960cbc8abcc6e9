import type { PreviewState } from "#app/shop/order/preview/data.server.ts";
import type { Language, OrderLanguage } from "#app/i18n/languages.ts";
import type { Round } from "#app/shop/order/rounds/view.ts";
import type { Order } from "#app/shop/order/data.server.ts";

/** The strip and the box around a customer's preview. */
export type ApprovalView = {
  /** The customer's, whatever language the preview is shown in. */
  language: OrderLanguage;
  /** `ask`: awaiting the decision; the others are its outcome. */
  phase: "ask" | "approved" | "change-requested" | "work";
  revision: number;
  /** The preview's pages, each approved by itself; empty for a preview in one language. */
  pages: { language: Language; href: string; isShown: boolean; isApproved: boolean }[];
  changeRequest: string | null;
  /** How many rounds of changes there were, and what was done in the last one. */
  rounds: number;
  done: string | null;
  /** Address of the preview's page, to which the forms of the box are posted. */
  page: string;
  /** Address of the order's status page. */
  status: string;
};

/** A page of the preview; `isShown`: the one around which the box stands. */
type ShownPage = { language: Language; href: string; isShown: boolean };

/** The languages that were approved in a revision of the preview, of `3,am,en`. */
export function approvedIn(approved: string | null, revision: number): string[] {
  const [of, ...languages] = (approved ?? "").split(",");
  return of === String(revision) ? languages : [];
}

/**
 * @param rounds the order's rounds of changes so far.
 * @param preview its revision, and the addresses of its pages.
 */
export function approvalView(
  order: Order,
  preview: Pick<PreviewState, "revision"> & { pages: readonly ShownPage[] },
  rounds: readonly Round[],
  { page, status }: Pick<ApprovalView, "page" | "status">,
): ApprovalView {
  const { revision, pages } = preview;
  const { language, changeRequest, changeRequestedAt, state } = order;
  const phase =
    state === "ready"
      ? "ask"
      : state === "approved"
        ? "approved"
        : state === "in-work" && changeRequestedAt !== null
          ? "change-requested"
          : "work";
  const done = rounds.at(-1)?.done ?? null;
  const approved = approvedIn(order.approvedLanguages, revision);
  const each = pages.map((languagePage) => ({
    ...languagePage,
    isApproved: approved.includes(languagePage.language),
  }));
  return {
    pages: pages.length > 1 ? each : [],
    language,
    phase,
    revision,
    changeRequest,
    rounds: rounds.length,
    done,
    page,
    status,
  };
}
