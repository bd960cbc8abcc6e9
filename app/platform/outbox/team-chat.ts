/**
 * The path in place of an invitation's where the studio's own chats are bound. No invitation has
 * it: theirs have a kind and a slug.
 */
export const teamPath = "studio";
