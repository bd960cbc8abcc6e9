import {
  readSharedLinks,
  restorableLink,
  sharedLinks,
  type SharedLink,
} from "#app/features/couple-link/data.server.ts";
import { restorableMs } from "#app/features/dashboard/settings/links.server.ts";

/** What the couple's own link may see and change. */
export type Settings = {
  links: SharedLink[];
  /** The shared link that was just revoked, and can be restored. */
  off: SharedLink | null;
};

/**
 * Statements for the settings of an invitation; read their results with `readSettings`.
 * @param off the id of a link that was just revoked.
 * @param now milliseconds since 1970 in UTC.
 */
export function settingsOf(
  db: D1Database,
  invitation: string,
  off: string,
  now: number,
): D1PreparedStatement[] {
  return [
    sharedLinks(db, invitation),
    restorableLink(db, { id: off, invitation }, now - restorableMs),
  ];
}

/** Reads the results of `settingsOf`, in the order of its statements. */
export function readSettings([links, off]: readonly D1Result[]): Settings {
  return { links: readSharedLinks(links), off: readSharedLinks(off)[0] ?? null };
}
