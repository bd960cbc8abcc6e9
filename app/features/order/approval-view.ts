import type { PreviewState } from "#app/features/order/preview/data.server.ts";
import type { Order } from "#app/features/order/data.server.ts";

/** The strip and the box around a customer's preview. */
export type ApprovalView = {
  /** The customer's, whatever language the preview is shown in. */
  language: "am" | "en";
  /** `ask`: awaiting the decision; the others are its outcome. */
  phase: "ask" | "approved" | "wished" | "work";
  revision: number;
  changeRequest: string | null;
  /** Address of the order's status page. */
  status: string;
};

/** @param status the address of the customer's status page. */
export function approvalView(
  order: Order,
  { revision }: Pick<PreviewState, "revision">,
  status: string,
): ApprovalView {
  const { language, wish: changeRequest, wishedAt, state } = order;
  const phase =
    state === "ready"
      ? "ask"
      : state === "approved"
        ? "approved"
        : state === "in-work" && wishedAt !== null
          ? "wished"
          : "work";
  return { language, phase, revision, changeRequest, status };
}
