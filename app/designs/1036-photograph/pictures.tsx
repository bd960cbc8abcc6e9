/*
 * Subjects of the prints and the frames of the film, 120 × 84 each, in thin lines and two tones of
 * paper.
 */

const prints = {
  peaks: (
    <>
      <path d="M0 66L30 44L40 52L66 18L84 40L120 62V84H0Z" fill="var(--field-line)" />
      <path d="M0 66L30 44L40 52L66 18L84 40L120 62M56 31l6 5 5 -5 6 7" />
      <circle cx="24" cy="20" r="7" />
    </>
  ),
  rings: (
    <>
      <path d="M0 60H120V84H0Z" fill="var(--field-line)" />
      <circle cx="50" cy="42" r="20" />
      <circle cx="50" cy="42" r="17" />
      <circle cx="71" cy="46" r="17" />
      <circle cx="71" cy="46" r="14.5" />
    </>
  ),
  window: (
    <>
      <path d="M52 10L92 4V72L52 78Z" fill="var(--ground)" stroke="none" />
      <path d="M52 10L92 4V72L52 78ZM72 7V75M52 33L92 27M52 56L92 50M0 66L30 62" />
    </>
  ),
  table: (
    <>
      <path d="M0 62H120V84H0Z" fill="var(--field-line)" />
      <path d="M0 62H120M38 62h12M44 62V48M37 28h14q1 20 -7 20t-7 -20ZM70 62h12M76 62V48M69 28h14q1 20 -7 20t-7 -20Z" />
    </>
  ),
};

/** The subjects of the prints, as names of shapes. */
export const subjects = ["peaks", "rings", "window", "table"] as const;

/** Defines them as `world-KIND-SUBJECT`, for one drawing: another may not be on the page. */
export function Prints({ kind }: { kind: string }) {
  return (
    <defs>
      {subjects.map((subject) => (
        <g
          key={subject}
          id={`world-${kind}-${subject}`}
          fill="none"
          stroke="var(--line)"
          strokeLinejoin="round"
        >
          <path d="M0 0H120V84H0Z" fill="var(--field)" stroke="none" />
          {prints[subject]}
        </g>
      ))}
    </defs>
  );
}
