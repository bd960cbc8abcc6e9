/** A link that orders a taxi to a place in an app that drives there. */
export type TaxiLink = { name: string; href: string };

const yandex = (latitude: number, longitude: number) => ({
  name: "Yandex Go",
  // Yandex' own redirect, which opens the app or its page; the id is the one of its documentation.
  href: `https://3.redirect.appmetrica.yandex.com/route?end-lat=${latitude}&end-lon=${longitude}&appmetrica_tracking_id=1178268795219780156`,
});

const uber = (latitude: number, longitude: number) => ({
  name: "Uber",
  // https://developer.uber.com/docs/riders/ride-requests/tutorials/deep-links/introduction
  href: `https://m.uber.com/ul/?action=setPickup&pickup=my_location&dropoff[latitude]=${latitude}&dropoff[longitude]=${longitude}`,
});

/** By time zone, because an invitation names no country. */
const drivers: readonly [RegExp, (latitude: number, longitude: number) => TaxiLink][] = [
  [/^(?:Asia\/(?:Yerevan|Tbilisi|Almaty|Tashkent)|Europe\/(?:Moscow|Minsk|Samara))$/, yandex],
  [
    /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Toronto|Vancouver)|Europe\/(?:Paris|Brussels|Amsterdam|Berlin|Vienna|London|Madrid|Rome|Warsaw|Zurich|Lisbon|Athens)|Asia\/(?:Dubai|Beirut)|Australia\/(?:Sydney|Melbourne))$/,
    uber,
  ],
];

/**
 * The taxi apps that drive to a place. GG, which many use in Yerevan, has no public link that takes a
 * destination.
 * @param position latitude and longitude in degrees; without it no app can be told where to.
 */
export function taxiLinks(
  position: readonly [number, number] | undefined,
  timeZone: string,
): TaxiLink[] {
  if (!position) return [];
  return drivers.flatMap(([zones, link]) => (zones.test(timeZone) ? [link(...position)] : []));
}
