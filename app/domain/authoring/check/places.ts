import { bounds, type Warning } from "#app/domain/authoring/check/rules.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { offsetAt } from "#app/i18n/clock-changes.ts";
import { writtenTexts } from "#app/i18n/lint.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { canonicalZone, zonesNear } from "#app/lib/zones-near.ts";

type Position = readonly [latitude: number, longitude: number];
type Event = Pick<Definition["event"], "start" | "timeZone">;

const earthKilometres = 6371;
const number = String.raw`(-?\d{1,3}\.\d+)`;
/** Points in links of maps, latitude first, as in `?q=40.1,44.5`, `@40.1,44.5`, `!3d40.1!4d44.5`. */
const points = [
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|center|destination|daddr)=${number}(?:,|%2C)\+?${number}`,
    "iu",
  ),
  new RegExp(String.raw`!3d${number}!4d${number}`, "u"),
  new RegExp(String.raw`@${number},${number}`, "u"),
  new RegExp(String.raw`#map=\d+/${number}/${number}`, "u"),
];
/** Yandex and 2GIS write the longitude first. */
const turnedPoints = new RegExp(String.raw`[?&](?:ll|pt|m)=${number}(?:,|%2C)${number}`, "iu");
const turnedHosts = /^https?:\/\/[^/]*(?:yandex|2gis)\./iu;

/** Points on the map that are probably not the venue's. */
export function placeWarnings({ event, sections }: Definition | Template): Warning[] {
  return sections.flatMap((section, index): Warning[] => {
    if (section.type !== "venue" || !section.position) return [];
    const path = ["sections", index];
    const { timeZone = event.timeZone } = section;
    const warning = positionWarning(section.position, { ...event, timeZone }, [
      ...path,
      "position",
    ]);
    return warning ? [warning] : linkWarnings(section, section.position, path);
  });
}

function positionWarning(
  position: Position,
  { start, timeZone }: Event,
  path: Warning["path"],
): Warning | null {
  const [latitude, longitude] = position;
  const coordinates = `[${latitude}, ${longitude}]`;
  if (Math.abs(latitude) < 1 && Math.abs(longitude) < 1) {
    const message = `expected the venue's latitude and longitude: ${coordinates} is in the ocean`;
    return { rule: "null-position", path, message };
  }
  const eventZone = canonicalZone(timeZone);
  const zones = zonesNear(position);
  if (eventZone === null || zones.has(eventZone)) return null;
  if (Math.abs(longitude) <= 90 && zonesNear([longitude, latitude]).has(eventZone)) {
    const message = `expected latitude, then longitude: [${longitude}, ${latitude}] is in ${timeZone}, ${coordinates} is not`;
    return { rule: "swapped-position", path, message };
  }
  const instant = instantOf(start, timeZone);
  const ahead = offsetAt(instant, timeZone);
  if ([...zones].some((zone) => offsetAt(instant, zone) === ahead)) return null;
  const message = `${coordinates} is in ${[...zones][0]}, whose clocks show another time than ${timeZone}: one of the two is wrong, or the venue needs a "timeZone" of its own`;
  return { rule: "other-zone", path, message };
}

/** The first link to a map, of all languages, that leads elsewhere. */
function linkWarnings(venue: object, position: Position, path: Warning["path"]): Warning[] {
  for (const { path: place, text } of writtenTexts(venue, path)) {
    for (const [link] of text.matchAll(/https?:\/\/\S+/gu)) {
      const point = pointOf(link);
      const kilometres = point ? distance(point, position) : 0;
      if (point && kilometres > bounds.mapKilometres) {
        const message = `the link shows [${point.join(", ")}], ${Math.round(kilometres)} km from "position"`;
        return [{ rule: "map-link", path: place, message }];
      }
    }
  }
  return [];
}

function pointOf(link: string): Position | null {
  const isTurned = turnedHosts.test(link);
  const patterns = isTurned ? [turnedPoints] : points;
  for (const pattern of patterns) {
    const [, first, second] = pattern.exec(link) ?? [];
    if (first !== undefined && second !== undefined)
      return isTurned ? [Number(second), Number(first)] : [Number(first), Number(second)];
  }
  return null;
}

/** Kilometres between two points by the haversine formula. */
function distance([north, east]: Position, [otherNorth, otherEast]: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(otherNorth - north) / 2) ** 2 +
    Math.cos(radians(north)) *
      Math.cos(radians(otherNorth)) *
      Math.sin(radians(otherEast - east) / 2) ** 2;
  return 2 * earthKilometres * Math.asin(Math.sqrt(half));
}
