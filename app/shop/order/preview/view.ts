import { previewAddress, type PreviewKey } from "#app/shop/order/preview/address.ts";
import type { InvitationView } from "#app/guest/view.ts";

/** The view of a preview: its language links and its calendar file contain the key. */
export function previewView(view: InvitationView, preview: PreviewKey): InvitationView {
  const [first] = view.languages;
  const addressIn = ({ language }: { language: InvitationView["language"] }) =>
    previewAddress(preview, language === first?.language ? undefined : language);
  return {
    ...view,
    languages: view.languages.map((link) => ({ ...link, href: addressIn(link) })),
    calendar: { ...view.calendar, file: `${addressIn(view)}/event.ics` },
  };
}
