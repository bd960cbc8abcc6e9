import type { CardForm } from "#app/shop/catalogue/card/kinds.ts";
import { cardHeight, cardWidth, type WordRoom } from "#app/shop/catalogue/picture/layout.ts";
import type { CardLayout } from "#app/shop/catalogue/schema.ts";

/** An area of a card, in its units. */
type Place = { x: number; y: number; width: number; height: number };

/** How far the line of a sheet is from its edge. */
const margin = 40;
const middle = cardWidth / 2;

/**
 * Places of each layout's drawings and text. On 4 : 5 they are as they were drawn; a taller card
 * has the same drawing, larger where that helps, and more room.
 */
export const places = {
  arch(form: CardForm) {
    // A knife that misses by a millimetre must not cut into the arch.
    const y = form.bleed > 0 ? margin : 18;
    const portal = { x: 48, y, width: 984, height: form.height - 2 * y };
    const room = { x: 226, y: y + 634 + growth(form).taller * 0.02, width: 628, names: 100 };
    return { portal, room: within(form, room, form.height - 168 - y - growth(form).taller * 0.1) };
  },
  roundel(form: CardForm) {
    const { taller, by } = growth(form, 0.0005);
    const roundel = centred(108 + taller * 0.1, 586 * by, 636 * by);
    const room = { x: 110, y: below(roundel) + 8, width: 860, names: 116 };
    return { roundel, room: within(form, room, form.height - 108) };
  },
  field(form: CardForm) {
    const { taller } = growth(form);
    const y = 236 + taller * 0.3;
    const panel = { x: 158, y, width: 764, height: 914 + taller * 0.4 };
    const room = { x: 220, y: y + 178, width: 640, names: 112 };
    return { panel, room: within(form, room, below(panel) - 66) };
  },
  half(form: CardForm) {
    const line = 620 + growth(form).taller * 0.45;
    // A cloth's own border at the trimmed edge would be as uneven as the knife.
    const { bleed, width } = form;
    const inset = bleed > 0 ? margin : 0;
    const cloth = { x: inset, y: inset, width: width - 2 * inset, height: line - inset };
    const room = { x: 90, y: line + 168, width: 900, names: 106 };
    return { cloth, line, room: within(form, room, form.height - 116) };
  },
  corner(form: CardForm) {
    const { taller, by } = growth(form, 0.0006);
    const spray = { width: 490 * by, height: 531 * by };
    const y = 380 + taller * 0.42;
    const room = { x: 140, y, width: 800, names: 136, lineWidth: 590 };
    return { spray, room: within(form, room, 990 + taller * 0.62) };
  },
  scene(form: CardForm) {
    const { taller, by } = growth(form, 0.0006);
    const height = 886 * by;
    const scene = centred(form.height + 76 * by - height, cardWidth * by, height);
    const room = { x: 90, y: 56 + taller * 0.28, width: 900, names: 116 };
    return { scene, room: within(form, room, scene.y + 16 * by) };
  },
  initial(form: CardForm) {
    const { taller, by } = growth(form, 0.0004);
    const frame = centred(104 + taller * 0.15, 560 * by, 560 * by);
    const letter = centred(frame.y + 140 * by, 280 * by, 280 * by);
    const room = { x: 90, y: below(frame) + 36, width: 900, names: 128 };
    return { frame, letter, room: within(form, room, form.height - 150) };
  },
  branch(form: CardForm) {
    const y = 50 + growth(form).taller * 0.22;
    const room = { x: 90, y: y + 540, width: 900, names: 136 };
    return {
      branch: { x: 60, y, width: 1020, height: 504 },
      room: within(form, room, form.height - 170),
    };
  },
  frame(form: CardForm) {
    const { taller, by } = growth(form, 0.0005);
    const emblem = centred(170 + taller * 0.12, 260 * by, 300 * by);
    const room = { x: 120, y: below(emblem) + 20, width: 840, names: 132 };
    return { emblem, room: within(form, room, form.height - 240) };
  },
} satisfies Record<CardLayout, (form: CardForm) => { room: WordRoom }>;

/** The area of a card's text, in its units. */
export function wordRoom(layout: CardLayout, form: CardForm): WordRoom {
  return places[layout](form).room;
}

/** The line around a whole sheet, and the area of its corners. */
export function sheetLine({ height }: CardForm): Place {
  return { x: margin, y: margin, width: cardWidth - 2 * margin, height: height - 2 * margin };
}

/**
 * How much taller than 4 : 5 a form is.
 * @param rate how much larger a drawing gets for each unit.
 */
function growth({ height }: CardForm, rate = 0): { taller: number; by: number } {
  const taller = height - cardHeight;
  return { taller, by: 1 + taller * rate };
}

/** A room down to `foot`, with larger text where the card is taller. */
function within(
  form: CardForm,
  { names, ...room }: Omit<WordRoom, "height">,
  foot: number,
): WordRoom {
  return {
    ...room,
    height: foot - room.y,
    names: names * growth(form, 0.0007).by,
    others: growth(form, 0.0004).by,
  };
}

function below({ y, height }: Place): number {
  return y + height;
}

function centred(y: number, width: number, height: number): Place {
  return { x: middle - width / 2, y, width, height };
}
