import type { ComponentType, ReactNode } from "react";
import type { CoverForm } from "#app/designs/cover-forms.ts";
import type { Ornament, Pairing } from "#app/designs/part-names.ts";
import type { CoverShades } from "#app/designs/palettes/scrim.ts";
import type { Weekday } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";

/*
 * Types of what each part of a design is given and must give back. Sizes are width × height in the
 * units of a drawing's own `viewBox`, unless another unit is named. Words come from `kit/words.ts`,
 * colours from the palette's custom properties, so that a drawing depends on nothing else.
 */

/** An occasion to celebrate. */
export type Occasion =
  | "wedding"
  | "wedding-and-engagement"
  | "engagement"
  | "baptism"
  | "christening"
  | "birthday"
  | "kids"
  | "gender"
  | "first-tooth"
  | "event"
  | "commercial"
  | "photoshoot"
  | "gift"
  | "other";

/** The day as a cover shows it, in the guest's language. */
export type EventView = {
  /** On the clock of its place. */
  year: number;
  /** The day of the month, from 1. */
  day: number;
  weekday: Weekday;
  /** `12 June 2027`. */
  long: string;
  /** `12.06.2027`, day and month in the order of the language. */
  figures: string;
  /** Null where no hour is meant for the reader. */
  time: string | null;
  /** The town or the house; undefined where none is given. */
  place?: string;
  /** The event does not take place on this day; the title says so, the date is struck through. */
  off: boolean;
};

/** The content of a cover, in the guest's language. */
export type CoverView = {
  occasion: Occasion;
  language: Language;
  /** The title: what the guest is invited to, in its own case. */
  title: string;
  /** In the nominative, in the order that the hosts chose; at least one. */
  names: readonly string[];
  /** A surname per name; undefined where none is given. */
  surnames: readonly (string | undefined)[];
  /** The hosts' parents in one line; null where none are given. */
  parents: string | null;
  /** The host's age on the day, in years; null where none is given. */
  age: number | null;
  event: EventView;
  /** For sizes of letters that differ by font, and what differs without an ornament. */
  theme: { pairing: Pairing; ornament: Ornament };
};

/** A cover: the first screen, a `header` of the class `hero`. */
export type CoverProps = {
  view: CoverView;
  ornament: OrnamentPart;
  /** The switch of languages, which stands in the first row; null where the cover is a picture. */
  languages: ReactNode;
  /** A line below the date that links to the form; null where no reply is asked for. */
  ask: ReactNode;
};

/** The hosts' photo on a cover that takes one (`cover-forms.ts`). */
export type CoverPhoto = CoverShades & {
  form: CoverForm;
  /** How much closer it is drawn, from 1. */
  zoom: number;
  /** It fills a wide screen; an upright one stands beside the names there. */
  broad: boolean;
  /** How opaque the shade is behind the languages and behind the names, from 0 to 1. */
  head: number;
  foot: number;
};

/**
 * A cover that shows the hosts' photo in place of its own drawing: `kit/photo-cover.tsx`, or the
 * `photo-cover.tsx` beside a cover that composes it itself.
 */
export type PhotoCoverProps = CoverProps & {
  cover: CoverPhoto;
  /** The photo, and the film that may play over it; fills its window. */
  photo: ReactNode;
};

/** The content of an opening, which hides the cover until the guest taps it. */
export type OpeningView = Pick<CoverView, "occasion" | "language" | "title" | "names"> & {
  event: Pick<EventView, "long">;
  theme: { pairing: Pairing };
  /** The greeted guest; null on the general link. */
  guest: { salutation: string } | null;
};

/** An opening: a drawing within `OpeningShell`, which has its words and its button. */
export type OpeningProps = { view: OpeningView; ornament: OrnamentPart };

/** An hour of the programme, in the guest's language. */
export type HourView = {
  /** `15:30`, whatever the language: for drawings that show the hour. */
  at: string;
  /** As the language writes it. */
  time: string;
  /** For `<time>`: the hour with its distance from UTC. */
  moment: string;
  title: string;
  note?: string;
};

/** The hours of the day: an `ol` with a `time` in each item. */
export type HoursProps = { items: readonly HourView[]; ornament: OrnamentPart };

/** A part that draws, with the CSS of its page. */
export type Drawn<Props> = { Component: ComponentType<Props>; css: string };

/**
 * A design's own drawings besides its parts: across the window, at three places of the page. They
 * draw with the shapes of their ornament and the ids of their cover (`#roundel`, `#arch-head`,
 * `#land`); their own ids begin with `world-`.
 */
export type World = {
  /** Between the letter and what follows it. 1440 × 320. */
  Between: ComponentType;
  /** Behind the sheet of the replies, of which a phone shows the top. 1440 × 560. */
  Behind: ComponentType;
  /** Along the foot, below the closing words. */
  Close: ComponentType;
  /** Over the heading of a note, the first of which is 0. 240 × 84. */
  Note?: ComponentType<{ place: number }>;
  /** Its drawings have words, so that they are drawn anew in each language. */
  hasWords?: true;
  /** CSS of its own movement, where it has any. */
  css?: string;
};

/** An area of a chat picture, in pixels. */
export type Room = { x: number; y: number; width: number; height: number };

/** Variations of a chat picture's drawing; the caller sets the text. */
export type ChatCard = {
  occasion: Occasion;
  names: readonly string[];
  /** The large figure of a poster: a word, an age or a day. */
  figure: string;
};

/** A chat picture: its drawings and its text areas, in pixels of 1200 × 630 (`kit/chat-areas.ts`). */
export type ChatLayout = {
  /** Elements of an SVG, without its root. */
  art: ReactNode;
  /** Text area; lies within the middle 630 pixels, because some chats crop to a square. */
  room: Room;
  /** Largest size of the names. */
  largest: number;
  /** The colours of the text: the paper's, by default the page's. */
  sheet?: "paper";
  /** Puts date and place on one line where space is short. */
  oneDay?: true;
  /** Area of place and date where they stand apart from the names. */
  dayRoom?: Room;
  /** Position and size of one large figure or initial. */
  figure?: { x: number; y: number; size: number; width: number; of: "figure" | "initial" };
  /** Puts the title below the names where it is too wide for the top of a vault. */
  titleBelow?: true;
  /** Exchanges the colours at the middle. */
  halves?: true;
  divider?: false;
};

/** The picture of an invitation in a chat, like its cover. `url(#wall)` is its ornament's tile. */
export type ChatPicture = (ornament: OrnamentPart, card: ChatCard) => ChatLayout;

/**
 * An ornament. Each drawing is one SVG that fills its container and is coloured by the palette's
 * custom properties, so that any cover, opening
 * or hours can use any ornament. The root's class
 * is the drawing's name in kebab case; `Shapes` holds what several drawings share.
 */
export type OrnamentPart = {
  /** Shapes that the other drawings use; rendered once, before them. Ids begin with `orn-`. */
  Shapes: ComponentType;
  /** The centrepiece of a cover. 280 × 304. */
  Roundel: ComponentType;
  /**
   * A divider between sections, in several variants so that a page need not repeat one. 260 × 44.
   */
  Divider: ComponentType<{ variant: number }>;
  /** Hangs over the lower right edge of a sheet, from the right. 344 × 170. */
  Branch: ComponentType;
  /** For the upper left corner of a sheet; the sheet turns it for the others. 64 × 64. */
  Corner: ComponentType;
  /** The ornament's sign, alone. 116 × 134. */
  Emblem: ComponentType;
  /**
   * The sign small and closed, for use in numbers. Its middle is plain `--deco`: a day of the month
   * is written on it in `--on-deco`. 116 × 134.
   */
  Bullet: ComponentType;
  /** A small drawing that grows up and to the right, beside a line of the timeline. 46 × 40. */
  Sprig: ComponentType;
  /** A wax seal with the sign. 140 × 140. */
  Seal: ComponentType;
  /**
   * The head of an arch, from the top of the cover to the springing, where it is open between 58
   * and 302 of its width. Drawings in the opening below 120 have the class `arch-heart`, so that
   * covers with text there can hide them. 360 × 260.
   */
  Arch: ComponentType;
  /** The arch's columns below the head: 36 wide, any height, seamless with the head. */
  Column: ComponentType;
  /** The base of an arch over the whole width. 360 × 56. */
  Base: ComponentType;
  /**
   * A landscape or its equivalent along the foot of a cover; may be cropped at both sides. 390 ×
   * 320.
   */
  Scene: ComponentType;
  /** Grows from the upper left corner of a cover into the page; the cover rotates it. 240 × 260. */
  Spray: ComponentType;
  /** The spray has an up and a down, as balloons have: covers may mirror but not rotate it. */
  upright?: true;
  /** The roundel must not be cut in half, as a cross or a figure: covers show it whole. */
  whole?: true;
  /** The scene goes on beyond both sides of its frame, as far as the widest screen. */
  broad?: true;
  /**
   * The frame of a drop initial: the middle, from 40 to 120 in both directions, is free for the
   * letter. 160 × 160.
   */
  Initial: ComponentType;
  /** A pattern that fills any area; the ornament's boldest, in all colours. */
  Field: ComponentType;
  /** The path of a colour sample, 20 units wide and high around its centre. */
  sample: string;
  /** A tile for walls and liners: an SVG document. */
  tile: (line: string, fill: string) => string;
};

/**
 * A design on sale, as the `design.ts` of its folder says it: the stored names of the parts that the
 * folder draws itself. Its whole theme is in `content/templates/NNNN.json`, because an invitation may
 * replace any part of it.
 */
export type Design = SharedPart & {
  /** The name of `ornament.tsx`. */
  ornament?: string;
  /** The name of `cover.tsx`, a theme's `hero`. */
  cover?: string;
  /** The name of `opening.tsx`. */
  opening?: string;
  /** The name of `hours.tsx`, a theme's `timeline`. */
  hours?: string;
};

/** Facts about a part that several designs wear, in its `part.ts`. */
export type SharedPart = {
  /** The forms of the hosts' photo that its cover takes; none by default. */
  photoForms?: readonly CoverForm[];
};
