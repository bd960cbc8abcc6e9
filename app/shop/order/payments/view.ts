import type { QrDrawing } from "#app/domain/guests/link/qr.ts";
import type { Payment } from "#app/shop/order/payments/rules.ts";
import type { PaymentOffer } from "#app/shop/order/payments/offers.ts";
import type { PaymentNotes } from "#app/shop/order/payments/texts.ts";

/** A way of paying, with its QR code drawn. */
export type DrawnOffer = PaymentOffer & { qr: QrDrawing | null };

/** The payment as an order's page shows it. */
export type PaymentView = {
  /** Null where nothing is to be paid and there is a note. */
  payment: Payment | null;
  /** The ways of paying; none while nothing is due. */
  offers: readonly DrawnOffer[];
  notes: PaymentNotes;
  /** Of the notes' sums. */
  currency: string;
  /** The address that the form for cards is posted to. */
  cardAddress: string;
  /** A provider's page could not be opened just now. */
  isCardUnavailable: boolean;
  /** The sum in other currencies; null without rates. */
  approximate: string | null;
};
