import { listReplies, type ListedReply } from "#app/domain/reply/data.server.ts";

/** Rows per D1 call, well below its limits. */
const pageSize = 1000;

/**
 * Lists all of an invitation's replies, newest first. Throws rather than return an incomplete list.
 */
export async function listAllReplies(db: D1Database, invitation: string): Promise<ListedReply[]> {
  const replies: ListedReply[] = [];
  for (;;) {
    const cursor = replies.at(-1);
    const page = await listReplies(db, invitation, {
      ...(cursor ? { after: cursor } : {}),
      limit: pageSize,
    });
    replies.push(...page);
    if (page.length < pageSize) return replies;
  }
}
