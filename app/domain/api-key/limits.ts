/** Keys of one invitation that its couple may have at once. */
export const keysAtMost = 10;

/** Invitations that one key may read. */
export const invitationsAtMost = 200;

/** Days after which a key ends, to choose from. */
export const keyDays = [30, 90, 365] as const;

/** The days that a form begins with. */
export const usualKeyDays = 90;

export const dayMs = 24 * 60 * 60 * 1000;
