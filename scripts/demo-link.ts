import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { findLinkByToken } from "#app/domain/couple-link/data.server.ts";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { stateDir } from "./paths.ts";

/** The invitation whose addresses a local site prints. */
export const demoInvitation = "wedding/anna-arman";

/** Beside the storage in which the link is valid. */
const file = join(stateDir, "demo-replies-link.txt");

/** The secret of the demo couple's link; null where a storage is used as it was copied. */
export function demoLink(): string | null {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/**
 * Makes a link of the demo couple, unless that of an earlier run is valid: an open dashboard stays
 * open.
 */
export async function keepDemoLink(db: D1Database): Promise<void> {
  const now = Date.now();
  const storedToken = demoLink();
  // Links in mails alone are signed, and this is none.
  if (storedToken !== null && (await findLinkByToken(db, [""], storedToken, now)) !== null) return;
  const made = recordChange(db, { invitation: demoInvitation, person: null, now }, "own-link-made");
  writeFileSync(file, await createLink(db, demoInvitation, now, [made]), { mode: 0o600 });
}
