import type { ServiceId } from "#app/shop/catalogue/prices/kinds.ts";
import { demoDashboard } from "#app/shop/site/demos/dashboard.ts";
import type { Demo } from "#app/shop/site/demos/links.ts";

/** A page of the made-up dashboard, or a demo invitation, on which a feature can be tried. */
type Shown = { dashboard: string } | { demo: Demo["id"] } | { page: string };

/**
 * Features for hosts, in the order of their work; only those that exist may be promised. Texts are
 * under `site:hosts.features`. `service` is the extra that a feature belongs to: a studio that does
 * not sell it apart includes it.
 */
export const hostFeatures = [
  {
    group: "before",
    features: [
      { id: "names", shown: { dashboard: "/guests" }, service: "guest-list" },
      { id: "import", service: "guest-list" },
      { id: "queue", shown: { dashboard: "/reminders" }, service: "guest-list" },
      { id: "reminders", shown: { dashboard: "/reminders?state=sent" }, service: "guest-list" },
      { id: "hours", service: "guest-list" },
      { id: "languages", shown: { demo: "six-languages" }, service: "second-language" },
      { id: "hosts" },
    ],
  },
  {
    group: "answers",
    features: [
      { id: "overview", shown: { dashboard: "" } },
      { id: "notified" },
      { id: "phone", shown: { dashboard: "/answers/new" } },
      { id: "doubles" },
    ],
  },
  {
    group: "day",
    features: [
      { id: "tables", shown: { dashboard: "/tables" }, service: "guest-list" },
      { id: "lists", service: "guest-list" },
      { id: "day" },
      { id: "news" },
      { id: "calendar" },
    ],
  },
  { group: "after", features: [{ id: "wishes" }, { id: "keepsake" }] },
  {
    group: "page",
    features: [
      { id: "photos", shown: { demo: "photos" }, service: "gallery" },
      { id: "film", shown: { demo: "film" }, service: "video" },
      { id: "password", shown: { demo: "password" }, service: "password" },
      { id: "api", shown: { page: "/api" } },
    ],
  },
] as const satisfies readonly {
  group: string;
  features: readonly { id: string; shown?: Shown; service?: ServiceId }[];
}[];

type Feature = (typeof hostFeatures)[number]["features"][number];

/**
 * The address at which a feature can be seen. @returns null where there is none, or the page that
 * would show it is not published.
 */
export function placeOf(
  feature: Feature,
  { hasDemo, demoOf }: { hasDemo: boolean; demoOf: (id: Demo["id"]) => string | null },
): { href: string; isTried: boolean } | null {
  if (!("shown" in feature)) return null;
  const { shown: target } = feature;
  if ("dashboard" in target)
    return hasDemo ? { href: demoDashboard + target.dashboard, isTried: true } : null;
  const href = "demo" in target ? demoOf(target.demo) : target.page;
  return href === null ? null : { href, isTried: false };
}

/** The extra that a feature belongs to, of those that are sold. */
export function extraOf<Service extends { id?: ServiceId | undefined }>(
  feature: Feature,
  services: readonly Service[],
): Service | undefined {
  return "service" in feature ? services.find(({ id }) => id === feature.service) : undefined;
}
