import { dataCentres, generator, machines, pick } from "./guests.ts";

/**
 * How often a page is rendered, for one, a hundred and ten thousand invitations. A simulation of the
 * caches' rules, because one machine has no data centres: nothing is measured here, and every
 * assumption is a constant below. `node tests/bench/hit-rates.ts`
 */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** As docs/scaling.md calculates: 200 guests who open the invitation five times each. */
const opensOfEach = 1_000;

/** Invitations are sent within a month, sixty days before their event. */
const sentWithin = 30 * day;
const aheadOfEvent = 60 * day;

/** Shares of an invitation's three languages. */
const languages = [70, 20, 10];

/** An isolate without a request for this long is gone. Cloudflare promises no time at all. */
const isolateIdle = 10 * minute;

type Rules = { name: string; isolate: number; isRenewed: boolean; centre: number };

/** `isolate`, `centre`: milliseconds for which each has a page; `isRenewed`: it stays while it is right. */
const variants: Rules[] = [
  { name: "no cache", isolate: 0, isRenewed: false, centre: 0 },
  { name: "isolate, 30 s", isolate: 30 * second, isRenewed: false, centre: 0 },
  { name: "isolate, while right", isolate: 30 * second, isRenewed: true, centre: 0 },
  { name: "… and data centre, 1 min", isolate: 30 * second, isRenewed: true, centre: minute },
  { name: "… and data centre, 1 h", isolate: 30 * second, isRenewed: true, centre: hour },
  { name: "… and data centre, 1 day", isolate: 30 * second, isRenewed: true, centre: day },
];

/** After this long a page that is still right is rendered once more, after its response. */
const staleAfter = hour;

/** Pages in an isolate's cache: 12 MB of a hundred thousand bytes each. */
const pagesOfIsolate = 120;

/** When a guest opens an invitation: half soon after it was sent, a fifth in the last week. */
function momentOf(random: () => number): number {
  const which = random();
  const ahead =
    which < 0.5
      ? Math.min(-Math.log(1 - random()) * day, aheadOfEvent)
      : which < 0.8
        ? random() * aheadOfEvent
        : aheadOfEvent - random() * 7 * day;
  // Few at night: the hours before eight are moved by half a day.
  return ahead % day < 8 * hour && random() < 0.8 ? ahead + 12 * hour : ahead;
}

/** All openings in the order of time: moments, and for each its page, data centre and machine. */
function openings(invitations: number) {
  const random = generator(invitations);
  const all = invitations * opensOfEach;
  const moments = new Float64Array(all);
  const pages = new Uint32Array(all);
  const places = new Uint16Array(all);
  for (let invitation = 0, at = 0; invitation < invitations; invitation += 1) {
    const sent = random() * sentWithin;
    for (let opened = 0; opened < opensOfEach; opened += 1, at += 1) {
      moments[at] = sent + momentOf(random);
      pages[at] = invitation * languages.length + pick(languages, random);
      places[at] = pick(dataCentres, random) * machines + Math.floor(random() * machines);
    }
  }
  const order = new Uint32Array(all).map((_, index) => index);
  order.sort((one, other) => (moments[one] ?? 0) - (moments[other] ?? 0));
  return { order, moments, pages, places };
}

type Counted = { waiting: number; rendered: number };

/** How many openings waited for a rendering, and how many renderings there were in all. */
function count(rules: Rules, { order, moments, pages, places }: ReturnType<typeof openings>) {
  const isolates = new Map<number, { seen: number; pages: Map<number, number> }>();
  const centres = new Map<number, number>();
  const counted: Counted = { waiting: 0, rendered: 0 };
  for (const index of order) {
    const now = moments[index] ?? 0;
    const page = pages[index] ?? 0;
    const place = places[index] ?? 0;
    let isolate = isolates.get(place);
    if (!isolate || now - isolate.seen > isolateIdle) {
      isolate = { seen: now, pages: new Map() };
      isolates.set(place, isolate);
    }
    isolate.seen = now;
    const entry = page * dataCentres.length + Math.floor(place / machines);
    const own = isolate.pages.get(page) ?? -Infinity;
    isolate.pages.delete(page);
    const shared = centres.get(entry) ?? -Infinity;
    const isFresh = now - own < (rules.isRenewed ? staleAfter : rules.isolate);
    const isShared = now - shared < rules.centre;
    const isKnown = isFresh || isShared || (rules.isRenewed && own > -Infinity);
    if (!isKnown) counted.waiting += 1;
    const fresh = isFresh ? own : isShared && now - shared < staleAfter ? shared : now;
    if (fresh === now) {
      counted.rendered += 1;
      centres.set(entry, now);
    }
    isolate.pages.set(page, fresh);
    if (isolate.pages.size > pagesOfIsolate)
      for (const [oldest] of isolate.pages.entries().take(1)) isolate.pages.delete(oldest);
  }
  return counted;
}

const sizes = [1, 100, 10_000];
const worlds = sizes.map(openings);
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
console.log("openings that wait for a rendering / renderings, of all openings");
console.log(`| | ${sizes.map((size) => size.toLocaleString("en")).join(" | ")} |`);
console.log(`| --- | ${sizes.map(() => "---").join(" | ")} |`);
for (const rules of variants) {
  const cells = worlds.map((world) => {
    const { waiting, rendered } = count(rules, world);
    const all = world.order.length;
    return `${percent(waiting, all)} / ${percent(rendered, all)}`;
  });
  console.log(`| ${rules.name} | ${cells.join(" | ")} |`);
}
