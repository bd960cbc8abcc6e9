import { figures, type Face, type Piece } from "#app/couple/prints/face.ts";
import {
  bleed,
  foldDashes,
  frameWidth,
  marksOf,
  markWidth,
  type Format,
} from "#app/couple/prints/format.ts";

/**
 * A page as it comes out of the printer, in millimetres. Its ground goes on beyond the cut, so that a
 * cut that is not exact leaves no white.
 */
export function PrintSheet({
  placed,
  format,
  label,
}: {
  placed: readonly { piece: Piece; x: number; y: number }[];
  format: Format;
  label: string;
}) {
  const { page, piece: cut, isCut, isFolded } = format;
  const half = isFolded ? cut.height / 2 : 0;
  const face = { width: cut.width, height: cut.height - half };
  return (
    <svg
      className="print-sheet"
      viewBox={`0 0 ${page.width} ${page.height}`}
      // On paper the box is a hair lower than the page, which must not make the drawing smaller.
      preserveAspectRatio="xMidYMin slice"
      role="group"
      aria-label={label}
    >
      {placed.map(({ piece, x, y }) => (
        <rect
          key={piece.id}
          className={isCut ? "print-ground" : "print-edge"}
          x={isCut ? x - bleed : x}
          y={isCut ? y - bleed : y}
          width={cut.width + (isCut ? 2 * bleed : 0)}
          height={cut.height + (isCut ? 2 * bleed : 0)}
        />
      ))}
      {placed.map(({ piece, x, y }) => (
        <g key={piece.id} className="print-piece" lang={piece.lang}>
          <g transform={`translate(${x} ${y + half})`}>
            <PieceFace face={piece.front} size={face} />
          </g>
          {piece.back && (
            <g
              // The same words again, upside down.
              aria-hidden="true"
              transform={`translate(${x + face.width} ${y + face.height}) rotate(180)`}
            >
              <PieceFace face={piece.back} size={face} />
            </g>
          )}
        </g>
      ))}
      {marksOf(format).map(({ from, to, isFold }) => (
        <path
          key={`${from.join(" ")} ${isFold}`}
          d={`M${from.join(" ")}L${to.join(" ")}`}
          stroke="#000"
          strokeWidth={markWidth}
          strokeDasharray={isFold ? foldDashes.join(" ") : undefined}
        />
      ))}
    </svg>
  );
}

function PieceFace({ face, size }: { face: Face; size: { width: number; height: number } }) {
  const { frame } = face;
  return (
    <>
      {frame !== null && (
        <rect
          className="print-frame"
          x={frame}
          y={frame}
          width={size.width - 2 * frame}
          height={size.height - 2 * frame}
          strokeWidth={frameWidth}
        />
      )}
      {face.figures.map(({ figure, x, y, width, height }) => (
        <svg
          key={`${figure} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          viewBox={`0 0 ${figures[figure].width} ${figures[figure].height}`}
          aria-hidden="true"
        >
          <use
            href={`#print-${figure}`}
            width={figures[figure].width}
            height={figures[figure].height}
          />
        </svg>
      ))}
      {face.lines.map(({ text, x, y, size: letters, role, ink, part }, index) => (
        <text key={index} className={`${part} ${role} ${ink}`} x={x} y={y} fontSize={letters}>
          {text}
        </text>
      ))}
    </>
  );
}
