/** Options of several commands. */

export const dryRun = { "--dry-run": "say what would be changed, and change nothing" } as const;

export const strict = { "--strict": "take warnings as problems" } as const;

export const tell = {
  "--tell":
    "tell a changed hour, place or day to the guests who gave an address or a Telegram chat for it",
} as const;

export const noPictures = {
  "--no-pictures": "make no new pictures for chats; pages name those that are there",
} as const;
