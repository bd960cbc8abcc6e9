import { Line } from "#app/designs/kit/line.tsx";
/** A balloon on a string. 240 × 380. */
export function Balloon() {
  return (
    <svg viewBox="0 0 240 380" aria-hidden="true">
      <Line d="M120 282C134 310 106 330 120 380" of="line" width={1.6} />
      <path d="M120 262L106 284Q120 278 134 284Z" fill="var(--deco-deep)" />
      <path
        d="M120 6C190 6 230 60 230 122C230 190 168 244 120 266C72 244 10 190 10 122C10 60 50 6 120 6Z"
        fill="var(--deco)"
      />
      <path
        d="M120 266C168 244 230 190 230 122C230 98 224 76 213 58C224 150 170 220 120 266Z"
        fill="var(--deco-deep)"
        opacity=".55"
      />
      <Line d="M34 116C32 78 54 46 88 34" of="deco-glint" width={9} round opacity=".8" />
      <circle cx="38" cy="140" r="4.5" fill="var(--deco-glint)" opacity=".8" />
    </svg>
  );
}
