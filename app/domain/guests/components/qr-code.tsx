import type { QrDrawing } from "#app/domain/guests/link/qr.ts";

/**
 * A QR code, black on white with its quiet zone, as wide as its surroundings allow.
 * @param label what the code opens, for screen readers.
 */
export function QrCode({ drawing: { path, size }, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
