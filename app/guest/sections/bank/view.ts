import { drawQr, type QrDrawing } from "#app/domain/guests/link/qr.ts";
import { transferText } from "#app/guest/transfer-code.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type BankView = {
  type: "bank";
  text?: string;
  accounts: {
    holder: string;
    bank?: string;
    number: string;
    currency?: string;
    /** Fills in a transfer in a banking app. */
    code?: QrDrawing;
  }[];
};

export function view(section: SectionOf<"bank">, { text, optionalText }: ViewContext): BankView {
  return {
    type: "bank",
    text: optionalText(section.text),
    accounts: section.accounts.map((account) => {
      const transfer = transferText(account, Object.values(account.holder));
      return {
        holder: text(account.holder),
        bank: optionalText(account.bank),
        number: account.number,
        currency: account.currency,
        code: transfer === null ? undefined : drawQr(transfer),
      };
    }),
  };
}
