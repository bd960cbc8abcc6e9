import type { PreviewState } from "#app/features/order/preview/data.server.ts";
import type { Round } from "#app/features/order/rounds.ts";
import type { Order } from "#app/features/order/data.server.ts";

/** The strip and the box around a customer's preview. */
export type ApprovalView = {
  /** The customer's, whatever language the preview is shown in. */
  language: "am" | "en";
  /** `ask`: awaiting the decision; the others are its outcome. */
  phase: "ask" | "approved" | "wished" | "work";
  revision: number;
  changeRequest: string | null;
  /** How many rounds of changes there were, and what was done in the last one. */
  rounds: number;
  done: string | null;
  /** Address of the order's status page. */
  status: string;
};

/**
 * @param rounds the order's rounds of changes so far.
 * @param status the address of the customer's status page.
 */
export function approvalView(
  order: Order,
  { revision }: Pick<PreviewState, "revision">,
  rounds: readonly Round[],
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
  const done = rounds.at(-1)?.done ?? null;
  return { language, phase, revision, changeRequest, rounds: rounds.length, done, status };
}
