const drawn = {
  viewBox: "0 0 32 32",
  width: "32",
  height: "32",
  "aria-hidden": true,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.4",
  strokeLinecap: "round",
} as const;

/** An arrow drawn as a leaf on its stalk. */
export function ArrowIcon({ to }: { to: "previous" | "next" }) {
  return (
    <svg {...drawn} strokeLinejoin="round">
      <path
        d="M5 16H27M18 8.5C19.5 12.5 22.5 15 27 16 22.5 17 19.5 19.5 18 23.5"
        transform={to === "previous" ? "rotate(180 16 16)" : undefined}
      />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg {...drawn}>
      <path d="M8 8 24 24M24 8 8 24" />
    </svg>
  );
}
