import type { ReactNode } from "react";
import {
  Corners,
  Keyline,
  Placed,
  Portal,
  Scaled,
} from "#app/features/catalogue/components/placed.tsx";
import { cardHeight, cardWidth } from "#app/features/catalogue/picture-layout.ts";
import type { Card, CardLayout } from "#app/features/catalogue/schema.ts";
import type { OrnamentPart } from "#app/design/part-types.ts";
import { registry } from "#app/design/drawing-parts.ts";
import { paletteOf } from "#app/design/palettes.ts";
import { paletteDeclarations } from "#app/design/styles.ts";

/**
 * A card without its text, as an SVG file of its own: the ids of ornaments' shapes repeat, so two
 * of them cannot share a document.
 */
export function CardDrawing({ look, layout }: Pick<Card, "look" | "layout">) {
  const ornament = registry.ornament[look.ornament];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={cardWidth}
      height={cardHeight}
      viewBox={`0 0 ${cardWidth} ${cardHeight}`}
      color="var(--ink)"
    >
      <style>{`:root{${paletteDeclarations(paletteOf(look))}}svg svg{overflow:visible}svg .cut{overflow:hidden}`}</style>
      <rect width="100%" height="100%" fill="var(--ground)" />
      <ornament.Shapes />
      {drawings[layout](ornament)}
    </svg>
  );
}

/** The drawings keep clear of the text areas in `picture-layout.ts`. */
const drawings: Record<CardLayout, (ornament: OrnamentPart) => ReactNode> = {
  arch: (ornament) => <Portal x={48} y={18} width={984} height={1314} ornament={ornament} />,
  roundel: ({ Roundel, Corner }) => (
    <>
      <Keyline x={40} y={40} width={1000} height={1270} />
      <Corners x={72} y={72} width={936} height={1206} size={128}>
        <Corner />
      </Corners>
      <Placed x={247} y={108} width={586} height={636}>
        <Roundel />
      </Placed>
    </>
  ),
  field: ({ Field, Emblem }) => (
    <>
      <Scaled width={cardWidth} height={cardHeight} by={2.4}>
        <Field />
      </Scaled>
      <rect x="158" y="236" width="764" height="914" fill="var(--ground)" />
      <Keyline x={180} y={258} width={720} height={870} />
      <circle cx="540" cy="258" r="138" fill="var(--ground)" stroke="var(--line)" strokeWidth="5" />
      <circle cx="540" cy="258" r="124" fill="none" stroke="var(--line)" strokeWidth="2" />
      <Placed x={466} y={172} width={148} height={171}>
        <Emblem />
      </Placed>
    </>
  ),
  half: ({ Field, Emblem, Divider }) => (
    <>
      <Scaled width={cardWidth} height={620} by={2.6}>
        <Field />
      </Scaled>
      <path d={`M0 620H${cardWidth}`} stroke="var(--line)" strokeWidth="6" />
      <circle cx="540" cy="620" r="150" fill="var(--ground)" stroke="var(--line)" strokeWidth="6" />
      <circle cx="540" cy="620" r="134" fill="none" stroke="var(--line)" strokeWidth="2" />
      <Placed x={460} y={526} width={160} height={185}>
        <Emblem />
      </Placed>
      <Placed x={345} y={1244} width={390} height={66}>
        <Divider variant={1} />
      </Placed>
    </>
  ),
  corner: ({ Spray, Base, Emblem, upright }) => (
    <>
      <Placed x={590} y={0} width={490} height={531} flip="x">
        <Spray />
      </Placed>
      {upright ? (
        <>
          <Placed x={110} y={1000} width={190} height={220}>
            <Emblem />
          </Placed>
          <Placed x={0} y={1182} width={cardWidth} height={168}>
            <Base />
          </Placed>
        </>
      ) : (
        <Placed x={0} y={819} width={490} height={531} flip="y">
          <Spray />
        </Placed>
      )}
    </>
  ),
  scene: ({ Scene }) => (
    <Placed x={0} y={540} width={cardWidth} height={886}>
      <Scene />
    </Placed>
  ),
  initial: ({ Initial, Divider }) => (
    <>
      <Placed x={260} y={104} width={560} height={560}>
        <Initial />
      </Placed>
      <Placed x={345} y={1226} width={390} height={66}>
        <Divider variant={2} />
      </Placed>
    </>
  ),
  branch: ({ Branch, Divider }) => (
    <>
      <Placed x={60} y={50} width={1020} height={504}>
        <Branch />
      </Placed>
      <Placed x={320} y={1216} width={440} height={75}>
        <Divider variant={2} />
      </Placed>
    </>
  ),
  frame: ({ Corner, Emblem, Divider }) => (
    <>
      <Keyline x={40} y={40} width={1000} height={1270} />
      <Corners x={76} y={76} width={928} height={1198} size={232}>
        <Corner />
      </Corners>
      <Placed x={410} y={170} width={260} height={300}>
        <Emblem />
      </Placed>
      <Placed x={320} y={1130} width={440} height={75}>
        <Divider variant={0} />
      </Placed>
    </>
  ),
};
