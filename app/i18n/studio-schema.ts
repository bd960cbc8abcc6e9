import * as v from "valibot";
import { languages, writtenSiteLanguages } from "#app/i18n/languages/index.generated.ts";
import { readPhone } from "#app/lib/phone.ts";
import { recordOf } from "#app/lib/records.ts";

const filled = v.pipe(v.string(), v.trim(), v.minLength(1, "expected some text"));
// RFC 5321 section 4.5.3.1.3 allows 256 octets for a path with its brackets, so 254 for an address.
const email = v.pipe(v.string(), v.email("expected an e-mail address"), v.maxLength(254));
const phone = v.pipe(
  v.string(),
  v.regex(/^\+[1-9]\d{6,14}$/, "expected an international number: + and digits"),
  v.check((number) => readPhone(number) !== null, "expected a number that can be dialled"),
);
const telegramName = v.pipe(
  v.string(),
  v.regex(
    /^([A-Za-z0-9_]{5,32}|\+[1-9]\d{6,14})$/,
    "expected a Telegram user name or an international number",
  ),
);
const httpsUrl = v.pipe(
  v.string(),
  v.url("expected a web address"),
  v.startsWith("https://", "expected an address that starts with https://"),
);

const others = languages.filter((language) => language !== "en");

/**
 * A text by language. Readers of a language without one get the English one, so names there are in
 * Latin letters.
 */
const text = v.strictObject({
  en: filled,
  ...recordOf(others, () => v.optional(filled)),
});
const codes: readonly string[] = languages;

/** A day of each year (`12-31`), or one day (`2027-03-29`). */
const holiday = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-)?\d{2}-\d{2}$/, "expected a day like 12-31 or 2027-03-29"),
  // 2028 is a leap year, so that 02-29 is a day of each year too.
  v.check(
    (day) => isRealDate(day.length === 5 ? `2028-${day}` : day),
    "expected a day that the calendar has",
  ),
);

/**
 * `content/studio.json`: the studio itself. Editors say what each field does
 * (`authoring/guide/parts.ts`). Lists of names are checked texts and no picklists, so that
 * TypeScript takes the JSON for this type.
 */
export const studioSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: text,
  /** On the icons; the name's first letter unless given. */
  letters: v.optional(v.pipe(filled, v.maxLength(3))),
  /** A file of `content/palettes`. */
  palette: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{0,40}$/, "expected small Latin letters, digits and hyphens"),
    ),
  ),
  phone,
  email,
  whatsapp: v.optional(phone),
  viber: v.optional(phone),
  telegram: v.optional(telegramName),
  instagram: v.optional(httpsUrl),
  facebook: v.optional(httpsUrl),
  youtube: v.optional(httpsUrl),
  tiktok: v.optional(httpsUrl),
  /** The owner as the law names it. */
  legalName: v.optional(text),
  taxNumber: v.optional(filled),
  address: v.optional(text),
  /** The first year of the copyright. */
  copyright: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))),
  /** Of the prices in `content/catalogue`. */
  currency: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "expected a currency of ISO 4217 like AMD")),
  ),
  timeZone: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, "expected an IANA time zone like Asia/Yerevan")),
  ),
  /** What may be ordered, and the languages of menus; the first is the default. */
  languages: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((code) => codes.includes(code), `expected one of ${codes.join(", ")}`),
        ),
      ),
      v.check((list) => new Set(list).size === list.length, "expected each language once"),
      v.check(
        (list) => writtenSiteLanguages.some((language) => list.includes(language)),
        `expected ${writtenSiteLanguages.join(" or ")} among them, because the studio's own pages are written in these`,
      ),
    ),
  ),
  /** Invitations, as `kind/slug`, that are in Armenian at their address without a language. */
  armenianPaths: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[a-z]+\/[a-z0-9-]{1,80}$/, "expected a path like wedding/anna-arman"),
      ),
    ),
  ),
  /** Days on which nobody works. */
  holidays: v.optional(v.array(holiday)),
  /** Days of the week on which orders are worked on, from 1 for Monday; all of them unless given. */
  workdays: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      v.minLength(1, "expected a day of the week from 1 to 7"),
    ),
  ),
  /** How orders are paid; without it, pages and mails do not say. */
  payment: v.optional(
    v.strictObject({
      /** The bank, the account's owner and its number, as a transfer asks for them. */
      bank: text,
      holder: text,
      account: v.pipe(
        v.string(),
        v.regex(/^[A-Z\d][A-Z\d ]{5,40}$/, "expected an account number or an IBAN"),
      ),
      /** Where and when cash is taken; without it, only transfers are. */
      cash: v.optional(text),
    }),
  ),
});

export type Studio = v.InferInput<typeof studioSchema>;

/** A text by language, with an English one. */
export type StudioText = Studio["name"];

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone.includes("/");
  } catch {
    return false;
  }
}

function isRealDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
