import type { PreviewState } from "#app/features/order/preview/data.server.ts";
import type { Order } from "#app/features/order/data.server.ts";

/** What an order's customer finds beside the look at their invitation. */
export type ApprovalView = {
  /** Theirs, whatever language the invitation is looked at in. */
  language: "am" | "en";
  /** What they are asked, or told: `ask` for their word, or what becomes of it. */
  phase: "ask" | "approved" | "wished" | "work";
  revision: number;
  wish: string | null;
  /** Where they follow their order. */
  status: string;
};

/** @param status the address of the customer's status page. */
export function approvalView(
  order: Order,
  { revision }: Pick<PreviewState, "revision">,
  status: string,
): ApprovalView {
  const { language, wish, wishedAt, state } = order;
  const phase =
    state === "ready"
      ? "ask"
      : state === "approved"
        ? "approved"
        : state === "in-work" && wishedAt !== null
          ? "wished"
          : "work";
  return { language, phase, revision, wish, status };
}
