import type { QrDrawing } from "#app/domain/guests/link/qr.ts";
import type { Payment } from "#app/shop/order/payments/rules.ts";
import type { PaymentOffer } from "#app/shop/order/payments/offers.ts";
import type { PaymentNotes } from "#app/shop/order/payments/texts.ts";

/** A way of paying, with its QR code drawn. */
export type DrawnOffer = PaymentOffer & { qr: QrDrawing | null };

/** What an order's page says about its payment. */
export type PaymentView = {
  /** Null where nothing is to be paid and there is a note. */
  payment: Payment | null;
  /** The ways of paying; none while nothing is due. */
  offers: readonly DrawnOffer[];
  notes: PaymentNotes;
  /** Of the notes' sums. */
  currency: string;
  /** Where the form for cards is posted. */
  cardAddress: string;
  /** Whether a provider's page could not be opened just now. */
  isCardUnavailable: boolean;
  /** The sum in other currencies; null without rates. */
  approximate: string | null;
};
