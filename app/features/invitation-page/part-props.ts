import type { OrnamentPart } from "#app/design/part-types.ts";
import type { FrontView, InvitationView } from "#app/features/invitation-page/view.ts";
import type { ReactNode } from "react";

export type HeroProps = {
  view: FrontView;
  ornament: OrnamentPart;
  languages: ReactNode;
  /** A line below the date that links to the form; null where no reply is asked for. */
  ask: ReactNode;
};
export type OpeningProps = { view: FrontView; ornament: OrnamentPart };
export type TimelineProps = {
  items: Extract<InvitationView["sections"][number], { type: "timeline" }>["items"];
  ornament: OrnamentPart;
};
