import type { ReactNode } from "react";
import type { OrnamentPart } from "#app/designs/contract.ts";
import type { ReplyState } from "#app/domain/reply/state.ts";
import type { BlockView } from "#app/guest/blocks/rules.ts";

/** Props of a section's component. */
export type SectionProps<View> = {
  section: View;
  /** It is the first of its type. */
  first: boolean;
  view: BlockView;
  ornament: OrnamentPart;
  /** The state of this guest's reply; without it the reply section is left out. */
  reply: ReplyState | null;
  /** The content of the reply section. */
  form: ReactNode;
  /** The drawing of the design's world over a note. */
  note?: ReactNode;
  /** Milliseconds since 1970 in UTC, for the countdown's first numbers. */
  now: number;
};
