import type { PublishedInvitation, PublishedSection } from "#app/domain/invitation/schema.ts";
import { weddingOf } from "./invitations.ts";

type Of<Type extends PublishedSection["type"]> = Extract<PublishedSection, { type: Type }>;

const text = (en: string, am: string) => ({ en, am });
/** The day of `weddingInParts`. */
export const partsDay = "2027-06-12";

export const church: Of<"venue"> = {
  type: "venue",
  programmeItem: "church-ceremony",
  start: `${partsDay}T13:00`,
  name: text("Saint Gayane", "Սուրբ Գայանե"),
  address: text("Vagharshapat", "Վաղարշապատ"),
  tags: ["church"],
};
export const hall: Of<"venue"> = {
  type: "venue",
  programmeItem: "wedding-party",
  start: `${partsDay}T16:00`,
  name: text("Apricot Garden", "Ծիրանի այգի"),
  address: text("Ashtarak highway 5", "Աշտարակի խճուղի 5"),
  tags: ["dinner"],
};
export const programme: Of<"timeline"> = {
  type: "timeline",
  items: [
    { at: "11:00", programmeItem: "groom-home", tags: ["church"] },
    { at: "13:00", programmeItem: "church-ceremony" },
    { at: "16:00", programmeItem: "wedding-party" },
    { at: "20:00", programmeItem: "first-dance", tags: ["dinner"] },
    { at: "00:30", programmeItem: "cake-ceremony", tags: ["dinner"] },
  ],
};

/** A wedding that begins in a church for some families and with the dinner for others. */
export function weddingInParts(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  return weddingOf({
    languages: ["en", "am"],
    event: {
      start: `${partsDay}T13:00`,
      timeZone: "Asia/Yerevan",
      place: text("Vagharshapat", "Վաղարշապատ"),
    },
    sections: [
      { type: "date" },
      { type: "countdown", to: "wedding" },
      church,
      hall,
      programme,
      { type: "calendar" },
      { type: "reply" },
      { type: "closing", text: text("We look forward to you", "Սպասում ենք ձեզ") },
    ],
    ...changes,
  });
}
