import { leaf, leafShade, seed } from "#app/designs/families/pomegranate/shapes.ts";
import { NotFoundArt } from "#app/components/not-found-art.tsx";
import { placed, type Placement } from "#app/designs/kit/repeats.tsx";

/**
 * The drawings: a seed that rolled away, an hourglass of seeds, a returned letter, a seed that took
 * root.
 */
export type NoticePicture = "lost" | "wait" | "letter" | "past";

/** The drawing of a notice. Takes the colours of the page's palette. */
export function NoticeArt({ picture }: { picture: NoticePicture }) {
  if (picture === "lost") return <NotFoundArt />;
  return (
    <svg
      className="not-found-art"
      viewBox="0 0 240 150"
      aria-hidden="true"
      stroke="var(--line)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M30 128H210" strokeWidth="1.2" />
      {picture === "wait" && <Glass />}
      {picture === "letter" && <Letter />}
      {picture === "past" && <Sapling />}
    </svg>
  );
}

const upper: Placement[] = [
  { x: 103, y: 48, turn: 20 },
  { x: 112, y: 46, turn: -16 },
  { x: 121, y: 47, turn: 12 },
  { x: 130, y: 45, turn: -8 },
  { x: 138, y: 48, turn: 24 },
  { x: 110, y: 56, turn: -10 },
  { x: 120, y: 57, turn: 8 },
  { x: 130, y: 56, turn: -20 },
  { x: 119, y: 66, turn: 4 },
];
const lower: Placement[] = [
  { x: 103, y: 116, turn: 64 },
  { x: 113, y: 116, turn: -40 },
  { x: 124, y: 116, turn: 30 },
  { x: 135, y: 116, turn: -70 },
  { x: 114, y: 107, turn: 14 },
  { x: 126, y: 107, turn: -18 },
];
const half = "M90 26C90 54 112 62 117 75C112 88 90 96 90 124";

function Glass() {
  return (
    <>
      <path d={`${half}H150C150 96 128 88 123 75C128 62 150 54 150 26Z`} fill="var(--surface)" />
      {[...upper, ...lower, { x: 120, y: 86, turn: 0 }, { x: 120, y: 97, turn: 10 }].map(
        (placement) => (
          <path
            key={`${placement.x} ${placement.y}`}
            d={seed}
            transform={`${placed(placement)}scale(.72)`}
            fill="var(--deco)"
            stroke="none"
          />
        ),
      )}
      <path d="M97 36C98 46 103 53 109 59" strokeWidth="1.4" />
      <rect x="80" y="17" width="80" height="9" rx="4.5" fill="var(--deco-deep)" />
      <rect x="80" y="119" width="80" height="9" rx="4.5" fill="var(--deco-deep)" />
    </>
  );
}

function Letter() {
  return (
    <>
      <path
        d="M36 120C14 104 20 72 40 76S46 104 34 98S32 52 84 50"
        stroke="var(--deco)"
        strokeDasharray="0 6"
      />
      <path d="M78 66L132 22L186 66V128H78Z" fill="var(--deco-deep)" />
      <path d="M90 118V44H174V118Z" fill="var(--surface)" />
      <path d="M104 58H160M104 68H150" strokeWidth="1.4" />
      <path d="M78 66L124 101Q132 107 140 101L186 66V128H78Z" fill="var(--ground)" />
      <path d="M78 128L117 96M186 128L147 96" strokeWidth="1.4" />
      <path d={seed} transform="translate(132 84)scale(1.3)" fill="var(--deco)" stroke="none" />
    </>
  );
}

const leaves: Placement[] = [
  { x: 120, y: 104, turn: -28, scale: 0.8 },
  { x: 120, y: 96, turn: 208, scale: 0.86 },
  { x: 121, y: 80, turn: -36, scale: 0.84 },
  { x: 120, y: 70, turn: 214, scale: 0.8 },
  { x: 120, y: 52, turn: -50, scale: 0.66 },
  { x: 119, y: 48, turn: 232, scale: 0.66 },
  { x: 119, y: 40, turn: -92, scale: 0.6 },
];

function Sapling() {
  return (
    <>
      <path d="M120 128C118 104 123 76 119 40" stroke="var(--deco-deep)" />
      {leaves.map((placement) => (
        <g key={`${placement.x} ${placement.y}`} transform={placed(placement)} strokeWidth="1.6">
          <path d={leaf} fill="var(--surface)" />
          <path d={leafShade} fill="var(--line)" stroke="none" />
        </g>
      ))}
      <path d="M96 128C104 116 136 116 144 128Z" fill="var(--deco-deep)" />
      <path
        d={seed}
        transform="translate(168 121)rotate(96)scale(1.1)"
        fill="var(--deco-light)"
        stroke="none"
      />
    </>
  );
}
