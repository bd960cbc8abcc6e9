import { listReplies, type ListedReply } from "#app/features/reply/data.server.ts";

/** D1 answers so many rows at once without coming near its limits. */
const atOnce = 1000;

/** All of an invitation's replies, newest first: a table that broke off would look complete. */
export async function listAllReplies(db: D1Database, invitation: string): Promise<ListedReply[]> {
  const replies: ListedReply[] = [];
  for (;;) {
    const after = replies.at(-1);
    const page = await listReplies(db, invitation, {
      ...(after ? { after } : {}),
      limit: atOnce,
    });
    replies.push(...page);
    if (page.length < atOnce) return replies;
  }
}
