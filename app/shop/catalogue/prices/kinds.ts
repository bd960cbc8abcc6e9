/**
 * Services that an order can add to an invitation. The order form knows each by its id; one without
 * a price in the list is by agreement there.
 */
export const serviceIds = [
  "telegram",
  "second-language",
  "third-language",
  "further-language",
  "guest-list",
  "dress-code",
  "music",
  "gallery",
  "video",
  "password",
  "custom-design",
  "mixed-designs",
  "express",
] as const;

/** Services that earlier price lists sold apart and an order's stored quote still names. */
export const formerServiceIds = ["rsvp"] as const;

export type ServiceId = (typeof serviceIds)[number];
