import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";

/** The programme as the fields of a carpet, with stepped borders. */
export function CarpetTimeline({ items }: HoursProps) {
  return (
    <ol className="carpet-hours">
      {items.map((item, index) => (
        <li key={`${item.at} ${item.title}`}>
          <Hour item={item} />
          <Steps defined={index > 0} />
        </li>
      ))}
    </ol>
  );
}

/**
 * Stepped diamonds along the edge of a field, cut off at the page's edge.
 * @param defined whether an earlier row has already defined the pattern.
 */
function Steps({ defined }: { defined: boolean }) {
  return (
    <svg width="100%" height="24" aria-hidden="true" shapeRendering="crispEdges">
      {!defined && <StepsPattern />}
      <rect width="100%" height="24" fill="url(#carpet-steps)" />
    </svg>
  );
}

function StepsPattern() {
  return (
    <pattern id="carpet-steps" width="48" height="24" patternUnits="userSpaceOnUse">
      <path d="M20 0H28V4H32V8H36V16H32V20H28V24H20V20H16V16H12V8H16V4H20Z" fill="var(--deco)" />
      <path d="M22 8H26V10H28V14H26V16H22V14H20V10H22Z" fill="var(--line)" />
      <path
        d="M0 0H8V4H4V8H0ZM48 0H40V4H44V8H48ZM0 24H8V20H4V16H0ZM48 24H40V20H44V16H48Z"
        fill="var(--deco-deep)"
      />
    </pattern>
  );
}
