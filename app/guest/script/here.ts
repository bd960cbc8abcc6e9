/**
 * The hour of a `<time>` on this device's clock, where that differs from the one it shows; null
 * where both are the same, and for a `<time>` without a distance from UTC.
 * @param dateTime as `clockMoment` writes it, `2027-06-12T15:00+04:00`.
 */
export function hourHere(dateTime: string): { hour: number; minute: number; days: number } | null {
  const deviceDate = new Date(dateTime);
  if (!/T.{5}[+-]/.test(dateTime) || Number.isNaN(deviceDate.getTime())) return null;
  const asUtc = Date.UTC(
    deviceDate.getFullYear(),
    deviceDate.getMonth(),
    deviceDate.getDate(),
    deviceDate.getHours(),
    deviceDate.getMinutes(),
  );
  const wallTime = Date.parse(`${dateTime.slice(0, 16)}Z`);
  if (asUtc === wallTime) return null;
  const day = 24 * 60 * 60_000;
  return {
    hour: deviceDate.getHours(),
    minute: deviceDate.getMinutes(),
    days: Math.floor(asUtc / day) - Math.floor(wallTime / day),
  };
}
