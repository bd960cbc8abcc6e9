import type { TFunction } from "i18next";
import { setterOf } from "#app/couple/prints/layout.server.ts";
import type { Block, Piece } from "#app/couple/prints/face.ts";
import { part, slips, slipWidth, type Part } from "#app/couple/prints/sheets/slips.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { coursesOf } from "#app/domain/seating/menu/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A menu in one language, as often as a sheet has room. */
export function menuSlips(
  text: string,
  invitation: PublishedInvitation | null,
  language: Language,
  t: TFunction,
): Piece[] {
  const setter = setterOf(invitation);
  const parts = coursesOf(text).flatMap(({ heading, dishes }, course): Part[] => [
    ...(heading === null
      ? []
      : [part(heading, "heading", { ink: "accent", gap: course === 0 ? 0 : 1.1 })]),
    ...dishes.map((dish, index) =>
      part(dish, "dish", { gap: heading === null && course > 0 && index === 0 ? 1.1 : 0.35 }),
    ),
  ]);
  const head: Block[] = [
    { figure: "emblem", width: 18 },
    { gap: 4 },
    setter.name(
      t("dashboard-prints:menu-heading"),
      { width: slipWidth, height: 14, largest: 11, lines: 1 },
      { ink: "accent", part: "title" },
    ),
    { gap: 5 },
  ];
  return slips(head, parts, language, setter);
}
