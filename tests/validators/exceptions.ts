import type { Finding } from "./found.ts";

/** A finding that stays, with its reason. An exception that nothing meets any more is a finding. */
type Exception = { validator: string; means: RegExp; page?: RegExp; why: string };

const exceptions: readonly Exception[] = [
  {
    validator: "axe",
    means: /^page-has-heading-one /,
    page: /^\/animations\/[a-z-]+\/art/,
    why: "An animation is a picture in a frame; the heading stands on the page around it.",
  },
  {
    validator: "Nu HTML Checker",
    means: /^error CSS: /,
    why: "Its CSS parser knows neither container queries, @property and view transitions nor scroll-driven animations. CSS is parsed by the build (Lightning CSS) and by the browsers of the journeys.",
  },
  {
    validator: "Nu HTML Checker",
    means: /^error Duplicate ID “orn-/,
    why: "Each drawing of an ornament carries the shapes that it uses, so that it stands alone while another is hidden or left out. That all copies are equal is checked (`equalIds`).",
  },
];

/** The findings that no exception excuses, and the exceptions that excuse nothing. */
export function judged(findings: readonly Finding[]): {
  left: Finding[];
  unused: readonly Exception[];
} {
  const excuses = (exception: Exception, { validator, page, rule, text }: Finding) =>
    exception.validator === validator &&
    (exception.page?.test(page) ?? true) &&
    exception.means.test(`${rule} ${text}`);
  return {
    left: findings.filter((finding) => !exceptions.some((one) => excuses(one, finding))),
    unused: exceptions.filter((one) => !findings.some((finding) => excuses(one, finding))),
  };
}
