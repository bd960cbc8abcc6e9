import type { MessageKind } from "#app/platform/outbox/schema.ts";

/** The states of an order, as they are stored. */
export const orderStates = [
  "received",
  "in-work",
  "ready",
  "approved",
  "published",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

type Move = {
  from: readonly OrderState[];
  to: OrderState;
  by: "customer" | "staff";
  /** What is mailed: to the customer (letters/kinds.ts), or to the studio. */
  mails: readonly MessageKind[];
};

const unfinished = ["received", "in-work", "ready", "approved"] as const;

/**
 * Everything that moves an order from one state to another. What is not here is refused: by the
 * statements of mutations.server.ts and by `studio orders mark`.
 */
export const orderMoves = {
  /** The form once more, with other content; a preview shows that work has begun. */
  correct: { from: ["received"], to: "received", by: "customer", mails: ["order"] },
  /** `studio new --order`. */
  begin: { from: ["received"], to: "in-work", by: "staff", mails: [] },
  /** `studio preview`; of a published invitation a changed one. */
  preview: {
    from: [...unfinished, "published"],
    to: "ready",
    by: "staff",
    mails: ["order-ready"],
  },
  /** On the page of the preview. */
  approve: { from: ["ready"], to: "approved", by: "customer", mails: ["order-approved"] },
  /** On the phone, marked by hand. */
  approveByPhone: { from: ["in-work", "ready"], to: "approved", by: "staff", mails: [] },
  /** On the page of the preview; one that was made before may be replaced while it is worked on. */
  requestChange: {
    from: ["ready", "approved", "in-work"],
    to: "in-work",
    by: "customer",
    mails: ["order-change-request"],
  },
  /** On the phone, marked by hand. */
  reopenWork: { from: ["ready", "approved", "published"], to: "in-work", by: "staff", mails: [] },
  /** `studio publish`, also of what was not approved, if staff insist. */
  publish: { from: unfinished, to: "published", by: "staff", mails: ["order-published"] },
  /** `studio orders cancel`. */
  cancel: { from: unfinished, to: "cancelled", by: "staff", mails: ["order-called-off"] },
  /** On the order's page. */
  cancelByCustomer: {
    from: unfinished,
    to: "cancelled",
    by: "customer",
    mails: ["order-cancelled"],
  },
  /** A customer who has thought better of it. */
  takeUpAgain: { from: ["cancelled"], to: "received", by: "staff", mails: [] },
} as const satisfies Record<string, Move>;

export type OrderMove = keyof typeof orderMoves;

const moves: readonly Move[] = Object.values(orderMoves);

/** The states in which something can be done. */
export function statesBefore(move: OrderMove): readonly OrderState[] {
  return orderMoves[move].from;
}

/** The states that staff may set by hand from a state, without the one that it has. */
export function statesAfter(state: OrderState): OrderState[] {
  return orderStates.filter((to) =>
    moves.some((move) => move.by === "staff" && move.to === to && move.from.includes(state)),
  );
}

/** A state as those who look at an order see it. */
type StateView = {
  /** The step at which the customer's page shows it; null: no steps are shown. */
  step: "received" | "in-work" | "ready" | "published" | null;
  /** The customer's page leads to the preview. */
  hasPreview: boolean;
  /** It says by when the invitation is ready. */
  hasReadyDay: boolean;
  /** The customer's change request is still of interest. */
  hasChangeRequest: boolean;
  /** The price is agreed on. */
  isPriceAgreed: boolean;
  /** The customer may still send photos and the song. */
  takesMaterial: boolean;
  /** The party that has to do something for it to go on; null: nobody. */
  waitsFor: "customer" | "studio" | null;
};

const over = {
  hasPreview: false,
  hasReadyDay: false,
  hasChangeRequest: false,
  takesMaterial: false,
  waitsFor: null,
};

/** The meaning of each state to the customer, whose page it is, and to staff. */
export const stateViews: Readonly<Record<OrderState, StateView>> = {
  received: {
    step: "received",
    hasPreview: false,
    hasReadyDay: true,
    hasChangeRequest: false,
    isPriceAgreed: false,
    takesMaterial: true,
    waitsFor: "studio",
  },
  "in-work": {
    step: "in-work",
    hasPreview: true,
    hasReadyDay: true,
    hasChangeRequest: true,
    isPriceAgreed: true,
    takesMaterial: true,
    waitsFor: "studio",
  },
  ready: {
    step: "ready",
    hasPreview: true,
    hasReadyDay: false,
    hasChangeRequest: true,
    isPriceAgreed: true,
    takesMaterial: true,
    waitsFor: "customer",
  },
  approved: {
    step: "ready",
    hasPreview: true,
    hasReadyDay: false,
    // Obsolete once the preview is approved.
    hasChangeRequest: false,
    isPriceAgreed: true,
    takesMaterial: true,
    waitsFor: "studio",
  },
  published: { ...over, step: "published", isPriceAgreed: true },
  cancelled: { ...over, step: null, isPriceAgreed: false },
};

/** The steps of the customer's page, in order. */
export const orderSteps = ["received", "in-work", "ready", "published"] as const;
