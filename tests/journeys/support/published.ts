import { withStore } from "../../../cli/store.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { weddingOf } from "../../support/invitations.ts";

/** Publishes a small wedding on the site under test. @returns its address. */
export async function publishWedding(changes: Partial<PublishedInvitation>): Promise<string> {
  const wedding = weddingOf(changes);
  await withStore(false, ({ content }) =>
    content.put(`invitation:${wedding.path}`, JSON.stringify(wedding)),
  );
  return `/${wedding.path}`;
}
