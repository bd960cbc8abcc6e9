import type { TFunction } from "i18next";
import type { LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import type {
  PublishedInvitation,
  PublishedSection,
  WrittenText,
} from "#app/domain/invitation/schema.ts";
import type { SectionType } from "#app/domain/invitation/sections/types.ts";

/** A published section of a type. */
export type SectionOf<Type extends SectionType> = Extract<PublishedSection, { type: Type }>;

/** By what a section's view is made, besides the section itself. */
export type ViewContext = {
  invitation: PublishedInvitation;
  phase: LifecyclePhase;
  t: TFunction;
  /** A text in the page's language. */
  text: (value: WrittenText) => string;
  optionalText: (value: WrittenText | undefined) => string | undefined;
};

/** The CSS of a section that few invitations have; a page carries only that of its own. */
export type RareStyles = {
  /** Of this type alone. */
  own?: string;
  /** Of several types, once on a page and after what is of one. */
  shared?: string;
};
