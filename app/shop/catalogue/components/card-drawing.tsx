import type { ReactNode } from "react";
import {
  Corners,
  Keyline,
  Placed,
  Portal,
  Scaled,
} from "#app/shop/catalogue/components/placed.tsx";
import { screenForms, type CardForm } from "#app/shop/catalogue/card/kinds.ts";
import { places, sheetLine } from "#app/shop/catalogue/card/layout.ts";
import type { Card, CardLayout } from "#app/shop/catalogue/schema.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { paletteDeclarations } from "#app/designs/styles/styles.ts";

/**
 * A card without its text, as an SVG file of its own: the ids of ornaments' shapes repeat, so two
 * of them cannot share a document.
 * @param form 4 : 5 unless given. The drawing fills it with its bleed.
 */
export function CardDrawing({
  theme,
  layout,
  form = screenForms["4x5"],
}: Pick<Card, "theme" | "layout"> & { form?: CardForm }) {
  const ornament = registry.ornament[theme.ornament];
  const { x, y, width, height } = withBleed(form);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
      color="var(--ink)"
    >
      <style>{`:root{${paletteDeclarations(paletteOf(theme))}}svg svg{overflow:visible}svg .cut{overflow:hidden}`}</style>
      <rect x={x || undefined} y={y || undefined} width="100%" height="100%" fill="var(--ground)" />
      <ornament.Shapes />
      {drawings[layout](ornament, form)}
    </svg>
  );
}

/** The whole area that a card fills. */
function withBleed({ width, height, bleed }: CardForm) {
  return { x: 0 - bleed, y: 0 - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** The drawings keep clear of the text areas in `card/layout.ts`. */
const drawings: Record<CardLayout, (ornament: OrnamentPart, form: CardForm) => ReactNode> = {
  arch: (ornament, form) => <Portal {...places.arch(form).portal} ornament={ornament} />,
  roundel: ({ Roundel, Corner }, form) => (
    <>
      <Keyline {...sheetLine(form)} />
      <Corners {...inset(sheetLine(form), 32)} size={128}>
        <Corner />
      </Corners>
      <Placed {...places.roundel(form).roundel}>
        <Roundel />
      </Placed>
    </>
  ),
  field: ({ Field, Emblem }, form) => {
    const { panel } = places.field(form);
    const top = panel.y + 22;
    return (
      <>
        <Scaled {...withBleed(form)} by={2.4}>
          <Field />
        </Scaled>
        <rect {...panel} fill="var(--ground)" />
        <Keyline {...inset(panel, 22)} />
        <circle
          cx="540"
          cy={top}
          r="138"
          fill="var(--ground)"
          stroke="var(--line)"
          strokeWidth="5"
        />
        <circle cx="540" cy={top} r="124" fill="none" stroke="var(--line)" strokeWidth="2" />
        <Placed x={466} y={top - 86} width={148} height={171}>
          <Emblem />
        </Placed>
      </>
    );
  },
  half: ({ Field, Emblem, Divider }, form) => {
    const { cloth, line } = places.half(form);
    const { x, width } = cloth;
    return (
      <>
        <Scaled {...cloth} by={2.6}>
          <Field />
        </Scaled>
        <path d={`M${x} ${line}H${x + width}`} stroke="var(--line)" strokeWidth="6" />
        <circle
          cx="540"
          cy={line}
          r="150"
          fill="var(--ground)"
          stroke="var(--line)"
          strokeWidth="6"
        />
        <circle cx="540" cy={line} r="134" fill="none" stroke="var(--line)" strokeWidth="2" />
        <Placed x={460} y={line - 94} width={160} height={185}>
          <Emblem />
        </Placed>
        <Placed x={345} y={form.height - 106} width={390} height={66}>
          <Divider variant={1} />
        </Placed>
      </>
    );
  },
  corner: ({ Spray, Base, Emblem, upright }, form) => {
    const { width, height } = places.corner(form).spray;
    const edges = withBleed(form);
    const right = edges.x + edges.width;
    const foot = edges.y + edges.height;
    return (
      <>
        <Placed x={right - width} y={edges.y} width={width} height={height} flip="x">
          <Spray />
        </Placed>
        {upright ? (
          <>
            <Placed x={110} y={form.height - 350} width={190} height={220}>
              <Emblem />
            </Placed>
            <Placed x={edges.x} y={foot - 168} width={edges.width} height={168}>
              <Base />
            </Placed>
          </>
        ) : (
          <Placed x={edges.x} y={foot - height} width={width} height={height} flip="y">
            <Spray />
          </Placed>
        )}
      </>
    );
  },
  scene: ({ Scene }, form) => (
    <Placed {...places.scene(form).scene}>
      <Scene />
    </Placed>
  ),
  initial: ({ Initial, Divider }, form) => (
    <>
      <Placed {...places.initial(form).frame}>
        <Initial />
      </Placed>
      <Placed x={345} y={form.height - 124} width={390} height={66}>
        <Divider variant={2} />
      </Placed>
    </>
  ),
  branch: ({ Branch, Divider }, form) => {
    const { x, ...branch } = places.branch(form).branch;
    return (
      <>
        <Placed x={x + form.bleed} {...branch}>
          <Branch />
        </Placed>
        <Placed x={320} y={form.height - 134} width={440} height={75}>
          <Divider variant={2} />
        </Placed>
      </>
    );
  },
  frame: ({ Corner, Emblem, Divider }, form) => (
    <>
      <Keyline {...sheetLine(form)} />
      <Corners {...inset(sheetLine(form), 36)} size={232}>
        <Corner />
      </Corners>
      <Placed {...places.frame(form).emblem}>
        <Emblem />
      </Placed>
      <Placed x={320} y={form.height - 220} width={440} height={75}>
        <Divider variant={0} />
      </Placed>
    </>
  ),
};

function inset({ x, y, width, height }: ReturnType<typeof sheetLine>, by: number) {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
