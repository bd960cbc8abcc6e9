/** A domed church from the front; its foot at the origin, 180 high. Light falls from the left. */
export function Church() {
  return (
    <g stroke="var(--line)" strokeWidth="1.3" strokeLinejoin="round">
      <path d="M-64 0V-42L-30 -56V0ZM-30 0V-76L0 -95V0Z" fill="var(--deco-light)" />
      <path d="M64 0V-42L30 -56V0ZM30 0V-76L0 -95V0Z" fill="var(--deco)" />
      <path d="M-66 -41L-30 -56M66 -41L30 -56M-33 -74L0 -95L33 -74" fill="none" strokeWidth="2.4" />
      <path d="M-21 -82V-124H0V-95Z" fill="var(--deco-light)" />
      <path d="M21 -82V-124H0V-95Z" fill="var(--deco)" />
      <path d="M-26 -124H0V-172Z" fill="var(--deco)" />
      <path d="M26 -124H0V-172Z" fill="var(--deco-deep)" />
      <path
        d="M0 -172L-9 -124M0 -172L9 -124M-18 -88V-112A4.5 4.5 0 0 1 -9 -112V-92M-4.5 -93V-112A4.5 4.5 0 0 1 4.5 -112V-93M9 -92V-112A4.5 4.5 0 0 1 18 -112V-88M-22 -60V-4M22 -60V-4M-22 -60A22 12 0 0 1 22 -60M-52 -2V-30A6 6 0 0 1 -40 -30V-2M52 -2V-30A6 6 0 0 0 40 -30V-2"
        fill="none"
        strokeWidth="1"
      />
      <path
        d="M-9 0V-22A9 9 0 0 1 9 -22V0ZM-3 -44V-54A3 3 0 0 1 3 -54V-44Z"
        fill="var(--deco-deep)"
      />
      <path d="M-70 0H70V7H-70ZM-78 7H78V14H-78Z" fill="var(--deco)" />
      <path d="M0 -172V-188M-5 -183H5" strokeWidth="2" />
    </g>
  );
}
