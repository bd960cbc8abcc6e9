import { Copies } from "#app/designs/kit/copies.tsx";

/** Wheels hung on two cords, as coins on a necklace. */
export function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d="M334 -30C288 36 210 70 130 44C80 28 40 -6 0 -30" strokeWidth="1.2" />
        <path
          d="M334 -30C298 56 214 92 130 62C78 43 40 6 0 -30"
          strokeWidth="4"
          strokeDasharray="0 8.4"
        />
        <path d="M199 82V90M128 62V70M262 54V62M72 28V34M308 16V24" strokeWidth="1.6" />
      </g>
      <path d="M0 -30h.1M334 -30h.1" stroke="var(--line)" strokeWidth="8" strokeLinecap="round" />
      <Copies
        of="wheel-8"
        at={[
          { x: 199, y: 93, scale: 0.22 },
          { x: 128, y: 88, scale: 0.15 },
        ]}
      />
      <Copies
        of="wheel-6"
        at={[
          { x: 264, y: 78, scale: 0.15 },
          { x: 72, y: 44, scale: 0.09 },
          { x: 308, y: 34, scale: 0.09 },
        ]}
      />
    </svg>
  );
}
