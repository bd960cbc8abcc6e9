const minuteMs = 60_000;

/** The texts for the time left until an hour, with `%h` and `%m` for its hours and minutes. */
export type LeftTexts = { both: string; hours: string; minutes: string; now: string };

/**
 * "in 1 h 40 min"; "now" from the hour on. Minutes are rounded up, so that it never says that less
 * is left than there is. The server and the page's script say the same.
 * @param remainder milliseconds.
 */
export function leftText(remainder: number, texts: LeftTexts): string {
  if (remainder <= 0) return texts.now;
  const all = Math.ceil(remainder / minuteMs);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const text = hours === 0 ? texts.minutes : minutes === 0 ? texts.hours : texts.both;
  return text.replace("%h", String(hours)).replace("%m", String(minutes));
}
