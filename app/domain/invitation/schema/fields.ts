import * as v from "valibot";
import { occasions } from "#app/domain/invitation/occasions.ts";
import { programmeItems } from "#app/domain/invitation/programme-items.ts";
import { otherwise } from "#app/lib/loose-schema.ts";

/** Fields of a definition, each with the message that staff read when it is wrong. */

export const filled = v.pipe(v.string(), v.trim(), v.minLength(1, "expected some text"));

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small Latin letters, digits and single hyphens"),
  v.maxLength(80),
);
export const httpsUrl = v.pipe(
  v.string(),
  v.url("expected a web address"),
  v.startsWith("https://", "expected an address that starts with https://"),
);
// RFC 5321 section 4.5.3.1.3 allows 256 octets for a path with its brackets, so 254 for an address.
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.email("expected an e-mail address"),
  v.maxLength(254),
);
export const phone = v.pipe(
  v.string(),
  v.regex(/^\+[1-9]\d{6,14}$/, "expected an international number: + and digits"),
);
/** In a definition: the studio's own numbers (content/studio.json), which publishing writes out. */
export const studioPhone = "studio";

/** A number in a definition. */
export const sourcePhone = v.pipe(
  v.string(),
  v.regex(
    /^(studio|\+[1-9]\d{6,14})$/,
    'expected an international number: + and digits, or "studio" for the studio\'s own',
  ),
);
export const telegramName = v.pipe(
  v.string(),
  v.regex(
    /^([A-Za-z0-9_]{5,32}|\+[1-9]\d{6,14})$/,
    "expected a Telegram user name or an international number",
  ),
);
export const mediaPath = v.pipe(
  v.string(),
  v.regex(/^media\/[a-z0-9][a-z0-9./-]*$/, "expected a path like media/photo.jpg"),
);

const share = "expected [across, down] from 0 to 1, as in [0.5, 0.3]";
const shareOf = v.pipe(v.number(share), v.minValue(0, share), v.maxValue(1, share));
/** The point of a picture that stays visible where it is cropped, from its upper left corner. */
export const focus = v.strictTuple([shareOf, shareOf], share);

/** The R2 path of an og-image (app/guest/chat-pictures/address.ts). */
export const ogImagePath = v.pipe(
  v.string(),
  v.regex(/^og\/[a-z]+\/[a-z0-9-]{1,80}\/[0-9a-f]{32}\/[a-z]{2}\.png$/, "expected og/…/am.png"),
);

/** True if the calendar has this day, as in `2027-06-12`. */
export function isRealDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
export const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, "expected a date like 2027-06-12"),
  v.check(isRealDate, "expected a day that the calendar has"),
);
export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time like 15:00"),
);
/** Local to the event's zone, without an offset. */
export const localTime = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
    "expected a local time like 2027-06-12T15:00",
  ),
  v.check((time) => isRealDate(time.slice(0, 10)), "expected a day that the calendar has"),
);
export const timeZone = v.pipe(
  v.string(),
  v.check((zone) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: zone });
      return zone.includes("/");
    } catch {
      return false;
    }
  }, "expected an IANA time zone like Asia/Yerevan"),
);
const latitude = "expected a latitude between -90 and 90";
const longitude = "expected a longitude between -180 and 180";
export const position = v.strictTuple(
  [
    v.pipe(v.number(latitude), v.minValue(-90, latitude), v.maxValue(90, latitude)),
    v.pipe(v.number(longitude), v.minValue(-180, longitude), v.maxValue(180, longitude)),
  ],
  "expected [latitude, longitude]",
);

export const occasion = v.pipe(v.picklist(occasions), otherwise("other"));

export const programmeItem = v.picklist(
  programmeItems,
  `expected one of ${programmeItems.join(", ")}`,
);
