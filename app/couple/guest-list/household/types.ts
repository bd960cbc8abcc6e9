import type { Removed } from "#app/couple/guest-list/household/token.server.ts";
import type { HouseholdFailure } from "#app/couple/guest-list/household/submit.server.ts";
import type { Lost } from "#app/couple/guest-list/components/send-in-place.ts";

/** A household as it was before a change, and the version after it, which can be undone. */
export type Undoable = Removed & { version: number };

/** A household's form that was not saved, or that may not have arrived. */
export type UnsavedAnswer = HouseholdFailure | Lost;

/** The answer to the form of a household that is there. */
export type SaveAnswer = UnsavedAnswer | { undo: Undoable };
