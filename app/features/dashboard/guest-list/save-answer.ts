import type { HouseholdFailure } from "#app/features/dashboard/guest-list/save.server.ts";
import type { Lost } from "#app/features/dashboard/guest-list/send-in-place.ts";

/** The answer to a household's form, unless it was saved, which redirects. */
export type SaveAnswer = HouseholdFailure | Lost;
