import type { Kind } from "#app/domain/invitation/kinds.ts";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";

/** The hosts whose names a kind of invitation shows. */
export type Role = "groom" | "bride" | "child" | "person" | "company";

/** A text of a language pack, or `empty`: to be filled in by the customer. */
type Text = { key: string } | "empty";

type Venue = { programmeItem: ProgrammeItem } | { title: Text };

/** The usual parts of an invitation of one kind, in the order of its page. */
export type Usual = {
  roles: readonly Role[];
  title: Text;
  message: Text;
  /** The page counts down to the day and offers it for calendars. */
  countdown: boolean;
  venues: readonly Venue[];
  reply: boolean;
  closing: Text;
};

const wedding: Usual = {
  roles: ["groom", "bride"],
  title: { key: "titles.wedding" },
  message: { key: "messages.inv-message-02" },
  countdown: true,
  venues: [{ programmeItem: "church-ceremony" }, { programmeItem: "wedding-party" }],
  reply: true,
  closing: { key: "closings.looking-forward" },
};

const baptism: Usual = {
  roles: ["child"],
  title: { key: "titles.baptism" },
  message: { key: "messages.inv-message-09" },
  countdown: true,
  venues: [{ programmeItem: "baptism" }, { title: { key: "places.restaurant" } }],
  reply: true,
  closing: { key: "closings.looking-forward" },
};

const event: Usual = {
  roles: ["company"],
  title: { key: "titles.event" },
  message: { key: "messages.inv-message-14" },
  countdown: true,
  venues: [{ programmeItem: "event-start" }],
  reply: true,
  closing: { key: "closings.event" },
};

/** Templates are not ordered by customers. */
export type NewKind = Exclude<Kind, "templates">;

export const usual: Record<NewKind, Usual> = {
  wedding,
  couple: wedding,
  engagement: {
    ...wedding,
    title: { key: "titles.engagement" },
    message: { key: "messages.inv-message-08" },
    venues: [{ programmeItem: "event-start" }],
  },
  baptism,
  mkrtutyun: {
    ...baptism,
    title: { key: "titles.christening" },
    message: { key: "messages.inv-message-09-3" },
  },
  birthday: {
    roles: ["person"],
    title: { key: "titles.birthday" },
    message: { key: "messages.inv-message-10" },
    countdown: true,
    venues: [{ programmeItem: "event-start" }],
    reply: true,
    closing: { key: "closings.looking-forward" },
  },
  event,
  hraver: { ...event, roles: ["person"], title: { key: "titles.invitation" } },
  gift: {
    roles: ["person"],
    title: { key: "birthday.happy-birthday" },
    message: "empty",
    countdown: false,
    venues: [],
    reply: false,
    closing: { key: "words.with-love" },
  },
  photoshoot: {
    roles: ["person"],
    title: "empty",
    message: "empty",
    countdown: false,
    venues: [],
    reply: false,
    closing: { key: "words.with-love" },
  },
};
