/**
 * The hour of a `<time>` on this device's clock, where that differs from the one it shows; null
 * where both are the same, and for a `<time>` without a distance from UTC.
 * @param dateTime as `clockMoment` writes it, `2027-06-12T15:00+04:00`.
 */
export function hourHere(dateTime: string): { hour: number; minute: number; days: number } | null {
  const here = new Date(dateTime);
  if (!/T.{5}[+-]/.test(dateTime) || Number.isNaN(here.getTime())) return null;
  const asUtc = Date.UTC(
    here.getFullYear(),
    here.getMonth(),
    here.getDate(),
    here.getHours(),
    here.getMinutes(),
  );
  const shown = Date.parse(`${dateTime.slice(0, 16)}Z`);
  if (asUtc === shown) return null;
  const day = 24 * 60 * 60_000;
  return {
    hour: here.getHours(),
    minute: here.getMinutes(),
    days: Math.floor(asUtc / day) - Math.floor(shown / day),
  };
}
