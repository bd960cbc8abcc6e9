import * as v from "valibot";
import { filled } from "#app/domain/invitation/schema/fields.ts";

/** The schema of a text: `source` in staff's files, `written` in published invitations. */
export type TextSchema = v.GenericSchema<unknown, object>;

/**
 * With tags a section or an hour of a timeline is shown only to households that have one of them, by
 * their personal link: a church that has few seats, a dinner for the family.
 */
export const limited = { tags: v.optional(v.pipe(v.array(filled), v.minLength(1))) };

/** Traits of a type of section; what is left out is as in most of them. */
export type SectionTraits = {
  /** It has a sheet of its own; two others in a row need a divider. */
  sheet?: true;
  /** It has a clock or an answer, so that it is rendered for each request. */
  changing?: true;
  /**
   * The part of an invitation that it shows besides its own texts: who is greeted, or the
   * calendar's links.
   */
  needs?: "guest" | "calendar";
  /** When the event is called off it stays only where this says so. */
  staysWhen?: readonly ("cancelled" | "postponed")[];
  /** On the day itself it is left out, or stands at the end in the order of these numbers. */
  onTheDay?: "gone" | number;
  /** When the event is over it is left out, or stands above what is past. */
  afterwards?: "gone" | "first";
  /** False where it needs the site, or looks forward to the day: the page to keep is without it. */
  keepsake?: false;
};

/**
 * What an editor says of a type and of its fields, by their path within it. In Markdown; links lead
 * within docs/invitations.md. The Worker does not load it (decision 084).
 */
export type SectionGuide = {
  says: string;
  fields: Readonly<Record<string, string>>;
};
