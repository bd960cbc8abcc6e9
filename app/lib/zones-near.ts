import zoneAt from "@photostructure/tz-lookup";

/** Degrees around a point, some 25 km: what the library knows of borders is that coarse. */
const around = 0.25;

/**
 * The IANA time zones at a point of the earth and around it, in the spelling that Intl uses. At sea
 * they are `Etc/GMT` zones.
 * @param position latitude and longitude in degrees.
 */
export function zonesNear([latitude, longitude]: readonly [number, number]): ReadonlySet<string> {
  const steps = [0, -around, around];
  return new Set(
    steps.flatMap((north) =>
      steps.flatMap((east) => {
        const lower = Math.max(-90, Math.min(90, latitude + north));
        return canonicalZone(zoneAt(lower, ((longitude + east + 540) % 360) - 180)) ?? [];
      }),
    ),
  );
}

/**
 * A time zone in the spelling that Intl uses: `Europe/Kiev` and `Europe/Kyiv` are one. Null for a
 * zone that this runtime does not know yet.
 */
export function canonicalZone(zone: string): string | null {
  const cachedSpelling = spellings.get(zone);
  if (cachedSpelling !== undefined) return cachedSpelling;
  const spelling = spellingOf(zone);
  spellings.set(zone, spelling);
  return spelling;
}

/** Kept, because making a format takes far longer than a look-up. */
const spellings = new Map<string, string | null>();

function spellingOf(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
