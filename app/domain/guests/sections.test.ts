import { expect, test } from "vitest";
import { invitationFor, isInvitedTo, scheduleFor } from "#app/domain/guests/sections.ts";
import { dayEndsAt, endsAt, lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { closesAt } from "#app/domain/invitation/reply/deadline.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import {
  church,
  hall,
  programme,
  weddingInParts,
} from "../../../tests/support/wedding-in-parts.ts";

/** When and where the event begins for a household, and the hours of its day with their places. */
function seen(invitation: PublishedInvitation, ...tags: string[]) {
  const { event } = invitationFor(invitation, { tags });
  const hours = scheduleFor(invitation, { tags }).map(({ local, programmeItem, venue }) =>
    [local.slice(11), programmeItem, venue?.name.en].filter(Boolean).join(" "),
  );
  return [[event.start.slice(5), event.place?.en].filter(Boolean).join(" "), ...hours];
}

const atChurch = ["11:00 groom-home", "13:00 church-ceremony Saint Gayane"];
const atDinner = [
  "16:00 wedding-party Apricot Garden",
  "20:00 first-dance Apricot Garden",
  "00:30 cake-ceremony Apricot Garden",
];

test("a household's day begins with the first hour that is meant for it", () => {
  const invitation = weddingInParts();
  expect(seen(invitation, "dinner")).toEqual(["06-12T16:00 Apricot Garden", ...atDinner]);
  expect(seen(invitation, "church")).toEqual(["06-12T13:00 Vagharshapat", ...atChurch]);
  const both = ["06-12T13:00 Vagharshapat", ...atChurch, ...atDinner];
  expect(seen(invitation, "church", "dinner")).toEqual(both);
  expect(invitationFor(invitation, { tags: ["church", "dinner"] })).toBe(invitation);
});

test("a place and an hour of one stop share the tags that either has", () => {
  const tagOf: Record<string, string> = { "13:00": "church", "16:00": "dinner" };
  const items = programme.items.map((item) => ({
    ...item,
    tags: item.tags ?? [tagOf[item.at] ?? ""],
  }));
  const sections = [
    { ...church, tags: undefined },
    { ...hall, tags: undefined },
    { ...programme, items },
  ];
  const invitation = weddingInParts({ sections });
  expect(seen(invitation, "dinner")).toEqual(["06-12T16:00 Apricot Garden", ...atDinner]);
  expect(seen(invitation, "church").slice(1)).toEqual(atChurch);
  expect(
    seen(
      weddingInParts({ sections: [{ ...church, programmeItem: undefined }, hall, programme] }),
      "dinner",
    ),
  ).toEqual(["06-12T16:00 Apricot Garden", ...atDinner]);
});

test("a place without an hour begins at that of its programme item", () => {
  const untimed = [church, hall].map((venue) => ({ ...venue, start: undefined }));
  const invitation = weddingInParts({ sections: [...untimed, programme] });
  expect(seen(invitation, "dinner")).toEqual(["06-12T16:00 Apricot Garden", ...atDinner]);
});

test("hours before the event come before it for everybody", () => {
  const invitation = weddingInParts();
  const sections = invitation.sections.map((section) =>
    section.type === "timeline"
      ? {
          ...section,
          items: section.items.map((item) => ({
            ...item,
            tags: item.at === "11:00" ? ["home"] : item.tags,
          })),
        }
      : section,
  );
  const parted = { ...invitation, sections };
  expect(seen(parted, "home", "dinner")[0]).toBe("06-12T16:00 Apricot Garden");
  expect(seen(parted, "church")[0]).toBe("06-12T13:00 Vagharshapat");
  expect(seen(parted, "home")).toEqual(["06-12T11:00", "11:00 groom-home"]);
});

test("the hour of the night is the next morning's for those too who are not at the evening's", () => {
  const items = [{ at: "19:00", tags: ["dinner"] }, { at: "00:30" }] as const;
  const night = {
    ...programme,
    items: items.map((item) => ({
      title: { en: "Hour" },
      ...item,
      tags: "tags" in item ? [...item.tags] : undefined,
    })),
  };
  const invitation = weddingInParts({ sections: [night] });
  expect(seen(invitation)[0]).toBe("06-13T00:30");
  expect(seen(invitation, "dinner")[0]).toBe("06-12T13:00 Vagharshapat");
});

test("where no hour is meant for a reader, the day is known without one", () => {
  const invitation = weddingInParts();
  const general = invitationFor(invitation, null);
  expect(scheduleFor(invitation, null)).toEqual([]);
  expect(general.seen?.hasHour).toBe(false);
  expect(general.event.start).toBe("2027-06-12T00:00");
  expect(general.event.place).toBeUndefined();
});

test("the event's part ends where the next place begins that is not meant for the household", () => {
  const event = { ...weddingInParts().event, end: "2027-06-13T02:00" };
  const invitation = weddingInParts({ event });
  expect(invitationFor(invitation, { tags: ["church"] }).event.end).toBe("2027-06-12T16:00");
  expect(invitationFor(invitation, { tags: ["dinner"] }).event.end).toBe("2027-06-13T02:00");
});

test("the day, the form and the page end for everybody at once", () => {
  const invitation = weddingInParts();
  for (const tags of [[], ["church"], ["dinner"]]) {
    const own = invitationFor(invitation, { tags });
    expect([dayEndsAt(own), endsAt(own), closesAt(own)]).toEqual([
      dayEndsAt(invitation),
      endsAt(invitation),
      closesAt(invitation),
    ]);
    const night = dayEndsAt(invitation) - 1;
    expect(lifecyclePhase(own, night)).toBe("today");
    expect(lifecyclePhase(own, night + 1)).toBe("thanks");
  }
});

test("tags are read in the families' languages, in the file as in the guest list", () => {
  const invitation = weddingInParts({
    sections: [
      { ...church, tags: ["Եկեղեցի"] },
      { ...hall, tags: ["ужин"] },
    ],
  });
  expect(seen(invitation, "church").slice(1)).toEqual(["13:00 church-ceremony Saint Gayane"]);
  expect(seen(invitation, "dinner").slice(1)).toEqual(["16:00 wedding-party Apricot Garden"]);
});

test("a household is invited to the parts of the day that it sees, and to any that is not named", () => {
  const invitation = weddingInParts();
  expect(isInvitedTo(invitation, { tags: ["church"] }, "church-ceremony")).toBe(true);
  expect(isInvitedTo(invitation, { tags: ["church"] }, "wedding-party")).toBe(false);
  expect(isInvitedTo(invitation, null, "wedding-party")).toBe(false);
  expect(isInvitedTo(invitation, null, "bride-home")).toBe(true);
});

test("readers of the same part are given the same object, and others another", () => {
  const invitation = weddingInParts();
  const dinner = invitationFor(invitation, { tags: ["dinner", "friends"] });
  expect(invitationFor(invitation, { tags: ["Dinner"] })).toBe(dinner);
  expect(invitationFor(invitation, { tags: ["church"] })).not.toBe(dinner);
  expect(invitationFor(invitation, null)).not.toBe(dinner);
});
