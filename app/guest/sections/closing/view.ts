import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

/** Null text after the event, which it looked forward to. */
export type ClosingView = { type: "closing"; text: string | null };

export function view(section: SectionOf<"closing">, { text }: ViewContext): ClosingView {
  return { type: "closing", text: text(section.text) };
}
