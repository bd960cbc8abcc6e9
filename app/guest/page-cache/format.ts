import { bcp47, type Language } from "#app/i18n/languages.ts";
import { remember } from "#app/lib/remember.ts";

/**
 * What differs between two renderings of one page: the form's signed time, and the numbers of a
 * countdown. A cached page gets both anew, which costs a hundredth of rendering it. Its form's
 * idempotency key is written for each response (serve.server.ts).
 */

const stampField = /(name="stamp" value=")[^"]*/;
const countdown = /(data-countdown="(\d+)"[^>]*>)((?:<p class="countdown-.*?<\/p>)+)/g;
const unitField =
  /(data-unit="(day|hour|minute|second)">)\d+(<\/b><span([^>]*)>)([^<]*)(?=<\/span>)/g;

const lengths: Record<string, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

const pluralsOf = remember(
  20,
  (locale: string) => locale,
  (locale) => new Intl.PluralRules(locale),
);

/** True if a page has a form whose time is signed. */
export function hasStamp(html: string): boolean {
  return stampField.test(html);
}

/**
 * A page as it would be rendered at `now` (milliseconds since 1970 in UTC), which must not be after
 * the end of its countdown.
 * @param stamp of its form; null for a page without one.
 */
export function freshened(
  html: string,
  { stamp, now, language }: { stamp: string | null; now: number; language: Language },
): string {
  const plurals = pluralsOf(bcp47(language));
  const timed = html.replace(countdown, (_, open: string, end: string, units: string) => {
    let rest = Math.floor((Number(end) - now) / 1000);
    return (
      open +
      units.replace(
        unitField,
        (_unit, prefix: string, unit: string, between: string, forms: string, label: string) => {
          const length = lengths[unit] ?? 1;
          const value = Math.floor(rest / length);
          rest -= value * length;
          const form = plurals.select(value);
          return `${prefix}${value}${between}${formOf(forms, form) ?? formOf(forms, "other") ?? label}`;
        },
      )
    );
  });
  return stamp === null ? timed : timed.replace(stampField, (_, field: string) => field + stamp);
}

/** A unit's name in one plural form, from the label's attributes; React escapes both alike. */
function formOf(attributes: string, form: string): string | undefined {
  return new RegExp(`data-${form}="([^"]*)"`).exec(attributes)?.[1];
}
