import type { TFunction } from "i18next";
import { sharedLinksAtMost } from "#app/features/couple-link/mutations.server.ts";
import type { DashboardFrame } from "#app/features/dashboard/frame.ts";
import type { Settings } from "#app/features/dashboard/settings/data.server.ts";
import { formatDate, formatTime, wallTime } from "#app/i18n/dates.ts";

/** A moment in the event's time zone. */
export type Moment = { text: string; iso: string };

export type LinkView = {
  id: string;
  name: string;
  isReadOnly: boolean;
  created: Moment;
  /** Null for a link that was never used. */
  used: Moment | null;
};

/** The settings in one language, with formatted dates. */
export type SettingsView = {
  frame: DashboardFrame;
  /** Null through a shared link, which changes no settings. */
  own: OwnSettings | null;
};

export type OwnSettings = {
  /** A new key for the next form. */
  key: string;
  links: LinkView[];
  mayShare: boolean;
  /** The link that was just revoked, and can be restored. */
  off: { id: string; name: string } | null;
};

/** @param settings null through a shared link. */
export function settingsView(
  settings: Settings | null,
  frame: DashboardFrame,
  t: TFunction,
): SettingsView {
  if (!settings) return { frame, own: null };
  const { timeZone } = frame.about;
  const { links, off } = settings;
  return {
    frame,
    own: {
      key: crypto.randomUUID(),
      links: links.map(({ id, name, isReadOnly, createdAt, lastUsedAt }) => ({
        id,
        name,
        isReadOnly,
        created: momentOf(createdAt, timeZone, t),
        used: lastUsedAt === null ? null : momentOf(lastUsedAt, timeZone, t),
      })),
      mayShare: links.length < sharedLinksAtMost,
      off: off && { id: off.id, name: off.name },
    },
  };
}

function momentOf(instant: number, timeZone: string, t: TFunction): Moment {
  const time = wallTime(instant, timeZone);
  return {
    text: `${formatDate(t, time, "day")}, ${formatTime(time)}`,
    iso: new Date(instant).toISOString(),
  };
}
