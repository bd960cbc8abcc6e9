/** Addresses behind a venue's buttons. None needs an API key. */
export type MapLinks = {
  /** Shows the place on a map. */
  view: string;
  /** Starts a route from the guest's position. */
  route: string;
  yandex: string;
  /** Shown on Apple's phones alone; elsewhere it has no app. */
  apple: string;
  /** A page for an iframe; null where only an address is known. */
  embed: string | null;
};

/**
 * @param position latitude and longitude in degrees, where known.
 * @param query the place in words, for maps that must search for it. Sources: Google Maps URLs
 * (`api=1`, no key), Yandex Maps (`pt` is lon,lat and `rtext` is lat,lon), OpenStreetMap's export
 * embed, Apple's Map Links (`daddr`).
 */
export function mapLinks(position: readonly [number, number] | undefined, query: string): MapLinks {
  if (!position) {
    const words = encodeURIComponent(query);
    return {
      view: `https://www.google.com/maps/search/?api=1&query=${words}`,
      route: `https://www.google.com/maps/dir/?api=1&destination=${words}&travelmode=driving`,
      yandex: `https://yandex.com/maps/?text=${words}`,
      apple: `https://maps.apple.com/?daddr=${words}`,
      embed: null,
    };
  }
  const [latitude, longitude] = position;
  // About 500 m to each side at Armenia's latitude.
  const box = [longitude - 0.006, latitude - 0.004, longitude + 0.006, latitude + 0.004]
    .map((degree) => degree.toFixed(5))
    .join(",");
  return {
    view: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    route: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}&travelmode=driving`,
    apple: `https://maps.apple.com/?daddr=${latitude},${longitude}`,
    yandex: `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map`,
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}
